import type { Chance, Decision, Manifest, Refusal, Rules, Seat } from '@bridgehead/kernel';
import { blocked, distance, isOnTable, type Point, TABLE } from './ground.ts';

/** A continuous table: a walker goes anywhere within reach, so that moves are never listed and the table asks instead. */
export interface State {
  readonly seats: number;
  turn: number;
  walkers: readonly Point[];
  /** How far whoever is on turn may still go. */
  left: number;
}

export type Move = { readonly kind: 'walk'; readonly to: Point } | { readonly kind: 'stop' };

export type Event =
  | { readonly kind: 'walked'; readonly seat: Seat; readonly to: Point; readonly length: number }
  | { readonly kind: 'stopped'; readonly seat: Seat };

export const STRIDE = 12;
export const ROUNDS = 6;
/** A random step must not be so small that it is hardly one. */
const TRIES = 8;

export const manifest: Manifest = {
  id: 'trek',
  title: { ru: 'Переход', en: 'Trek' },
  version: '1',
  seats: { min: 1, max: 4 },
  hiddenInformation: 'none',
  cooperative: false,
  simultaneous: false,
  options: [],
  endings: ['arrived', 'furthest'],
};

export function onTurn({ turn, seats }: State): Seat {
  return turn % seats;
}

export function walkerOf({ walkers }: State, seat: Seat): Point {
  return walkers[seat] as Point;
}

function refusal(state: State, { seat }: Decision, move: Move): Refusal | null {
  if (move.kind === 'stop') return null;
  const from = walkerOf(state, seat);
  const length = distance(from, move.to);
  if (!isOnTable(move.to)) return { clause: 'TRK-1.1', reason: 'off-table' };
  if (length > state.left)
    return { clause: 'TRK-1.2', reason: 'too-far', figures: { length, left: state.left } };
  return blocked(from, move.to) ? { clause: 'TRK-1.3', reason: 'blocked' } : null;
}

function isOver({ seats, turn, walkers }: State): boolean {
  return turn >= seats * ROUNDS || walkers.some(({ x }) => x >= TABLE.width);
}

function pointFrom(json: unknown): Point | null {
  const { x, y } = (json ?? {}) as Partial<Point>;
  return Number.isFinite(x) && Number.isFinite(y) ? { x: x as number, y: y as number } : null;
}

function part(chance: Chance): number {
  return chance.below(65536) / 65536;
}

export const rules: Rules<State, Move, Event, State> = {
  manifest,
  setup: (_options, seats) => ({
    seats: seats.length,
    turn: 0,
    walkers: seats.map((_, seat) => ({ x: 0, y: 10 + 10 * seat })),
    left: STRIDE,
  }),
  clone: (state) => ({ ...state }),
  pending: (state) =>
    isOver(state)
      ? []
      : [{ id: `go:${state.turn}:${state.left}`, kind: 'go', seat: onTurn(state), must: true }],
  randomMove(state, decision, chance) {
    const { x, y } = walkerOf(state, decision.seat);
    for (let tried = 0; tried < TRIES; tried++) {
      const to = { x: x + part(chance) * STRIDE, y: y + (part(chance) - 0.5) * STRIDE };
      const move: Move = { kind: 'walk', to };
      if (refusal(state, decision, move) === null) return move;
    }
    return { kind: 'stop' };
  },
  readMove(json) {
    const { kind, to } = (json ?? {}) as { kind?: unknown; to?: unknown };
    if (kind === 'stop') return { kind };
    const point = kind === 'walk' ? pointFrom(to) : null;
    return point && { kind: 'walk', to: point };
  },
  refusal,
  play(state, { seat }, move, _chance, emit) {
    if (move.kind === 'walk') {
      const length = distance(walkerOf(state, seat), move.to);
      state.walkers = state.walkers.map((walker, other) => (other === seat ? move.to : walker));
      // However short a step is, it costs something: a turn comes to its end, and no question is asked twice.
      state.left = Math.max(0, state.left - Math.max(length, 1));
      emit?.({ kind: 'walked', seat, to: move.to, length });
      if (state.left > 0) return;
    } else {
      emit?.({ kind: 'stopped', seat });
    }
    state.turn++;
    state.left = STRIDE;
  },
  observe: (state) => ({ ...state }),
  sample: (view) => ({ ...view }),
  inquire(view, viewer, question) {
    const { about, to: json } = (question ?? {}) as { about?: unknown; to?: unknown };
    if (viewer === 'spectator') return null;
    const from = walkerOf(view, viewer);
    const reach = viewer === onTurn(view) ? view.left : STRIDE;
    if (about === 'reach') return { from, reach };
    const to = pointFrom(json);
    if (about !== 'path' || !to) return null;
    return { length: distance(from, to), isBlocked: blocked(from, to), isOnTable: isOnTable(to) };
  },
  outcome(state) {
    if (!isOver(state)) return null;
    const furthest = Math.max(...state.walkers.map(({ x }) => x));
    const ending = furthest >= TABLE.width ? 'arrived' : 'furthest';
    const best = state.walkers.flatMap(({ x }, seat) => (x === furthest ? [seat] : []));
    return best.length === 1
      ? { kind: 'win', winners: best, ending }
      : { kind: 'draw', between: best, ending };
  },
};
