import type { Front, FrontPoint, Side } from '../../content/front/front.ts';
import { enemyGround, NEUTRAL } from '../../content/front/enemy-ground.ts';
import { type Ring, sovietGround } from '../../content/front/ground.ts';
import { EUROPE } from './projection.ts';

/** A front as it is drawn on the map of Europe. */
export interface FrontPaths {
  readonly line: string;
  readonly enemy: string;
  readonly soviet: string;
  readonly pieces: readonly {
    readonly held: Side | 'line';
    readonly ground: string;
    readonly line: string;
  }[];
}

const at = ([lat, lon]: FrontPoint) => {
  const { x, y } = EUROPE.project(lat, lon);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const open = (points: readonly FrontPoint[]) => `M${points.map(at).join('L')}`;
const closed = (ring: Ring) => `${open(ring)}Z`;

/** Legs over water are left out. */
function seen(points: readonly FrontPoint[]): string {
  return points.map((point, index) => `${index === 0 || point[2] === 1 ? 'M' : 'L'}${at(point)}`).join('');
}

export const NEUTRAL_PATH = NEUTRAL.map(closed).join('');

export function pathsOf(front: Front): FrontPaths {
  return {
    line: seen(front.main),
    enemy: closed(enemyGround(front.date)),
    soviet: closed(sovietGround(front)),
    pieces: front.pieces.map(({ held, points }) => ({
      held,
      ground: held === 'line' ? '' : closed(points),
      line: held === 'line' ? open(points) : seen([...points, ...points.slice(0, 1)]),
    })),
  };
}
