import * as v from 'valibot';
import type { CardSet } from './card-set.ts';
import { heldPoints, isManned, unitsAt } from './ground.ts';
import { shareOutlooks } from './odds.ts';
import type { View } from './view.ts';

/** What would be if the attackers of a point were divided so: the odds of a share before it is entered (RUB-6.1). */
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
const questionSchema = v.strictObject({
  ask: v.literal('share'),
  point: number,
  on: v.pipe(v.array(number), v.maxLength(255)),
});

export function inquire(set: CardSet, view: View, question: unknown): unknown {
  const read = v.safeParse(questionSchema, question);
  if (!read.success) return null;
  const { point, on } = read.output;
  if (!heldPoints(view).includes(point) || !isManned(view, point)) return null;
  return shareOutlooks(set, view, point, { on, order: unitsAt(view, point) });
}
