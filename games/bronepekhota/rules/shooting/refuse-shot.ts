import type { Firearm } from '../armoury.ts';
import { activationOf, hasGotOut } from '../activation.ts';
import type { Act } from '../moves.ts';
import { areEnemies, gunKind, isOnTable, machineKind, pieceAt, seatOf, squadKind } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { coverAt } from '../sight.ts';
import { enemiesTouching, isFlying, isInFront, isServed, touches, touching } from '../space.ts';
import { type Deeds, gunIn, isSameShot, type Shot } from '../stage.ts';
import type { Gun, PieceId, Soldier } from '../state.ts';
import { ammoFor, cellsOf } from './ammo.ts';
import { firearmOf } from './firearms.ts';

type Shooting = Extract<Act, { kind: 'shoot' }>;

/** Why a shot cannot be fired. That it is the shooter's turn has been seen to. */
export function refuseShot(battlefield: Battlefield, move: Shooting): BronepekhotaRefusal | null {
  const { state } = battlefield;
  const { deeds } = activationOf(state);
  const firearm = firearmOf(battlefield, move.by, move.with);
  if (!firearm) return { clause: 'BRP-7.1', reason: 'no-weapon' };
  if (move.with === 'grenade' && !state.rules.grenades) return { clause: 'BRP-7.8', reason: 'no-grenades' };
  return (
    refuseRate(battlefield, move, deeds) ??
    refuseAimed(battlefield, move, deeds) ??
    refuseServing(battlefield, move) ??
    refuseContact(battlefield, move) ??
    refuseAmmo(battlefield, move, firearm) ??
    refuseTargets(battlefield, move, firearm)
  );
}

/** BRP-7.6: one shooting action, with one kind of weapon; a soldier once, a machine each weapon once, all up to the rate. */
function refuseRate({ armoury, state }: Battlefield, { by, with: shot }: Shooting, deeds: Deeds) {
  const clause = 'BRP-7.6';
  if (deeds.hasShot) return { clause, reason: 'has-shot' } as const;
  const shooter = pieceAt(state, by);
  const fired = deeds.shots.length;
  if (shooter.kind === 'machine') {
    const { rate } = machineKind(armoury, shooter);
    if (fired >= rate) return { clause, reason: 'rate-reached', figures: { rate } } as const;
    return deeds.shots.some((other) => isSameShot(other, shot))
      ? ({ clause, reason: 'weapon-fired' } as const)
      : null;
  }
  if (typeof shot === 'string') return fired > 0 ? ({ clause, reason: 'has-shot' } as const) : null;
  if (deeds.shots.some((other) => !isSameShot(other, shot)))
    return { clause: 'BRP-7.5', reason: 'chose-other' } as const;
  const gun = pieceAt(state, gunIn(shot) as PieceId) as Gun;
  const { rate } = gunKind(armoury, gun);
  return gun.shots >= rate ? ({ clause, reason: 'rate-reached', figures: { rate } } as const) : null;
}

/** BRP-11.1 */
function refuseAimed({ state }: Battlefield, { aimed, with: shot }: Shooting, { moves, hasFought }: Deeds) {
  if (!aimed) return null;
  const clause = 'BRP-11.1';
  if (!state.rules.aimed) return { clause, reason: 'no-aimed-fire' } as const;
  if (shot !== 'own') return { clause, reason: 'own-weapon-only' } as const;
  return moves > 0 || hasFought || hasGotOut(state)
    ? ({ clause, reason: 'not-only-shooting' } as const)
    : null;
}

/** BRP-7.5: whoever fires a gun touches it, has the rank, and shares it with no other player's soldier. */
function refuseServing(battlefield: Battlefield, { by, with: shot }: Shooting): BronepekhotaRefusal | null {
  const clause = 'BRP-7.5';
  const id = gunIn(shot);
  if (id === null) return null;
  const { armoury, state } = battlefield;
  const soldier = pieceAt(state, by) as Soldier;
  const gun = pieceAt(state, id) as Gun;
  const kind = gun.model;
  if (!touches(battlefield, soldier, gun)) return { clause, reason: 'gun-not-touched', figures: { kind } };
  const seat = seatOf(state, soldier);
  if (state.sides[seatOf(state, gun)] !== state.sides[seat])
    return { clause: 'BRP-2.4', reason: 'gun-not-yours', figures: { kind } };
  const { rank } = squadKind(armoury, state, soldier);
  const needed = gunKind(armoury, gun).rank;
  if (rank < needed) return { clause, reason: 'gunner-rank', figures: { kind, rank, needed } };
  const isShared = touching(battlefield, gun).some((other) => {
    const piece = pieceAt(state, other);
    return piece.kind === 'soldier' && seatOf(state, piece) !== seat;
  });
  return isShared ? { clause, reason: 'gun-shared', figures: { kind } } : null;
}

/** BRP-7.3, BRP-4.1.1: nobody shoots while touching an enemy, nor a gun while an enemy touches it. */
function refuseContact(battlefield: Battlefield, { by, with: shot }: Shooting): BronepekhotaRefusal | null {
  const { state } = battlefield;
  const isTouched = [by, gunIn(shot) ?? by].some(
    (id) => enemiesTouching(battlefield, pieceAt(state, id)).length > 0,
  );
  return isTouched ? { clause: 'BRP-7.3', reason: 'in-contact' } : null;
}

function refuseAmmo({ state }: Battlefield, { by, with: shot }: Shooting, firearm: Firearm) {
  const left = ammoFor(state, by, shot);
  const needed = cellsOf(firearm, state.rules);
  if (left === null || left >= needed) return null;
  return { clause: 'BRP-7.7', reason: 'no-ammo', figures: { left, needed } } as const;
}

function refuseTargets(
  battlefield: Battlefield,
  move: Shooting,
  firearm: Firearm,
): BronepekhotaRefusal | null {
  const { by, with: shot, at } = move;
  const most = battlefield.state.rules.specials ? (firearm.targets ?? 1) : 1;
  if (at.length === 0 || at.length > most || new Set(at).size < at.length)
    return { clause: 'BRP-7.6', reason: 'target-count', figures: { most } };
  for (const id of at) {
    const refusal = refuseTarget(battlefield, by, shot, id);
    if (refusal) return refusal;
  }
  return null;
}

/** BRP-7.3, BRP-7.3.2: a target is somebody's who is no friend, in front, and seen. */
export function refuseTarget(
  battlefield: Battlefield,
  by: PieceId,
  shot: Shot,
  at: PieceId,
): BronepekhotaRefusal | null {
  const { state } = battlefield;
  const target = state.pieces[at];
  const shooter = pieceAt(state, by);
  if (!target || !isOnTable(target) || target.kind === 'load' || target === shooter)
    return { clause: 'BRP-7.2', reason: 'no-target' };
  const isEnemy = areEnemies(state, seatOf(state, shooter), seatOf(state, target));
  if (!isEnemy && isServed(battlefield, target)) return { clause: 'BRP-7.3.2', reason: 'friendly-target' };
  if (target.kind === 'gun' && target.isSpared) return { clause: 'BRP-12.4', reason: 'spared-target' };
  if (shot === 'grenade' && isFlying(target)) return { clause: 'BRP-7.8', reason: 'grenade-at-flyer' };
  if (!isInFront(shooter, target)) return { clause: 'BRP-7.3', reason: 'not-in-front' };
  return coverAt(battlefield, by, shot, at) === null ? { clause: 'BRP-7.3.2', reason: 'not-seen' } : null;
}
