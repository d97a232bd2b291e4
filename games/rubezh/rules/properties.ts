import type { Task } from './agenda.ts';
import { push } from './ask.ts';
import type { FirePoint } from './card-set.ts';
import { firePoint, heldPoints } from './ground.ts';
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

/** No fire point is lost before its property is done: they are captured together, at the end of a turn. */
export function carryOutProperty(game: Playing, point: Point): void {
  const { set, state, emit } = game;
  const { does } = firePoint(set, state, point).property as NonNullable<FirePoint['property']>;
  emit?.({ kind: 'property', point });
  push(game, effectsOf(does, { card: { of: 'point', id: point }, unit: null, point }));
}
