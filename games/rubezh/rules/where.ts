import { heldPoints, isManned, pointAt, unitsAt } from './ground.ts';
import type { OpenPosition, Point } from './state.ts';
import type { Where } from './vocabulary.ts';

type Field = Readonly<Pick<OpenPosition, 'points' | 'units'>>;

/** Whether one of them is chosen; otherwise all are meant. */
export function isOnePlace(where: Where): boolean {
  return where === 'one' || where === 'one-manned';
}

/** Held fire points a card can mean by this, in the order of their numbers. */
export function pointsMeant(field: Field, where: Where, here: Point | null): Point[] {
  const held = heldPoints(field);
  switch (where) {
    case 'here':
      return held.filter((point) => point === here);
    case 'each':
    case 'one':
      return held;
    case 'manned':
    case 'one-manned':
      return held.filter((point) => isManned(field, point));
    case 'unmanned':
      return held.filter((point) => !isManned(field, point));
    case 'most-tokens':
      return highest(held, (point) => pointAt(field, point).tokens);
    case 'most-enemies':
      return highest(held, (point) => pointAt(field, point).enemies.length);
    case 'fewest-enemies':
      return highest(held, (point) => -pointAt(field, point).enemies.length);
    case 'most-units':
      return highest(held, (point) => unitsAt(field, point).length);
    case 'fewest-units':
      return highest(held, (point) => -unitsAt(field, point).length);
    default:
      return held.filter((point) => point === where - 1);
  }
}

/** The first of those where it is highest: on a tie the lower number. */
function highest(points: readonly Point[], measure: (point: Point) => number): Point[] {
  let best: Point[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const here = measure(point);
    if (here <= most) continue;
    best = [point];
    most = here;
  }
  return best;
}
