import * as v from 'valibot';
import { isCell, type Cell, type Line } from './board.ts';
import { isCard, type Card } from './cards.ts';
import { COLOURS, type Colour } from './teams.ts';

export type Move =
  /** `lines` only where the chip completes several possible sets of lines and one must be chosen (POB-5.6). */
  | { readonly kind: 'play'; readonly card: Card; readonly cell: Cell; readonly lines?: readonly Line[] }
  | { readonly kind: 'exchange'; readonly card: Card }
  | { readonly kind: 'discard'; readonly card: Card }
  | { readonly kind: 'draw' }
  | { readonly kind: 'claim'; readonly colour: Colour }
  | { readonly kind: 'plead'; readonly guilty: boolean }
  | { readonly kind: 'vote'; readonly guilty: boolean }
  | { readonly kind: 'give'; readonly card: Card };

const card = v.pipe(v.number(), v.check(isCard));
const cell = v.pipe(v.number(), v.check(isCell));
const line = v.strictObject({ from: cell, to: cell });
const colour = v.picklist(Array.from({ length: COLOURS }, (_, index) => index));

const moveSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('play'),
    card,
    cell,
    lines: v.exactOptional(v.pipe(v.array(line), v.maxLength(8))),
  }),
  v.strictObject({ kind: v.literal('exchange'), card }),
  v.strictObject({ kind: v.literal('discard'), card }),
  v.strictObject({ kind: v.literal('draw') }),
  v.strictObject({ kind: v.literal('claim'), colour }),
  v.strictObject({ kind: v.literal('plead'), guilty: v.boolean() }),
  v.strictObject({ kind: v.literal('vote'), guilty: v.boolean() }),
  v.strictObject({ kind: v.literal('give'), card }),
]);

export function readMove(json: unknown): Move | null {
  const result = v.safeParse(moveSchema, json);
  return result.success ? result.output : null;
}
