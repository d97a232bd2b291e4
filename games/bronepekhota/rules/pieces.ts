import type { Seat } from '@bridgehead/kernel';
import type { Armoury, GunKind, MachineKind, SquadKind } from './armoury.ts';
import { findGun, findMachine, findSquad, speedAt } from './kinds.ts';
import {
  type Gun,
  type Machine,
  NONE,
  type Piece,
  type PieceId,
  type Soldier,
  type Squad,
  type State,
} from './state.ts';

/** What can be read off the pieces and their armlists, wherever they stand. */

/** Nobody's: loads, and what belonged to a player who is out. */
export const NOBODY: Seat = -1;

export type Army = Pick<State, 'pieces' | 'squads'>;

export function pieceAt({ pieces }: Pick<State, 'pieces'>, id: PieceId): Piece {
  return pieces[id] as Piece;
}

export function soldierAt(state: Pick<State, 'pieces'>, id: PieceId): Soldier {
  return pieceAt(state, id) as Soldier;
}

export function machineAt(state: Pick<State, 'pieces'>, id: PieceId): Machine {
  return pieceAt(state, id) as Machine;
}

export function squadOf({ squads }: Pick<State, 'squads'>, { squad }: Soldier): Squad {
  return squads[squad] as Squad;
}

export function squadKind(armoury: Armoury, state: Pick<State, 'squads'>, soldier: Soldier): SquadKind {
  return findSquad(armoury, squadOf(state, soldier).model) as SquadKind;
}

export function machineKind(armoury: Armoury, { model }: Machine): MachineKind {
  return findMachine(armoury, model) as MachineKind;
}

export function gunKind(armoury: Armoury, { model }: Gun): GunKind {
  return findGun(armoury, model) as GunKind;
}

export function isOnTable({ status }: Piece): boolean {
  return status === 'table';
}

/** On foot or aboard: it counts for whoever has it (BRP-12.1). */
export function isAlive({ status }: Soldier): boolean {
  return status === 'table' || status === 'aboard' || status === 'reserve';
}

export function isPiloted(machine: Machine): boolean {
  return machine.pilot !== NONE;
}

/** Whose a piece is: an out player's pieces are nobody's (BRP-4.1.1). */
export function seatOf(state: Army & Pick<State, 'out'>, piece: Piece): Seat {
  if (piece.kind === 'load') return NOBODY;
  const seat = piece.kind === 'soldier' ? squadOf(state, piece).seat : piece.seat;
  return state.out.includes(seat) ? NOBODY : seat;
}

/** BRP-12.3: allies are never enemies, and nobody's pieces are nobody's enemies. */
export function areEnemies({ sides }: Pick<State, 'sides'>, one: Seat, other: Seat): boolean {
  return one !== NOBODY && other !== NOBODY && sides[one] !== sides[other];
}

/** BRP-5.2: a soldier's by its armlist, a machine's or gun's by what is left of it. */
export function armourOf(armoury: Armoury, state: Army, piece: Piece): number {
  if (piece.kind === 'load') return 0;
  return piece.kind === 'soldier' ? squadKind(armoury, state, piece).armour : piece.durability;
}

/** BRP-4.1, BRP-4.2 */
export function speedOf(armoury: Armoury, state: Army, piece: Soldier | Machine): number {
  return piece.kind === 'soldier'
    ? squadKind(armoury, state, piece).speed
    : speedAt(machineKind(armoury, piece), piece.durability);
}

export function soldiersOf(state: Army, seat: Seat): Soldier[] {
  const found: Soldier[] = [];
  for (const piece of state.pieces) {
    if (piece.kind === 'soldier' && squadOf(state, piece).seat === seat) found.push(piece);
  }
  return found;
}

/** Whoever has to be led keeps nobody in the game (BRP-12.4). */
export function hasSoldiers(armoury: Armoury, state: Army, seat: Seat): boolean {
  return soldiersOf(state, seat).some(
    (soldier) => isAlive(soldier) && !squadKind(armoury, state, soldier).isLed,
  );
}
