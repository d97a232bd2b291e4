import { NORTH_LAND } from './land.ts';
import styles from './Map.module.css';
import { type Crop, edgeTowards, EUROPE, isInside, NORTH, type Point } from './projection.ts';

interface PlaceProps {
  readonly lat: number;
  readonly lon: number;
}

export function isBeyond({ lat, lon }: PlaceProps): boolean {
  return !isInside(EUROPE, EUROPE.project(lat, lon));
}

interface PlaceOnMapProps {
  readonly place: PlaceProps;
  readonly crop: Crop;
  /** The size of its mark, in units of the map. */
  readonly size: number;
}

/** A pin on the map of Europe, or an arrow at its edge for what lies beyond. */
export function PlaceOnMap({ place, crop, size }: PlaceOnMapProps) {
  const at = EUROPE.project(place.lat, place.lon);
  if (!isBeyond(place)) return <Pin at={at} size={size / 2} />;
  const { x, y, turn } = edgeTowards(crop, at, size * 1.4);
  return (
    <path
      className={styles.pin}
      d="M10 0 -6 -8 -3 0 -6 8Z"
      strokeWidth="1.6"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 10})`}
    />
  );
}

function Pin({ at: { x, y }, size }: { readonly at: Point; readonly size: number }) {
  return (
    <>
      <circle className={styles.pinRing} cx={x} cy={y} r={size * 1.15} strokeWidth={size * 0.5} />
      <circle className={styles.pin} cx={x} cy={y} r={size * 0.9} strokeWidth={size * 0.4} />
    </>
  );
}

/** Where in the northern half of the world a place lies that the map does not reach. */
export function Globe({ lat, lon }: PlaceProps) {
  // On the other side of the arrow that leads there.
  const isEast = EUROPE.project(lat, lon).x > EUROPE.width / 2;
  return (
    <div className={`${styles.globe} ${isEast ? styles.left : styles.right}`} aria-hidden>
      <svg className={styles.map} viewBox={`0 0 ${NORTH.width} ${NORTH.height}`}>
        <path className={styles.ground} d={NORTH_LAND} />
        <path className={styles.coast} d={NORTH_LAND} />
        <Pin at={NORTH.project(lat, lon)} size={22} />
      </svg>
    </div>
  );
}
