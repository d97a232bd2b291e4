import * as v from 'valibot';
import { type Cell, type Side, SIDES } from './board.ts';
import { GRENADE, type Tile } from './tiles.ts';

export type Move =
  /** The start cell where the soldier takes its post (BLN-3.2). */
  | { readonly kind: 'post'; readonly cell: Cell }
  /** A walk through trenches (BLN-4.1). Every way to a cell comes to the same, so the cell is all there is to say. */
  | { readonly kind: 'move'; readonly to: Cell }
  /** The walk, the step out of the trench and the tile laid there, in one (BLN-4.2). `turn` is quarter turns clockwise. */
  | { readonly kind: 'dig'; readonly to: Cell; readonly tile: Tile; readonly turn: number }
  /** The same into the enemy zone (BLN-5.2). */
  | { readonly kind: 'flag'; readonly to: Cell }
  | { readonly kind: 'clear'; readonly cell: Cell }
  | { readonly kind: 'attack'; readonly cell: Cell }
  | { readonly kind: 'take' }
  | { readonly kind: 'throw'; readonly side: Side }
  | { readonly kind: 'replace' }
  /** No action (BLN-4.3). */
  | { readonly kind: 'end' };

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
const tile = v.pipe(v.number(), v.integer(), v.minValue(GRENADE), v.maxValue(255));
const quarter = v.picklist(SIDES);

const moveSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('post'), cell: index }),
  v.strictObject({ kind: v.literal('move'), to: index }),
  v.strictObject({ kind: v.literal('dig'), to: index, tile, turn: quarter }),
  v.strictObject({ kind: v.literal('flag'), to: index }),
  v.strictObject({ kind: v.literal('clear'), cell: index }),
  v.strictObject({ kind: v.literal('attack'), cell: index }),
  v.strictObject({ kind: v.literal('take') }),
  v.strictObject({ kind: v.literal('throw'), side: quarter }),
  v.strictObject({ kind: v.literal('replace') }),
  v.strictObject({ kind: v.literal('end') }),
]);

export function readMove(json: unknown): Move | null {
  const result = v.safeParse(moveSchema, json);
  return result.success ? result.output : null;
}
