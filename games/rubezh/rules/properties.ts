import type { Task } from './agenda.ts';
import { push } from './ask.ts';
import { firePoint, heldPoints, pointAt } from './ground.ts';
import { effectsOf } from './play-card.ts';
import type { Playing } from './playing.ts';
import type { Point } from './state.ts';
import type { PointTiming } from './vocabulary.ts';

/** What fire points do by themselves (RUB-1.3). Ours do nothing; a pack may give them a property. */

/** Those whose moment it is, in the order of their numbers. */
export function propertiesAt({ set, state }: Playing, at: PointTiming): Task[] {
  return heldPoints(state).flatMap((point): Task[] =>
    firePoint(set, state, point).property?.at === at ? [{ task: 'property', point }] : [],
  );
}

export function carryOutProperty(game: Playing, point: Point): void {
  const { set, state, emit } = game;
  const { property } = firePoint(set, state, point);
  if (!property || !pointAt(state, point).isHeld) return;
  emit?.({ kind: 'property', point });
  push(game, effectsOf(property.does, { card: { of: 'point', id: point }, unit: null, point }));
}
