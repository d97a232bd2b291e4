import { type Chance, type Emit, pick, type Seat } from '@bridgehead/kernel';
import { attack, clear, dig, plantFlag, takeGrenade, throwGrenade } from './actions.ts';
import { type Cell, isZone, SIDES } from './board.ts';
import { alarm, enemyTurn } from './enemy.ts';
import { endIfClear } from './ending.ts';
import type { Event } from './events.ts';
import { placements } from './fit.ts';
import type { Move } from './moves.ts';
import { targetsFrom } from './odds.ts';
import { type OpenPosition, soldierOf, type State, STEPS } from './state.ts';
import { mayReplace, refill, replaceOpen } from './supply.ts';
import { GRENADE } from './tiles.ts';
import { stepsTo, waysOf } from './ways.ts';

type Kind = Exclude<Move['kind'], 'post'>;

/** The legal moves of one kind. */
const LISTS: Readonly<Record<Kind, (state: State, seat: Seat) => Move[]>> = {
  move: (state, seat) =>
    waysOf(state, seat)
      .stops.slice(1)
      .map((to) => ({ kind: 'move', to })),
  dig: (state, seat) => digging(state, seat).flatMap((cell) => digsAt(state, cell)),
  flag: (state, seat) =>
    state.flags.length < state.set.flags ? wayOut(state, seat, true).map((to) => ({ kind: 'flag', to })) : [],
  clear: (state) =>
    state.trenches.flatMap((_, cell) => (isClearable(state, cell) ? [{ kind: 'clear', cell }] : [])),
  attack: (state, seat) =>
    targetsFrom(state, soldierOf(state, seat)).map((cell) => ({ kind: 'attack', cell })),
  take: ({ open }) => (open.includes(GRENADE) ? [{ kind: 'take' }] : []),
  throw: ({ grenades }, seat) =>
    (grenades[seat] as number) > 0 ? SIDES.map((side) => ({ kind: 'throw', side })) : [],
  replace: (state) => (mayReplace(state) ? [{ kind: 'replace' }] : []),
  end: () => [{ kind: 'end' }],
};
const KINDS = Object.keys(LISTS) as Kind[];

function wayOut(state: State, seat: Seat, zone: boolean): Cell[] {
  return waysOf(state, seat).exits.filter((cell) => isZone(state.set.board, cell) === zone);
}

function digging(state: State, seat: Seat): Cell[] {
  return wayOut(state, seat, false);
}

function digsAt(state: State, to: Cell): Move[] {
  return placements(state, to).map(({ tile, turn }) => ({ kind: 'dig', to, tile, turn }));
}

/** BLN-5.3 */
export function isClearable(
  { trenches, enemies, soldiers }: Readonly<Pick<OpenPosition, 'trenches' | 'enemies' | 'soldiers'>>,
  cell: Cell,
): boolean {
  return trenches[cell] !== null && enemies[cell] === null && !soldiers.includes(cell);
}

export function* turnMoves(state: State, seat: Seat): Iterable<Move> {
  for (const kind of KINDS) yield* LISTS[kind](state, seat);
}

/** A kind first and a move of it then: many ways to lay a tile do not make digging likelier. */
export function randomTurnMove(state: State, seat: Seat, chance: Chance): Move {
  const start = chance.below(KINDS.length);
  for (let offset = 0; ; offset++) {
    const moves = LISTS[KINDS[(start + offset) % KINDS.length] as Kind](state, seat);
    if (moves.length > 0) return pick(moves, chance);
  }
}

export function playTurn(state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void {
  if (move.kind === 'move') return walk(state, seat, move.to, emit);
  act(state, seat, move, chance, emit);
  if (!endIfClear(state, emit)) finishTurn(state, seat, chance, emit);
}

/** BLN-4.1 */
function walk(state: State, seat: Seat, to: Cell, emit?: Emit<Event>): void {
  const from = soldierOf(state, seat);
  state.steps -= stepsTo(waysOf(state, seat), to) ?? 0;
  state.soldiers[seat] = to;
  emit?.({ kind: 'moved', seat, from, to });
}

/** BLN-4.3 */
function act(state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'dig':
      return dig(state, seat, move, emit);
    case 'flag':
      return plantFlag(state, seat, move.to, emit);
    case 'clear':
      return clear(state, seat, move.cell, emit);
    case 'attack':
      return attack(state, seat, move.cell, chance, emit);
    case 'take':
      return takeGrenade(state, seat, emit);
    case 'throw':
      return throwGrenade(state, seat, move.side, chance, emit);
    case 'replace':
      return replaceOpen(state, seat, chance, emit);
    default:
      emit?.({ kind: 'waited', seat });
  }
}

/** Refill, alarm, and after the last player of a round the enemy (BLN-3.1, BLN-4). */
function finishTurn(state: State, seat: Seat, chance: Chance, emit?: Emit<Event>): void {
  refill(state, chance, emit);
  alarm(state, seat, chance, emit);
  if (endIfClear(state, emit)) return;
  const isLast = (state.turn + 1) % state.seats === 0;
  if (isLast) enemyTurn(state, chance, emit);
  if (state.outcome) return;
  state.turn++;
  state.steps = STEPS;
}
