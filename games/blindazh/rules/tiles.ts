import type { BoardSize, Sides } from './board.ts';

/** What a set of tiles is made of. The engine knows marks and arms, never single tiles: those are content. */

/** BLN-1.6 */
export const MARKS = ['step', 'hedgehogs', 'mines'] as const;
export type Mark = (typeof MARKS)[number];

/** BLN-1.4 */
export const ARMS = ['infantry', 'tank', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/** What stops which: a firing step is no trap, and artillery never steps into one. */
export const TRAPS = {
  infantry: 'mines',
  tank: 'hedgehogs',
  artillery: undefined,
} as const satisfies Readonly<Record<Arm, Mark | undefined>>;

export interface TrenchKind {
  /** Open sides before the tile is turned. */
  readonly open: Sides;
  readonly mark: Mark | null;
  readonly count: number;
}

export interface EnemyKind {
  readonly arm: Arm;
  readonly shield: number;
  readonly count: number;
}

export interface TileSet {
  readonly board: BoardSize;
  readonly trenches: readonly TrenchKind[];
  readonly grenades: number;
  readonly enemies: readonly EnemyKind[];
  /** Flags for trenches in the enemy zone (BLN-1.5). */
  readonly flags: number;
}

/** A building tile: the index of its trench kind, or a grenade. Tiles of one kind are interchangeable. */
export type Tile = number;
export const GRENADE: Tile = -1;

/** An enemy tile: the index of its kind. */
export type Enemy = number;

/** BLN-1.3 */
export const OPEN_TILES = 3;

/** The faces of the die that is rolled for attacks and grenades. */
export const DIE = 6;

export function trenchKind({ trenches }: TileSet, tile: Tile): TrenchKind {
  return trenches[tile] as TrenchKind;
}

export function enemyKind({ enemies }: TileSet, enemy: Enemy): EnemyKind {
  return enemies[enemy] as EnemyKind;
}

export function allTiles({ trenches, grenades }: TileSet): Tile[] {
  const tiles = spread(trenches);
  for (let grenade = 0; grenade < grenades; grenade++) tiles.push(GRENADE);
  return tiles;
}

export function allEnemies({ enemies }: TileSet): Enemy[] {
  return spread(enemies);
}

function spread(kinds: readonly { readonly count: number }[]): number[] {
  const all: number[] = [];
  for (const [index, { count }] of kinds.entries()) {
    for (let one = 0; one < count; one++) all.push(index);
  }
  return all;
}
