import type { Seat } from '@bridgehead/kernel';
import { endIfDecided } from './ending.ts';
import { machineAt, pieceAt, soldierAt } from './pieces.ts';
import type { Playing } from './playing.ts';
import { type Activation, type Deeds, NOTHING_DONE, type Unit } from './stage.ts';
import { NONE, type Piece, type PieceId, type Squad, type State } from './state.ts';
import { turnAfter } from './tour.ts';

/** BRP-3.2: a unit's turn. A machine acts itself, a squad soldier by soldier. */
export function activate({ state, emit }: Playing, seat: Seat, unit: Unit): void {
  const isSquad = 'squad' in unit;
  if (isSquad) (state.squads[unit.squad] as Squad).hasActed = true;
  else {
    const machine = machineAt(state, unit.piece);
    machine.hasActed = true;
    soldierAt(state, machine.pilot).hasActed = true;
  }
  state.stage = {
    stage: 'act',
    seat,
    unit,
    actor: isSquad ? NONE : unit.piece,
    deeds: NOTHING_DONE,
    contact: [],
  };
  emit?.({ kind: 'activated', seat, unit });
}

/** The activation going on. Only asked while there is one. */
export function activationOf({ stage }: Pick<State, 'stage'>): Activation {
  if (stage.stage !== 'act') throw new Error(`nobody acts during “${stage.stage}”`);
  return stage;
}

/** BRP-3.3: whoever acts on foot in a machine's turn has left it, and has done something by that. */
export function hasGotOut({ stage }: Pick<State, 'stage'>): boolean {
  if (stage.stage !== 'act' || 'squad' in stage.unit) return false;
  return stage.actor !== NONE && stage.actor !== stage.unit.piece;
}

/** BRP-3.2.1: whoever acted before in the squad is done when the next one begins. */
export function takeOver(game: Playing, by: PieceId): void {
  const { state } = game;
  if (activationOf(state).actor === by) return;
  finishActor(game);
  state.stage = { ...activationOf(state), actor: by, deeds: NOTHING_DONE, contact: [] };
}

/** The soldier's turn is over. */
export function finishActor({ state, emit }: Playing): void {
  const { actor } = activationOf(state);
  if (actor === NONE) return;
  const piece = pieceAt(state, actor);
  if (piece.kind !== 'soldier') return;
  piece.hasActed = true;
  state.stage = { ...activationOf(state), actor: NONE, deeds: NOTHING_DONE, contact: [] };
  emit?.({ kind: 'done', piece: actor });
}

export function note({ state }: Pick<Playing, 'state'>, change: Partial<Deeds>): void {
  const activation = activationOf(state);
  state.stage = { ...activation, deeds: { ...activation.deeds, ...change } };
}

/** BRP-4.1.1 */
export function meet({ state, emit }: Playing, contact: readonly PieceId[]): void {
  const activation = activationOf(state);
  state.stage = { ...activation, contact };
  if (contact.length > 0) emit?.({ kind: 'contact', piece: activation.actor, with: contact });
}

/** The unit's turn is over; the next player's begins, or the next tour. */
export function endActivation(game: Playing): void {
  finishActor(game);
  const { seat, unit } = activationOf(game.state);
  game.emit?.({ kind: 'ended', seat, unit });
  turnAfter(game, seat);
}

/** After an act: the game may be decided, and whoever acted may be gone, or out with nobody left to act (BRP-12.1). */
export function settle(game: Playing): void {
  const { state } = game;
  endIfDecided(game);
  if (state.outcome) return;
  const activation = activationOf(state);
  const { actor, seat } = activation;
  if (actor !== NONE && !canGoOn(pieceAt(state, actor))) {
    state.stage = { ...activation, actor: NONE, deeds: NOTHING_DONE, contact: [] };
  }
  if (state.out.includes(seat)) endActivation(game);
}

/** A machine whose pilot is gone does nothing more. */
function canGoOn(piece: Piece): boolean {
  return piece.status === 'table' && (piece.kind !== 'machine' || piece.pilot !== NONE);
}
