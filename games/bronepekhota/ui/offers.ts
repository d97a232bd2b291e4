import { isOnTable } from '../rules/pieces.ts';
import { foesOf } from '../rules/space.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { loadsOf } from './actions.ts';
import { canGoUpTo, isWithinAMove } from './alongside.ts';
import { gaitOf } from './plan.ts';
import { atHand, isByHand, objectsOf } from './pressed.ts';
import { battlefieldOf, isFoe, type Scene } from './scene.ts';
import { targetsOf } from './tray/TargetList.tsx';
import type { Draft } from './use-draft.ts';
import type { Turn } from './use-turn.ts';

/** The pieces that what is planned could be done to: they are marked on the table, and a key goes through them. */
export function offersOf(scene: Scene, turn: Turn, draft: Draft): readonly PieceId[] {
  const { plan, actions, actor } = turn;
  if (!plan || actor === null) return [];
  if (isByHand(plan)) return objectsOf(actions, plan.do);
  const { pack, view } = scene;
  switch (plan.do) {
    case 'shoot':
      return targetsOf(scene, draft).flatMap(({ target }) =>
        isFoe(scene, view.pieces[target] as Piece) ? target : [],
      );
    case 'charge':
      return chargedBy(scene, actor).filter((id) => isWithinAMove(scene, actor, id));
    case 'go': {
      const gait = gaitOf(plan);
      if (gait === 'push') return loadsOf(pack, view).filter((id) => isWithinAMove(scene, actor, id));
      if (gait === 'tow') return objectsOf(actions, 'tow');
      const there = [...view.pieces.keys()].filter((id) => isOnTable(view.pieces[id] as Piece));
      const near = there.filter((id) => atHand(actions, id) !== undefined);
      if (gait === 'jump') return near;
      return [
        ...near,
        ...there.filter((id) => canGoUpTo(scene, actor, id) && isWithinAMove(scene, actor, id)),
      ];
    }
    default:
      return [];
  }
}

/** Enemies who would fight, and what they have left standing. */
export function chargedBy(scene: Scene, actor: PieceId): readonly PieceId[] {
  const { pieces } = scene.view;
  const left = [...pieces.keys()].filter(
    (id) => isFoe(scene, pieces[id] as Piece) && canGoUpTo(scene, actor, id),
  );
  return [...foesOf(battlefieldOf(scene), pieces[actor] as Piece), ...left];
}

/** The one of them that is chosen, the last of several. */
export function chosenOf({ plan }: Pick<Turn, 'plan'>): PieceId | null {
  if (plan?.do === 'shoot') return plan.at.at(-1) ?? null;
  if (plan?.do === 'go') return plan.load ?? plan.beside ?? null;
  return plan && 'object' in plan ? plan.object : null;
}
