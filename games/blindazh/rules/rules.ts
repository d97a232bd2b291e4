import { type Chance, type Decision, type Emit, type ListingRules, pick } from '@bridgehead/kernel';
import { cellName, isStart, cellsOn, NOWHERE, startCells } from './board.ts';
import type { Event } from './events.ts';
import { manifest } from './manifest.ts';
import { type Move, readMove } from './moves.ts';
import type { BlindazhRefusal } from './refusals.ts';
import { setup } from './setup.ts';
import { cloneState, seatOnTurn, type State } from './state.ts';
import type { TileSet } from './tiles.ts';
import { playTurn, randomTurnMove, turnMoves } from './turn.ts';
import { refuseTurn } from './turn-refusal.ts';
import { observe, sample, type View } from './view.ts';

/** Posts are chosen by all at once (BLN-3.2); then one turn after another. */
function pending(state: State): readonly Decision[] {
  if (state.outcome) return [];
  if (state.turn === 0 && state.soldiers.includes(NOWHERE)) {
    return state.soldiers.flatMap((cell, seat) =>
      cell === NOWHERE ? [{ id: `post:${seat}`, kind: 'post', seat, must: true }] : [],
    );
  }
  const { turn, steps } = state;
  return [{ id: `turn:${turn}:${steps}`, kind: 'turn', seat: seatOnTurn(state), must: true }];
}

function* moves(set: TileSet, state: State, { kind, seat }: Decision): Iterable<Move> {
  if (kind === 'turn') yield* turnMoves(set, state, seat);
  else for (const cell of startCells(set.board)) yield { kind: 'post', cell };
}

function randomMove(set: TileSet, state: State, { kind, seat }: Decision, chance: Chance): Move {
  return kind === 'turn'
    ? randomTurnMove(set, state, seat, chance)
    : { kind: 'post', cell: pick(startCells(set.board), chance) };
}

function refusal(set: TileSet, state: State, { kind, seat }: Decision, move: Move): BlindazhRefusal | null {
  if (kind === 'turn') return refuseTurn(set, state, seat, move);
  const clause = 'BLN-3.2';
  if (move.kind !== 'post') return { clause, reason: 'post-first' };
  const { board } = set;
  if (move.cell >= cellsOn(board)) return { clause: 'BLN-1.1', reason: 'off-board' };
  if (isStart(board, move.cell)) return null;
  return { clause, reason: 'not-a-start-cell', figures: { cell: cellName(board, move.cell) } };
}

function play(
  set: TileSet,
  state: State,
  { seat }: Decision,
  move: Move,
  chance: Chance,
  emit?: Emit<Event>,
): void {
  if (move.kind !== 'post') return playTurn(set, state, seat, move, chance, emit);
  state.soldiers[seat] = move.cell;
  emit?.({ kind: 'posted', seat, cell: move.cell });
}

/** «Блиндаж» with the given set of tiles: the whole game through the kernel's contract. */
export function rulesOver(set: TileSet): ListingRules<State, Move, Event, View> {
  return {
    manifest,
    setup: (options, seats, chance, emit) => setup(set, options, seats, chance, emit),
    clone: cloneState,
    pending,
    moves: (state, decision) => moves(set, state, decision),
    randomMove: (state, decision, chance) => randomMove(set, state, decision, chance),
    readMove,
    refusal: (state, decision, move) => refusal(set, state, decision, move),
    play: (state, decision, move, chance, emit) => play(set, state, decision, move, chance, emit),
    observe,
    sample: (view, chance) => sample(set, view, chance),
    outcome: (state) => state.outcome,
  };
}
