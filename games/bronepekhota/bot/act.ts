import { activationOf } from '../rules/activation.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import type { Move } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { pieceAt, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { NONE, type PieceId, type SquadId } from '../rules/state.ts';
import { isReady } from '../rules/units.ts';
import { machinePlan } from './machine.ts';
import type { Scene } from './scene.ts';
import { type Plan, soldierPlan } from './soldier.ts';
import { lossBy } from './worth.ts';

/** What the unit does next: the actor goes on while it has something to do, then the next of the squad. */
export function nextAct(scene: Scene): Move {
  return nextPlan(scene)?.line[0] ?? { kind: 'end' };
}

function nextPlan(scene: Scene): Plan | null {
  const { state } = scene.table;
  const { unit, actor } = activationOf(state);
  if ('piece' in unit && pieceAt(state, unit.piece).status === 'table' && actor === unit.piece)
    return machinePlan(scene, unit.piece);
  if (actor !== NONE) {
    const plan = soldierPlan(scene, actor);
    if (plan) return plan;
  }
  if ('piece' in unit) return null;
  for (const id of inOrder(scene.table, unit.squad)) {
    const plan = id === actor ? null : soldierPlan(scene, id);
    if (plan) return plan;
  }
  return null;
}

/** Whoever shoots best first: those who run clear their way with it. */
function inOrder({ armoury, state }: Battlefield, squad: SquadId): PieceId[] {
  const strength = (id: PieceId) => {
    const soldier = pieceAt(state, id);
    if (soldier.kind !== 'soldier') return 0;
    const { firearm } = squadKind(armoury, state, soldier).soldiers[soldier.model] ?? {};
    return firearm ? firearm.power.dice * firearm.power.die * (firearm.range.die + firearm.range.plus) : 0;
  };
  return [...state.pieces.keys()]
    .filter((id) => {
      const piece = pieceAt(state, id);
      return piece.kind === 'soldier' && piece.squad === squad && isReady(piece);
    })
    .sort((one, other) => strength(other) - strength(one) || one - other);
}

/** Whom it hurts most. */
export function bestFight({ table }: Scene): Move {
  const { actor, contact } = activationOf(table.state);
  const attacker = pieceAt(table.state, actor);
  const gain = (enemy: PieceId) => {
    const foe = pieceAt(table.state, enemy);
    return lossBy(table, foe, boutChances(boutOf(table, attacker, foe)));
  };
  const enemy = contact.reduce((best, other) => (gain(other) > gain(best) ? other : best));
  return { kind: 'fight', by: actor, enemy };
}
