import type { SeatKind } from '@bridgehead/kernel';
import { packFrom } from '../content/index.ts';
import { POINTS, SCENARIOS, TOKENS } from '../rules/card-set.ts';
import { firePoint, skillCardsOf } from '../rules/ground.ts';
import type { Move } from '../rules/moves.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

export const pack = packFrom();
export const rules = rulesOver(pack);

export interface TableKind {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SeatKind[];
}

/** Every scenario and number of players; bots take turns. */
export function tables(): TableKind[] {
  return SCENARIOS.flatMap((scenario) =>
    [1, 2, 3, 4, 5].map((players, kind) => ({
      options: { scenario },
      seats: Array.from({ length: players }, (_, seat) =>
        seat > 0 && (seat + kind) % 2 === 0 ? 'bot' : 'human',
      ),
    })),
  );
}

/** Where the order of what is chosen does not count, it is listed in the order offered. */
export function asListed(move: Move, { agenda }: State): Move {
  const top = agenda.at(-1);
  if (move.kind !== 'choose' || top?.task !== 'question' || top.about === 'order') return move;
  return {
    ...move,
    picks: move.picks.slice().sort((one, other) => top.from.indexOf(one) - top.from.indexOf(other)),
  };
}

/** No card or token appears or vanishes, and nothing is where it cannot be. */
export function conserve(state: State): void {
  same('enemies', range(pack.enemies.reduce((sum, { copies }) => sum + copies, 0)), [
    ...state.fresh.cards,
    ...state.fallen,
    ...state.points.flatMap(({ enemies }) => enemies),
  ]);
  const resolved = state.agenda.flatMap((task) => (task.task === 'reinforce' ? [task.card] : []));
  same('events', range(pack.events.length + pack.tasks.length), [
    ...new Set([
      ...state.events.cards,
      ...state.eventDiscard,
      ...state.tasks.map(({ task }) => task),
      ...state.tasksUsed,
      ...resolved,
    ]),
  ]);
  for (const [unit, own] of state.units.entries()) {
    const played = state.agenda.flatMap((task) =>
      task.task === 'played' && task.unit === unit ? [task.card] : [],
    );
    const cards = [
      ...(state.hands[unit] ?? []),
      ...(state.decks[unit]?.cards ?? []),
      ...own.discard,
      ...own.gone,
    ];
    same(`skills of unit ${unit + 1}`, skillCardsOf(unit), own.isAlive ? [...cards, ...played] : cards);
    if (own.actions < 0) throw new Error(`unit ${unit + 1} has ${own.actions} action points`);
    if (own.isAlive && state.turn > 0 && !state.points[own.at]?.isHeld)
      throw new Error(`unit ${unit + 1} stands at ${own.at}`);
  }
  const tokens = state.points.reduce((sum, point) => sum + point.tokens, 0);
  if (tokens > TOKENS) throw new Error(`${tokens} tokens`);
  for (let point = 0; point < POINTS; point++) {
    const here = state.points[point]?.tokens ?? 0;
    if (here < 0 || here > firePoint(pack, state, point).limit) throw new Error(`${here} tokens at ${point}`);
  }
  for (const deck of [...state.decks, state.fresh, state.events]) {
    if (deck.cards.length !== deck.seen.length) throw new Error('what is seen does not fit the deck');
  }
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function same(what: string, expected: readonly number[], found: readonly number[]): void {
  const sorted = [...found].sort((one, other) => one - other);
  if (sorted.length === expected.length && sorted.every((item, place) => item === expected[place])) return;
  throw new Error(`${what} differ: ${sorted.join(' ')}`);
}
