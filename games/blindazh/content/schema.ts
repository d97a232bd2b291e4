import { type Localized, packProblem } from '@bridgehead/kernel';
import { id, localized, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import { ARMS, DIE, MARKS, type Side, type Sides, type TileSet } from '../rules/index.ts';

/** What a content pack may hold: a board, building tiles, enemy tiles and flags. */

const SIDE_NAMES = ['forward', 'right', 'back', 'left'] as const;

/** Fewer lanes than soldiers could leave a drawn tile no free cell to enter (BLN-4.5). */
const MIN_LANES = 4;
/** A plain trench has a chance against every tile: an attack is the die less one (BLN-1.7). */
const MAX_SHIELD = DIE - 1;
/** Enemy tiles left over when the easiest difficulty has taken its share out. */
const MIN_ENEMIES = 20;

const trenchSchema = v.strictObject({
  open: v.pipe(
    v.array(v.picklist(SIDE_NAMES)),
    v.maxLength(SIDE_NAMES.length),
    v.check((sides) => new Set(sides).size === sides.length && sides.length >= 2, 'needs two to four sides'),
  ),
  mark: v.exactOptional(v.picklist(MARKS)),
  count: whole(1, 40),
});

const enemySchema = v.strictObject({
  arm: v.picklist(ARMS),
  shield: whole(1, MAX_SHIELD),
  count: whole(1, 40),
});

const packSchema = v.strictObject({
  id,
  title: localized(80),
  board: v.strictObject({ lanes: whole(MIN_LANES, 9), length: whole(4, 12) }),
  trenches: v.pipe(v.array(trenchSchema), v.minLength(1), v.maxLength(60)),
  grenades: whole(0, 20),
  enemies: v.pipe(
    v.array(enemySchema),
    v.maxLength(40),
    v.check((kinds) => sum(kinds) >= MIN_ENEMIES, `are fewer than ${MIN_ENEMIES} tiles`),
  ),
  flags: whole(1, 9),
});

export interface Pack extends TileSet {
  readonly id: string;
  readonly title: Localized;
}

/** Checks a pack. What is wrong, and where, is said in a sentence. */
export function readPack(json: unknown): Pack {
  const result = v.safeParse(packSchema, json, { abortEarly: true });
  if (!result.success) throw packProblem('плиток', json, result.issues[0]);
  const { trenches, ...rest } = result.output;
  return {
    ...rest,
    trenches: trenches.map(({ open, mark = null, count }) => ({ open: sidesOf(open), mark, count })),
  };
}

function sidesOf(names: readonly (typeof SIDE_NAMES)[number][]): Sides {
  return names.reduce((sides, name) => sides | (1 << (SIDE_NAMES.indexOf(name) as Side)), 0);
}

function sum(kinds: readonly { readonly count: number }[]): number {
  return kinds.reduce((total, { count }) => total + count, 0);
}
