import type { DealTask, Window } from './agenda.ts';
import { push } from './ask.ts';
import type { CardSet } from './card-set.ts';
import { removeTokens } from './changes.ts';
import { takeTop } from './deck.ts';
import { eventOf, hasTrait, heldPoints, kindOf, pointAt, traitOf, unitsAt } from './ground.ts';
import type { Playing } from './playing.ts';
import type { Enemy, EventDeckCard, Point, State } from './state.ts';
import { windowAt } from './windows.ts';

/** Cards from the fresh forces, one after the other; reactions when all have come (RUB-4.7). */
export function deal(game: Playing, { slots, isCalled }: DealTask): void {
  const { state, emit } = game;
  const arrived: Enemy[][] = state.points.map(() => []);
  for (const slot of slots) {
    const enemy = takeTop(state.fresh);
    if (enemy === undefined) break;
    const point = arrive(game, enemy, slot, isCalled);
    arrived[point]?.push(enemy);
    if (state.fresh.cards.length === 0) emit?.({ kind: 'freshEmpty' });
  }
  push(
    game,
    arrived.flatMap((prey, point): Window[] =>
      prey.length > 0 ? [windowAt({ at: 'arrival', point, prey })] : [],
    ),
  );
}

/** Where it comes to stand. Properties of arrival work card by card. */
function arrive(game: Playing, enemy: Enemy, slot: Point, isCalled: true | undefined): Point {
  const { set, state, emit } = game;
  const lands = hasTrait(set, enemy, 'lands');
  const point = lands ? leastManned(state) : slot;
  const how = lands ? ('landed' as const) : isCalled ? ('called' as const) : undefined;
  pointAt(state, point).enemies.push(enemy);
  emit?.({ kind: 'arrived', enemy, point, ...(how && { how }) }, { reveals: true });
  const breaks = traitOf(kindOf(set, enemy), 'breaks');
  if (breaks?.at.includes('arrival')) removeTokens(game, point, breaks.tokens, 'broken');
  return point;
}

function leastManned(state: State): Point {
  const held = heldPoints(state);
  const [first, ...others] = held.map((point) => ({ point, units: unitsAt(state, point).length }));
  return others.reduce(
    (best, other) => (other.units < best.units ? other : best),
    first as { point: Point; units: number },
  ).point;
}

/** What an event prints for this turn, as points in the order of the deal (RUB-4.4), less what was kept away. */
export function printedSlots(set: CardSet, state: State, card: EventDeckCard): Point[] {
  const held = heldPoints(state);
  const slots = eventOf(set, card).reinforcements.flatMap((count, point) =>
    Array.from({ length: count }, (_, place) =>
      pointAt(state, point).isHeld ? point : (held[place % held.length] as Point),
    ),
  );
  const kept = state.points.map(({ withheld }) => withheld);
  return slots.filter((point) => {
    const left = kept[point] as number;
    kept[point] = left - 1;
    return left <= 0;
  });
}
