import { activationOf } from '../rules/activation.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import type { Act, Move } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { pieceAt, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { NONE, type PieceId, type SquadId } from '../rules/state.ts';
import { isReady } from '../rules/units.ts';
import { machinePlan } from './machine.ts';
import type { Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import { soldierPlan } from './soldier.ts';
import { lossBy } from './worth.ts';

/** What the unit does next: the actor goes on while it has something to do, then the next of the squad. */
export function nextActs(scene: Scene): readonly (Act | { readonly kind: 'end' })[] {
  return nextPlan(scene)?.line ?? [{ kind: 'end' }];
}

function nextPlan(scene: Scene): Plan | null {
  const { state } = scene.table;
  const { unit, actor } = activationOf(state);
  const isMachine = actor !== NONE && pieceAt(state, actor).kind === 'machine';
  if (isMachine) return machinePlan(scene, actor);
  const mine = actor === NONE ? null : soldierPlan(scene, actor);
  if (mine || 'piece' in unit) return mine;
  const others = inOrder(scene.table, unit.squad).filter((id) => id !== actor);
  return first(scene, others);
}

function first(scene: Scene, ids: readonly PieceId[]): Plan | null {
  for (const id of ids) {
    const plan = soldierPlan(scene, id);
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
  const enemy = contact.reduce((most, other) => (gain(other) > gain(most) ? other : most));
  return { kind: 'fight', by: actor, enemy };
}
