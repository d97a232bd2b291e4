import type { Seat } from '@bridgehead/kernel';
import { type Cell, cellName, cellsOn, isStart, isZone, sideTowards, turned } from './board.ts';
import { fits } from './fit.ts';
import { isTrench } from './ground.ts';
import type { Move } from './moves.ts';
import type { BlindazhRefusal } from './refusals.ts';
import { soldierOf, type State } from './state.ts';
import { mayReplace } from './supply.ts';
import { terrainOf } from './terrain.ts';
import { GRENADE, type TileSet, trenchKind } from './tiles.ts';
import { stepsTo, waysFrom, waysOf } from './ways.ts';

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** Why a move cannot answer a turn: the clause that forbids it. */
export function refuseTurn(set: TileSet, state: State, seat: Seat, move: Move): BlindazhRefusal | null {
  switch (move.kind) {
    case 'post':
      return { clause: 'BLN-3.2', reason: 'posted-already' };
    case 'move':
      return offBoard(set, move.to) ?? refuseWalk(set, state, seat, move);
    case 'dig':
      return offBoard(set, move.to) ?? refuseDig(set, state, seat, move);
    case 'flag':
      return offBoard(set, move.to) ?? refuseFlag(set, state, seat, move);
    case 'clear':
      return offBoard(set, move.cell) ?? refuseClear(set, state, move);
    case 'attack':
      return offBoard(set, move.cell) ?? refuseAttack(set, state, seat, move);
    case 'take':
      return state.open.includes(GRENADE) ? null : { clause: 'BLN-5.5', reason: 'no-open-grenade' };
    case 'throw':
      return state.grenades[seat] === 0 ? { clause: 'BLN-5.6', reason: 'no-grenade' } : null;
    case 'replace':
      return mayReplace(state) ? null : { clause: 'BLN-5.8', reason: 'nothing-to-draw' };
    case 'end':
      return null;
  }
}

function offBoard(set: TileSet, cell: Cell): BlindazhRefusal | null {
  return cell < cellsOn(set.board) ? null : { clause: 'BLN-1.1', reason: 'off-board' };
}

function at(set: TileSet, cell: Cell) {
  return { cell: cellName(set.board, cell) };
}

function refuseWalk(set: TileSet, state: State, seat: Seat, { to }: Of<'move'>): BlindazhRefusal | null {
  const clause = 'BLN-4.1';
  const from = soldierOf(state, seat);
  const figures = at(set, to);
  if (to === from) return { clause, reason: 'already-there', figures };
  if (state.enemies[to] !== null) return { clause, reason: 'enemy-in-the-way', figures };
  if (!isTrench(set, state, to)) return { clause: 'BLN-4.2', reason: 'open-ground', figures };
  const steps = stepsTo(waysFrom(terrainOf(set, state), from, cellsOn(set.board)), to);
  if (steps === undefined) return { clause, reason: 'not-joined', figures };
  if (steps <= state.steps) return null;
  return { clause, reason: 'too-far', figures: { ...figures, steps, left: state.steps } };
}

function refuseDig(
  set: TileSet,
  state: State,
  seat: Seat,
  { to, tile, turn }: Of<'dig'>,
): BlindazhRefusal | null {
  const figures = at(set, to);
  if (isZone(set.board, to)) return { clause: 'BLN-5.2', reason: 'zone-takes-flags', figures };
  const refusal = refuseStepOut(set, state, seat, to);
  if (refusal) return refusal;
  if (tile === GRENADE) return { clause: 'BLN-5.1', reason: 'grenade-is-no-trench' };
  if (!state.open.includes(tile)) return { clause: 'BLN-5.1', reason: 'tile-not-open' };
  const open = turned(trenchKind(set, tile).open, turn);
  return fits(set, state, to, open) ? null : { clause: 'BLN-5.1', reason: 'does-not-fit', figures };
}

/** BLN-4.2 */
function refuseStepOut(set: TileSet, state: State, seat: Seat, to: Cell): BlindazhRefusal | null {
  const clause = 'BLN-4.2';
  const figures = at(set, to);
  if (state.enemies[to] !== null) return { clause, reason: 'enemy-in-the-way', figures };
  if (isTrench(set, state, to)) return { clause: 'BLN-5.1', reason: 'trench-already', figures };
  const isNear = waysOf(set, state, seat).exits.includes(to);
  return isNear ? null : { clause, reason: 'no-way-out', figures: { ...figures, left: state.steps } };
}

function refuseFlag(set: TileSet, state: State, seat: Seat, { to }: Of<'flag'>): BlindazhRefusal | null {
  const clause = 'BLN-5.2';
  const figures = at(set, to);
  if (!isZone(set.board, to)) return { clause, reason: 'not-the-zone', figures };
  if (state.flags.length >= set.flags) {
    return { clause, reason: 'no-flags-left', figures: { flags: set.flags } };
  }
  return refuseStepOut(set, state, seat, to);
}

function refuseClear(set: TileSet, state: State, { cell }: Of<'clear'>): BlindazhRefusal | null {
  const clause = 'BLN-5.3';
  const figures = at(set, cell);
  if (isStart(set.board, cell)) return { clause, reason: 'start-stays', figures };
  if (state.flags.includes(cell)) return { clause, reason: 'flag-stays', figures };
  if (state.trenches[cell] === null) return { clause, reason: 'no-trench', figures };
  if (state.enemies[cell] !== null) return { clause, reason: 'enemy-stands-there', figures };
  return state.soldiers.includes(cell) ? { clause, reason: 'soldier-stands-there', figures } : null;
}

function refuseAttack(
  set: TileSet,
  state: State,
  seat: Seat,
  { cell }: Of<'attack'>,
): BlindazhRefusal | null {
  const clause = 'BLN-5.4';
  const figures = at(set, cell);
  if (state.enemies[cell] === null) return { clause, reason: 'no-enemy', figures };
  const isNear = sideTowards(set.board, soldierOf(state, seat), cell) !== undefined;
  return isNear ? null : { clause, reason: 'not-beside', figures };
}
