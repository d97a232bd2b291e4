import { isServed } from '../rules/space.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { type Action, objectOf } from './actions.ts';
import { canGoUpTo } from './alongside.ts';
import { aimedAlso, gaitOf, type Going, goingUpTo, HANDS, type Hand, type Plan } from './plan.ts';
import { battlefieldOf, isFoe, type Scene } from './scene.ts';

/** What a press on a piece means: it is chosen for what is planned, or what is usually done to it begins. Null: it is looked at. */
export function pressed(
  scene: Scene,
  plan: Plan,
  actions: readonly Action[],
  actor: PieceId,
  id: PieceId,
): Plan | null {
  const piece = scene.view.pieces[id] as Piece;
  const isEnemy = isFoe(scene, piece);
  if (plan.do === 'charge' && isEnemy && isServed(battlefieldOf(scene), piece))
    return { ...plan, object: id };
  if (plan.do === 'charge' && objectsOf(actions, 'fight').includes(id)) return { do: 'fight', object: id };
  // Whoever stands by it would hardly shoot at it.
  const isAtHand = atHand(actions, id) !== undefined;
  if (plan.do === 'shoot' && !isAtHand && (isEnemy || isAnyones(scene, piece))) return aimedAlso(plan, id);
  if (isByHand(plan)) return objectsOf(actions, plan.do).includes(id) ? { ...plan, object: id } : null;
  if (plan.do === 'go' && isLoad(plan, actions, piece, id)) return { ...plan, load: id, to: null };
  const going = goingOf(plan, actions, isEnemy);
  // Pressed again it is looked at.
  if (going && going.beside !== id && canGoUpTo(scene, actor, id)) return goingUpTo(going, id);
  return begun(actions, id, isEnemy);
}

/** How it would go up to something; what is charged at is the enemy's. */
function goingOf(plan: Plan, actions: readonly Action[], isEnemy: boolean): Going | null {
  const going =
    plan.do === 'charge' && isEnemy
      ? actions.find(({ plan: { do: what }, refusal }) => what === 'go' && refusal === null)?.plan
      : plan;
  if (going?.do !== 'go') return null;
  return going.how === 'walk' || gaitOf(going) === 'drive' ? going : null;
}

function isLoad(
  plan: Extract<Plan, { do: 'go' }>,
  actions: readonly Action[],
  { kind }: Piece,
  id: PieceId,
): boolean {
  const gait = gaitOf(plan);
  if (gait === 'push') return kind === 'gun' || kind === 'load';
  return gait === 'tow' && objectsOf(actions, 'tow').includes(id);
}

/** Boarded or taken rather than fought, fought rather than shot at, shot at rather than charged. */
function begun(actions: readonly Action[], id: PieceId, isEnemy: boolean): Plan | null {
  const hand = atHand(actions, id);
  if (hand) return { do: hand, object: id };
  if (!isEnemy) return null;
  if (objectsOf(actions, 'fight').includes(id)) return { do: 'fight', object: id };
  const possible = actions.filter(({ refusal }) => refusal === null);
  const shot = possible.find(({ plan }) => plan.do === 'shoot')?.plan;
  if (shot?.do === 'shoot') return { ...shot, at: [id] };
  return possible.some(({ key }) => key === 'charge') ? { do: 'charge', object: id } : null;
}

/** Machines to be boarded and guns to be taken, within reach of a hand. */
export function atHand(actions: readonly Action[], id: PieceId): 'board' | 'take' | undefined {
  return (['board', 'take'] as const).find((hand) => objectsOf(actions, hand).includes(id));
}

/** BRP-7.3.2: what nobody serves may be shot at, whosever it is. */
function isAnyones(scene: Scene, piece: Piece): boolean {
  return (piece.kind === 'machine' || piece.kind === 'gun') && !isServed(battlefieldOf(scene), piece);
}

/** Everything an action can be done to. */
export function objectsOf(actions: readonly Action[], key: string): readonly PieceId[] {
  const deeds = actions.find((action) => action.key === key)?.deeds ?? [];
  return deeds.flatMap(({ move, refusal }) => (refusal === null ? (objectOf(move) ?? []) : []));
}

export function isByHand(plan: Plan): plan is Extract<Plan, { do: Hand }> {
  return HANDS.some((hand) => hand === plan.do);
}
