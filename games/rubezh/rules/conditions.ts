import type { CardSet } from './card-set.ts';
import { firePoint, heldPoints, kindOf, pointAt, unitsAt } from './ground.ts';
import type { Enemy, Point, State } from './state.ts';
import type { Condition, Kind, Where } from './vocabulary.ts';
import { pointsMeant } from './where.ts';

type Table = Readonly<Pick<State, 'scenario' | 'points' | 'units' | 'fallen'>>;

export function holds(set: CardSet, state: Table, condition: Condition, here: Point | null = null): boolean {
  const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = condition;
  const number = measured(set, state, condition, here);
  return number >= atLeast && number <= atMost;
}

function measured(
  set: CardSet,
  state: Table,
  { count, where = 'each', kinds }: Condition,
  here: Point | null,
): number {
  switch (count) {
    case 'enemies':
      return most(state, where, here, (point) => ofKinds(set, pointAt(state, point).enemies, kinds));
    case 'units':
      return most(state, where, here, (point) => unitsAt(state, point).length);
    case 'tokens':
      return most(state, where, here, (point) => pointAt(state, point).tokens);
    case 'lost-units':
      return state.units.filter(({ isAlive }) => !isAlive).length;
    case 'captured':
      return state.points.filter(({ isHeld }) => !isHeld).length;
    case 'full-points':
      return heldPoints(state).filter((point) => isFull(set, state, point)).length;
    case 'clear-in-a-row':
      return clearInARow(state);
    case 'fallen':
      return ofKinds(set, state.fallen, kinds);
  }
}

/** On the point where it is most; 0 where no point is meant. */
function most(state: Table, where: Where, here: Point | null, measure: (point: Point) => number): number {
  let highest = 0;
  for (const point of pointsMeant(state, where, here)) highest = Math.max(highest, measure(point));
  return highest;
}

function ofKinds(set: CardSet, enemies: readonly Enemy[], kinds?: readonly Kind[]): number {
  return kinds ? enemies.filter((enemy) => kinds.includes(kindOf(set, enemy).id)).length : enemies.length;
}

function isFull(set: CardSet, state: Table, point: Point): boolean {
  const { limit } = firePoint(set, state, point);
  return limit > 0 && pointAt(state, point).tokens >= limit;
}

/** The longest row of neighbouring held points without an enemy: a captured one breaks it. */
function clearInARow({ points }: Table): number {
  let longest = 0;
  let row = 0;
  for (const { isHeld, enemies } of points) {
    row = isHeld && enemies.length === 0 ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}
