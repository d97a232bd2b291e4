import {
  type BoardSize,
  type Cell,
  cellsOn,
  has,
  neighbour,
  opposite,
  type Side,
  type Sides,
  SIDES,
} from './board.ts';
import { type Ground, sidesByCell } from './ground.ts';
import type { TileSet } from './tiles.ts';

/** A position's trenches, worked out once: walking, and weighing a turn, ask the same of a cell many times over. */
export interface Terrain {
  readonly board: BoardSize;
  /** By cell and side, four to a cell. */
  readonly beside: readonly Cell[];
  /** Open sides by cell; 0 on open ground. */
  readonly open: readonly Sides[];
  readonly enemies: Ground['enemies'];
}

export function terrainOf(set: TileSet, ground: Ground): Terrain {
  const { board } = set;
  return { board, beside: besideOn(board), open: sidesByCell(set, ground), enemies: ground.enemies };
}

/** Kept from one position to the next: rules are played over one set, and a set has one board. */
let latest: { readonly board: BoardSize | null; readonly beside: readonly Cell[] } = {
  board: null,
  beside: [],
};

function besideOn(board: BoardSize): readonly Cell[] {
  if (latest.board === board) return latest.beside;
  const beside: Cell[] = [];
  for (let cell = 0; cell < cellsOn(board); cell++) {
    for (const side of SIDES) beside.push(neighbour(board, cell, side));
  }
  latest = { board, beside };
  return beside;
}

export function besideOf({ beside }: Terrain, cell: Cell, side: Side): Cell {
  return beside[cell * SIDES.length + side] as Cell;
}

export function sidesOf({ open }: Terrain, cell: Cell): Sides {
  return open[cell] as Sides;
}

/** No tile of any kind: open ground, or a free cell of the enemy zone (BLN-4.2). */
export function isFree({ open, enemies }: Terrain, cell: Cell): boolean {
  return open[cell] === 0 && enemies[cell] === null;
}

/** Whether the trench on this side goes on into the next cell. */
export function joins(terrain: Terrain, next: Cell, side: Side): boolean {
  return has(sidesOf(terrain, next), opposite(side));
}
