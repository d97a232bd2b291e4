import * as v from 'valibot';
import type { Move } from './moves.ts';

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
const indexes = v.pipe(v.array(index), v.maxLength(100));

const moveSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('take'), unit: index }),
  v.strictObject({ kind: v.literal('post'), unit: index, at: index }),
  v.strictObject({ kind: v.literal('play'), card: index }),
  v.strictObject({ kind: v.literal('go'), unit: index, to: index }),
  v.strictObject({ kind: v.literal('cycle'), card: index }),
  v.strictObject({ kind: v.literal('pass'), unit: index }),
  v.strictObject({ kind: v.literal('done') }),
  v.strictObject({ kind: v.literal('task'), task: index }),
  v.strictObject({ kind: v.literal('react'), card: index }),
  v.strictObject({ kind: v.literal('token') }),
  v.strictObject({ kind: v.literal('decline') }),
  v.strictObject({ kind: v.literal('rest') }),
  v.strictObject({ kind: v.literal('divide'), on: indexes, order: indexes }),
  v.strictObject({ kind: v.literal('agree') }),
  v.strictObject({ kind: v.literal('object') }),
  v.strictObject({ kind: v.literal('stand') }),
  v.strictObject({ kind: v.literal('retreat') }),
  v.strictObject({ kind: v.literal('choose'), picks: indexes }),
]);

export function readMove(json: unknown): Move | null {
  const result = v.safeParse(moveSchema, json);
  return result.success ? result.output : null;
}
