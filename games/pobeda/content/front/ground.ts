import type { Front, FrontPoint, Side } from './front.ts';

/** Who held what: the main line parts the ground, sieges and pockets lie over it. */

export type Ring = readonly FrontPoint[];

/** Round Greece and European Turkey, where the line ends at the Adriatic. */
const ROUND_THE_BALKANS: Ring = [
  [41.8, 17.5],
  [39.0, 19.0],
  [35.0, 22.0],
  [35.0, 26.0],
  [38.5, 25.8],
  [40.6, 25.9],
  [41.7, 26.4],
  [42.0, 28.2],
];
const ADRIATIC = 24;

/** Through the Black Sea and along the southern border of the Soviet Union, then round by the east and the north. */
const ROUND_THE_UNION: Ring = [
  [43.0, 31.0],
  [42.6, 35.0],
  [41.5, 41.3],
  [41.2, 43.4],
  [39.8, 44.6],
  [38.9, 46.4],
  [38.4, 48.9],
  [37.3, 53.9],
  [38.2, 56.5],
  [35.6, 61.2],
  [37.2, 67.0],
  [36.7, 71.5],
  [37.4, 75.0],
  [50.0, 95.0],
  [60.0, 130.0],
  [80.0, 130.0],
  [80.0, 34.0],
];

export function sovietGround({ main }: Front): Ring {
  const [, east] = main.at(-1) ?? [0, 0];
  return [...main, ...(east < ADRIATIC ? ROUND_THE_BALKANS : []), ...ROUND_THE_UNION];
}

export function holderOf(front: Front, lat: number, lon: number): Side {
  const piece = front.pieces.findLast(({ held, points }) => held !== 'line' && isInside(points, lat, lon));
  if (piece && piece.held !== 'line') return piece.held;
  return isInside(sovietGround(front), lat, lon) ? 'soviet' : 'axis';
}

/** Counts the sides of the ring that a way to the east crosses. */
function isInside(ring: Ring, lat: number, lon: number): boolean {
  return (
    ring.filter(([toLat, toLon], index) => {
      const [fromLat, fromLon] = ring.at(index - 1) ?? [toLat, toLon];
      if (fromLat > lat === toLat > lat) return false;
      return lon < fromLon + ((lat - fromLat) / (toLat - fromLat)) * (toLon - fromLon);
    }).length %
      2 ===
    1
  );
}
