import { roll } from '@bridgehead/kernel';
import type { Cause } from './events.ts';
import { leavePilotless } from './crew.ts';
import { land } from './landing.ts';
import { flee } from './movement/flee.ts';
import { armourOf, isOnTable, machineAt, pieceAt, soldierAt, squadOf } from './pieces.ts';
import type { Playing } from './playing.ts';
import { setDown } from './set-down.ts';
import { type Gun, type Machine, NONE, type PieceId } from './state.ts';

/** BRP-4.2.3 */
const CRASH = 6;
/** BRP-7.4.3, BRP-8.2 */
const TEST = 6;

/** BRP-5.4: damage, the pilot's test, removal, setting down, panic. `damage` is at least 1. */
export function hurt(game: Playing, id: PieceId, damage: number, cause: Cause): void {
  const piece = pieceAt(game.state, id);
  if (piece.kind === 'soldier') remove(game, id, cause);
  else if (piece.kind === 'gun') hurtGun(game, id, piece, damage, cause);
  else hurtMachine(game, id, machineAt(game.state, id), damage, cause);
}

function hurtGun(game: Playing, id: PieceId, gun: Gun, damage: number, cause: Cause): void {
  wear(game, id, gun, damage, cause);
  if (gun.durability === 0) remove(game, id, cause);
}

function hurtMachine(game: Playing, id: PieceId, machine: Machine, damage: number, cause: Cause): void {
  wear(game, id, machine, damage, cause);
  const { pilot } = machine;
  const test = pilot === NONE ? null : survive(game, pilot, TEST);
  if (test === 'dies') {
    remove(game, pilot, 'test');
    leavePilotless(game, id);
    if (machine.isFlying && machine.durability > 0) crash(game, id, machine);
  }
  if (machine.durability === 0) {
    if (isOnTable(machine)) remove(game, id, cause);
    if (machine.pilot !== NONE) throwOut(game, id);
  }
  if (test === 'panics') flee(game, pilot);
}

/** BRP-4.2.3: only a dead pilot means damage, and it may destroy. */
function crash(game: Playing, id: PieceId, machine: Machine): void {
  land(game, id);
  wear(game, id, machine, roll(game.chance, CRASH), 'landing');
  if (machine.durability === 0) remove(game, id, 'landing');
}

/** Moves the slider down (BRP-5.1). */
function wear({ emit }: Playing, id: PieceId, piece: Machine | Gun, damage: number, cause: Cause): void {
  piece.durability = Math.max(0, piece.durability - damage);
  emit?.({ kind: 'damaged', piece: id, damage, durability: piece.durability, cause });
}

function remove({ state, emit }: Playing, id: PieceId, cause: Cause | 'test'): void {
  const piece = pieceAt(state, id);
  piece.status = 'destroyed';
  if (piece.kind === 'soldier') piece.machine = NONE;
  emit?.({ kind: 'destroyed', piece: id, cause });
}

/** BRP-5.1, BRP-3.3: it acts this tour only if neither it nor the machine nor its squad has acted. */
function throwOut(game: Playing, id: PieceId): void {
  const machine = machineAt(game.state, id);
  const pilot = soldierAt(game.state, machine.pilot);
  pilot.hasActed ||= machine.hasActed || squadOf(game.state, pilot).hasActed;
  setDown(game, machine.pilot, machine, 'thrown');
  leavePilotless(game, id);
}

/** BRP-5.3: armour at or above the roll survives; BRP-11.2: exactly on the number is panic. */
export function survive(
  { armoury, state, chance, emit }: Playing,
  id: PieceId,
  sides: number,
): 'lives' | 'panics' | 'dies' {
  const armour = armourOf(armoury, state, soldierAt(state, id));
  const die = roll(chance, sides);
  const survives = armour >= die;
  const panics = state.rules.panic && armour === die;
  emit?.({ kind: 'tested', piece: id, die, armour, survives, panics });
  return survives ? (panics ? 'panics' : 'lives') : 'dies';
}
