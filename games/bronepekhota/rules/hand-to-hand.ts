import { roll } from '@bridgehead/kernel';
import { activationOf } from './activation.ts';
import type { Armoury, SoldierKind } from './armoury.ts';
import { hurt } from './damage.ts';
import { meleeOf } from './kinds.ts';
import { areEnemies, armourOf, isPiloted, machineKind, pieceAt, seatOf, squadKind } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { isFlying, isInFront, isServed, touches } from './space.ts';
import type { Piece, PieceId, Soldier, State } from './state.ts';

/** BRP-8.1: what is added to D6. */
const DIE = 6;

/** Both sides of a fight before the dice: what a page shows and a bot counts with. */
export interface Bout {
  readonly attack: { readonly dice: number; readonly plus: number };
  /** A gun or pilotless machine stands on its armour alone. */
  readonly defence: { readonly rolls: boolean; readonly plus: number };
  readonly isFromBehind: boolean;
}

export function boutOf({ armoury, state }: Battlefield, attacker: Piece, defender: Piece): Bout {
  const isAlert = defender.kind === 'soldier' || (defender.kind === 'machine' && isPiloted(defender));
  const isFromBehind = isAlert && !isInFront(defender, attacker);
  const melee = isAlert && !isFromBehind ? machineMelee(armoury, defender) : 0;
  return {
    attack: { dice: isFromBehind ? 2 : 1, plus: attackOf(armoury, state, attacker) },
    defence: { rolls: isAlert, plus: armourOf(armoury, state, defender) + melee },
    isFromBehind,
  };
}

function attackOf(armoury: Armoury, state: State, attacker: Piece): number {
  return attacker.kind === 'soldier'
    ? soldierMelee(armoury, state, attacker)
    : armourOf(armoury, state, attacker) + machineMelee(armoury, attacker);
}

function soldierMelee(armoury: Armoury, state: State, soldier: Soldier): number {
  return (squadKind(armoury, state, soldier).soldiers[soldier.model] as SoldierKind).melee;
}

function machineMelee(armoury: Armoury, piece: Piece): number {
  return piece.kind === 'machine' ? meleeOf(armoury, machineKind(armoury, piece), piece.weapons) : 0;
}

/** BRP-4.1.1, BRP-8.1: once, against one enemy it touches; after contact one of those it ran into. */
export function refuseFight(
  battlefield: Battlefield,
  by: PieceId,
  enemy: PieceId,
): BronepekhotaRefusal | null {
  const clause = 'BRP-8.1';
  const { state } = battlefield;
  const { deeds, contact } = activationOf(state);
  const attacker = pieceAt(state, by);
  const defender = state.pieces[enemy];
  if (isFlying(attacker)) return { clause: 'BRP-3.2.2', reason: 'flyers-do-not-fight' };
  if (deeds.hasFought) return { clause: 'BRP-3.2.1', reason: 'has-fought' };
  if (contact.length > 0 && !contact.includes(enemy))
    return { clause: 'BRP-4.1.1', reason: 'not-the-contact' };
  if (!defender || defender.kind === 'load' || !touches(battlefield, attacker, defender))
    return { clause, reason: 'no-enemy-touched' };
  const isEnemy = areEnemies(state, seatOf(state, attacker), seatOf(state, defender));
  return isEnemy || !isServed(battlefield, defender) ? null : { clause, reason: 'no-enemy-touched' };
}

/** BRP-8.2, BRP-8.3: the attacker's dice first. */
export function fight(game: Playing, by: PieceId, enemy: PieceId): void {
  const { state, chance, emit } = game;
  const { attack, defence, isFromBehind } = boutOf(game, pieceAt(state, by), pieceAt(state, enemy));
  const dice = Array.from({ length: attack.dice }, () => roll(chance, DIE));
  const die = defence.rolls ? roll(chance, DIE) : null;
  const strength = Math.max(...dice) + attack.plus;
  const resistance = (die ?? 0) + defence.plus;
  const damage = Math.max(0, strength - resistance);
  emit?.({
    kind: 'fought',
    by,
    enemy,
    attack: { dice, strength },
    defence: { die, strength: resistance },
    isFromBehind,
    damage,
  });
  if (damage > 0) hurt(game, enemy, damage, 'fight');
}
