import type { Seat } from '@bridgehead/kernel';
import * as v from 'valibot';

/**
 * What somebody points at, in names that only the game's own table knows. Flat and short by its shape: between nodes it
 * travels in a notification, which carries little.
 */
export const pointTargetSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^\w{1,16}$/)),
    v.union([v.pipe(v.string(), v.regex(/^[\w-]{0,32}$/)), v.pipe(v.number(), v.finite()), v.boolean()]),
  ),
  v.minEntries(1),
  v.maxEntries(4),
);
export type PointTarget = v.InferOutput<typeof pointTargetSchema>;

/** A finger on the board: no move, kept nowhere, seen by whoever is at the table now. */
export interface Point {
  readonly seat: Seat;
  readonly target: Readonly<PointTarget>;
}
