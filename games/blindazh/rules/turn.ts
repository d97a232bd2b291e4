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
import { GRENADE, type TileSet } from './tiles.ts';
import { stepsTo, waysOf } from './ways.ts';

type Kind = Exclude<Move['kind'], 'post'>;

/** The legal moves of one kind. */
const LISTS: Readonly<Record<Kind, (set: TileSet, state: State, seat: Seat) => Move[]>> = {
  move: (set, state, seat) =>
    waysOf(set, state, seat)
      .stops.slice(1)
      .map((to) => ({ kind: 'move', to })),
  dig: (set, state, seat) => digging(set, state, seat).flatMap((cell) => digsAt(set, state, cell)),
  flag: (set, state, seat) =>
    state.flags.length < set.flags ? wayOut(set, state, seat, true).map((to) => ({ kind: 'flag', to })) : [],
  clear: (_set, state) =>
    state.trenches.flatMap((_, cell) => (isClearable(state, cell) ? [{ kind: 'clear', cell }] : [])),
  attack: (set, state, seat) =>
    targetsFrom(set, state, soldierOf(state, seat)).map((cell) => ({ kind: 'attack', cell })),
  take: (_set, { open }) => (open.includes(GRENADE) ? [{ kind: 'take' }] : []),
  throw: (_set, { grenades }, seat) =>
    (grenades[seat] as number) > 0 ? SIDES.map((side) => ({ kind: 'throw', side })) : [],
  replace: (_set, state) => (mayReplace(state) ? [{ kind: 'replace' }] : []),
  end: () => [{ kind: 'end' }],
};
const KINDS = Object.keys(LISTS) as Kind[];

function wayOut(set: TileSet, state: State, seat: Seat, zone: boolean): Cell[] {
  return waysOf(set, state, seat).exits.filter((cell) => isZone(set.board, cell) === zone);
}

function digging(set: TileSet, state: State, seat: Seat): Cell[] {
  return wayOut(set, state, seat, false);
}

function digsAt(set: TileSet, state: State, to: Cell): Move[] {
  return placements(set, state, to).map(({ tile, turn }) => ({ kind: 'dig', to, tile, turn }));
}

/** BLN-5.3 */
function isClearable(
  { trenches, enemies, soldiers }: Readonly<Pick<OpenPosition, 'trenches' | 'enemies' | 'soldiers'>>,
  cell: Cell,
): boolean {
  return trenches[cell] !== null && enemies[cell] === null && !soldiers.includes(cell);
}

export function* turnMoves(set: TileSet, state: State, seat: Seat): Iterable<Move> {
  for (const kind of KINDS) yield* LISTS[kind](set, state, seat);
}

/** A kind first and a move of it then: many ways to lay a tile do not make digging likelier. */
export function randomTurnMove(set: TileSet, state: State, seat: Seat, chance: Chance): Move {
  const start = chance.below(KINDS.length);
  for (let offset = 0; ; offset++) {
    const moves = LISTS[KINDS[(start + offset) % KINDS.length] as Kind](set, state, seat);
    if (moves.length > 0) return pick(moves, chance);
  }
}

export function playTurn(
  set: TileSet,
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
  emit?: Emit<Event>,
): void {
  if (move.kind === 'move') return walk(set, state, seat, move.to, emit);
  act(set, state, seat, move, chance, emit);
  if (!endIfClear(state, emit)) finishTurn(set, state, seat, chance, emit);
}

/** BLN-4.1 */
function walk(set: TileSet, state: State, seat: Seat, to: Cell, emit?: Emit<Event>): void {
  const from = soldierOf(state, seat);
  state.steps -= stepsTo(waysOf(set, state, seat), to) ?? 0;
  state.soldiers[seat] = to;
  emit?.({ kind: 'moved', seat, from, to });
}

/** BLN-4.3 */
function act(set: TileSet, state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'dig':
      return dig(set, state, seat, move, emit);
    case 'flag':
      return plantFlag(state, seat, move.to, emit);
    case 'clear':
      return clear(state, seat, move.cell, emit);
    case 'attack':
      return attack(set, state, seat, move.cell, chance, emit);
    case 'take':
      return takeGrenade(state, seat, emit);
    case 'throw':
      return throwGrenade(set, state, seat, move.side, chance, emit);
    case 'replace':
      return replaceOpen(state, seat, chance, emit);
    default:
      emit?.({ kind: 'waited', seat });
  }
}

/** Refill, alarm, and after the last player of a round the enemy (BLN-3.1, BLN-4). */
function finishTurn(set: TileSet, state: State, seat: Seat, chance: Chance, emit?: Emit<Event>): void {
  refill(state, chance, emit);
  alarm(set, state, seat, chance, emit);
  if (endIfClear(state, emit)) return;
  const isLast = (state.turn + 1) % state.seats === 0;
  if (isLast) enemyTurn(set, state, chance, emit);
  if (state.outcome) return;
  state.turn++;
  state.steps = STEPS;
}
