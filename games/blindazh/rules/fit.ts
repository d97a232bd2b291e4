import { type Cell, NOWHERE, type Sides, SIDES, turned } from './board.ts';
import type { Ground } from './ground.ts';
import type { State } from './state.ts';
import { besideOf, joins, sidesOf, type Terrain, terrainOf } from './terrain.ts';
import { GRENADE, type Tile, type TileSet, trenchKind } from './tiles.ts';

export type FittedGround = Ground & Pick<State, 'options'>;
type FitOptions = Pick<State['options'], 'strictFit'>;

/** The sides on which the trenches around a cell are open towards it, and those on which they are closed. */
export interface Surroundings {
  readonly open: Sides;
  readonly closed: Sides;
}

export function surroundingsOf(terrain: Terrain, cell: Cell): Surroundings {
  let open = 0;
  let closed = 0;
  for (const side of SIDES) {
    const next = besideOf(terrain, cell, side);
    if (next === NOWHERE || sidesOf(terrain, next) === 0) continue;
    if (joins(terrain, next, side)) open |= 1 << side;
    else closed |= 1 << side;
  }
  return { open, closed };
}

/** BLN-5.1: whether a trench open on these sides may lie among such trenches. */
export function suits({ open, closed }: Surroundings, sides: Sides, { strictFit }: FitOptions): boolean {
  if (strictFit && closed !== 0) return false;
  return open !== 0 && (sides & open) === open && (sides & closed) === 0;
}

/** BLN-5.1: whether a trench open on these sides may lie on the cell. */
export function fits(set: TileSet, ground: FittedGround, cell: Cell, open: Sides): boolean {
  return suits(surroundingsOf(terrainOf(set, ground), cell), open, ground.options);
}

/** The turns of a tile that differ: a cross has one, a straight two, the others four. */
export function turnsOf(set: TileSet, tile: Tile): number {
  const { open } = trenchKind(set, tile);
  if (turned(open, 1) === open) return 1;
  return turned(open, 2) === open ? 2 : 4;
}

/** The turns in which the tile may be laid on the cell: what a player may choose from before laying it. */
export function fittingTurns(set: TileSet, ground: FittedGround, cell: Cell, tile: Tile): number[] {
  if (tile === GRENADE) return [];
  const { open } = trenchKind(set, tile);
  const around = surroundingsOf(terrainOf(set, ground), cell);
  const turns: number[] = [];
  for (let turn = 0; turn < turnsOf(set, tile); turn++) {
    if (suits(around, turned(open, turn), ground.options)) turns.push(turn);
  }
  return turns;
}

export interface Placement {
  readonly tile: Tile;
  readonly turn: number;
}

/** Every different way to lay one of the open tiles on the cell. */
export function placements(
  set: TileSet,
  ground: FittedGround & Readonly<Pick<State, 'open'>>,
  cell: Cell,
): Placement[] {
  return openKinds(ground.open).flatMap((tile) =>
    fittingTurns(set, ground, cell, tile).map((turn) => ({ tile, turn })),
  );
}

/** The open tiles, each kind once: two of a kind are the same choice. */
export function openKinds(open: readonly (Tile | null)[]): Tile[] {
  return open.filter((tile, slot) => tile !== null && open.indexOf(tile) === slot) as Tile[];
}
