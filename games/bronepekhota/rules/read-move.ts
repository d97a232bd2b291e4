import * as v from 'valibot';
import { armySchema } from './army-schema.ts';
import { type Move, WAYS } from './moves.ts';

/** A move as JSON. Numbers that are none, and tables without end, do not get past here. */

const FURTHEST = 5000;
/** Nobody turns more often within a machine's points, and every leg is looked at. */
const MOST_LEGS = 40;
/** Squares of shorter headings have few digits or none: whatever is turned by them would shrink, grow or vanish. */
const SHORTEST_HEADING = 0.001;

export const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const length = v.pipe(v.number(), v.minValue(-FURTHEST), v.maxValue(FURTHEST));
export const spot = v.strictObject({ x: length, y: length, z: length });
export const heading = v.pipe(
  v.strictObject({ x: length, y: length }),
  v.check(({ x, y }) => x * x + y * y >= SHORTEST_HEADING * SHORTEST_HEADING, 'It points nowhere'),
);
export const standing = v.strictObject({ x: length, y: length, z: length, facing: heading });
export const unit = v.union([v.strictObject({ squad: index }), v.strictObject({ piece: index })]);
export const shot = v.union([
  v.picklist(['own', 'grenade']),
  v.strictObject({ weapon: index }),
  v.strictObject({ gun: index }),
]);

const leg = v.union([
  v.strictObject({ go: v.picklist(WAYS), by: v.pipe(v.number(), v.minValue(0), v.maxValue(FURTHEST)) }),
  v.strictObject({ turn: heading }),
]);

export const moveSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('bring'), army: armySchema }),
  v.strictObject({ kind: v.literal('deploy'), unit, places: v.pipe(v.array(standing), v.maxLength(12)) }),
  v.strictObject({ kind: v.literal('order'), seats: v.pipe(v.array(index), v.maxLength(4)) }),
  v.strictObject({ kind: v.literal('activate'), unit }),
  v.strictObject({
    kind: v.literal('walk'),
    by: index,
    path: v.pipe(v.array(spot), v.maxLength(MOST_LEGS)),
    facing: heading,
    push: v.exactOptional(v.strictObject({ piece: index, from: index, to: index })),
    exits: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    kind: v.literal('drive'),
    by: index,
    legs: v.pipe(v.array(leg), v.maxLength(MOST_LEGS)),
    cabin: v.exactOptional(heading),
    exits: v.exactOptional(v.literal(true)),
    tow: v.exactOptional(v.strictObject({ piece: index, from: v.exactOptional(index), to: index })),
  }),
  v.strictObject({ kind: v.literal('jump'), by: index, to: spot, facing: heading }),
  v.strictObject({
    kind: v.literal('shoot'),
    by: index,
    with: shot,
    at: v.pipe(v.array(index), v.maxLength(6)),
    aimed: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('fight'), by: index, enemy: index }),
  v.strictObject({ kind: v.literal('board'), by: index, machine: index }),
  v.strictObject({ kind: v.literal('take'), by: index, gun: index }),
  v.strictObject({ kind: v.literal('mend'), by: index, object: index }),
  v.strictObject({ kind: v.literal('refill'), by: index, object: index }),
  v.strictObject({ kind: v.literal('leave'), by: index, place: standing }),
  v.strictObject({ kind: v.literal('done') }),
  v.strictObject({ kind: v.literal('end') }),
]);

export function readMove(json: unknown): Move | null {
  const result = v.safeParse(moveSchema, json);
  return result.success ? result.output : null;
}
