import type { Latest } from '@bridgehead/kit';
import type { Event } from '../../rules/events.ts';
import type { PieceId } from '../../rules/state.ts';
import { isOwn, type Scene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';

/**
 * What the guide of a first battle waits for besides events that name a seat: armies that stand, odds being looked at, a piece
 * of one's own that goes or shoots. What the enemy does teaches nobody.
 */
export const DOINGS = ['allStand', 'odds', 'ownMove', 'ownShot'] as const;
export type Doing = (typeof DOINGS)[number];

export function doingOf(
  scene: Pick<Scene, 'view' | 'viewer'>,
  { plan }: Pick<Turn, 'plan'>,
  { outlooks }: Pick<Draft, 'outlooks'>,
  { events }: Pick<Latest<Event>, 'events'>,
): Doing[] {
  const isAiming = plan?.do === 'shoot' && plan.at.some((target) => outlooks.has(target));
  const { stage } = scene.view.stage;
  const allStand = stage !== 'muster' && stage !== 'deploy';
  return [
    ...(allStand ? (['allStand'] as const) : []),
    ...(isAiming ? (['odds'] as const) : []),
    ...events.flatMap((event) => deedIn(scene, event)),
  ];
}

function deedIn(scene: Pick<Scene, 'view' | 'viewer'>, event: Event): Doing[] {
  switch (event.kind) {
    case 'walked':
    case 'jumped':
    case 'drove':
      return isBy(scene, event.piece) ? ['ownMove'] : [];
    case 'shot':
    case 'grenade':
      return isBy(scene, event.by) ? ['ownShot'] : [];
    default:
      return [];
  }
}

function isBy(scene: Pick<Scene, 'view' | 'viewer'>, id: PieceId): boolean {
  const piece = scene.view.pieces[id];
  return piece !== undefined && isOwn(scene, piece);
}
