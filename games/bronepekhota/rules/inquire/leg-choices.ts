import type { Point } from '@bridgehead/geometry';
import { TURN } from '../movement/legs.ts';
import { paceOf, type Vehicle, type WayOfGoing } from '../movement/vehicle.ts';
import type { Heading, Leg } from '../moves.ts';
import { STEP } from '../space.ts';
import { farApart } from './grid.ts';

/** Legs to a place, and what they cost at least: along ramps it is more. */
interface Choice {
  readonly legs: readonly Leg[];
  readonly price: number;
}

/** What is beside the line by less is on it. */
const ON_LINE = 1e-6;

/** As it stands: along its heading, across it, or one after the other, as far as its chassis goes so (BRP-4.2). */
export function straightLegs({ at, heading, kind }: Vehicle, to: Point): Choice[] {
  const length = Math.sqrt(heading.x * heading.x + heading.y * heading.y);
  const [x, y] = [to.x - at.x, to.y - at.y];
  const along = (x * heading.x + y * heading.y) / length;
  const across = (y * heading.x - x * heading.y) / length;
  const parts = [...part(along, 'forward', 'back'), ...part(across, 'left', 'right')];
  let price = 0;
  for (const { go, by } of parts) {
    const pace = paceOf(kind, go);
    if (pace === undefined) return [];
    price += by / (pace * STEP);
  }
  if (parts.length === 0) return [];
  return parts.length === 1
    ? [{ legs: parts, price }]
    : [
        { legs: parts, price },
        { legs: parts.toReversed(), price },
      ];
}

function part(far: number, ahead: WayOfGoing, behind: WayOfGoing): { go: WayOfGoing; by: number }[] {
  if (Math.abs(far) < ON_LINE) return [];
  return [far > 0 ? { go: ahead, by: far } : { go: behind, by: 0 - far }];
}

/** Turning towards a place and going there. */
export function turnedLegs(vehicle: Vehicle, to: Point): Choice {
  const { at } = vehicle;
  const by = farApart(at, to);
  if (by < ON_LINE) return { legs: [], price: 0 };
  const turns = turnsTo(vehicle, { x: to.x - at.x, y: to.y - at.y });
  return { legs: [...turns, { go: 'forward', by }], price: turns.length * TURN + by / STEP };
}

/** A flyer turns by at most 90° at once (BRP-4.2): further in two turns. */
export function turnsTo({ heading, kind }: Vehicle, to: Heading): Leg[] {
  if (kind.chassis !== 'wings' || heading.x * to.x + heading.y * to.y >= 0) return [{ turn: to }];
  const side = heading.x * to.y - heading.y * to.x;
  const half = side >= 0 ? { x: 0 - heading.y, y: heading.x } : { x: heading.y, y: 0 - heading.x };
  return [{ turn: half }, { turn: to }];
}
