import { type Cell, has, neighbour, NOWHERE, opposite, type Sides, SIDES, turned } from './board.ts';
import { type Ground, openSides } from './ground.ts';
import type { State } from './state.ts';
import { GRENADE, type Tile, trenchKind } from './tiles.ts';

export type FittedGround = Ground & Pick<State, 'options'>;

/** BLN-5.1: whether a trench open on these sides may lie on the cell. */
export function fits(ground: FittedGround, cell: Cell, open: Sides): boolean {
  let joins = false;
  for (const side of SIDES) {
    const next = neighbour(ground.set.board, cell, side);
    if (next === NOWHERE) continue;
    const theirs = openSides(ground, next);
    if (theirs === 0) continue;
    const openHere = has(open, side);
    if (openHere !== has(theirs, opposite(side))) return false;
    if (openHere) joins = true;
    else if (ground.options.strictFit) return false;
  }
  return joins;
}

/** The turns of a tile that differ: a cross has one, a straight two, the others four. */
export function turnsOf(ground: Ground, tile: Tile): number {
  const { open } = trenchKind(ground.set, tile);
  if (turned(open, 1) === open) return 1;
  return turned(open, 2) === open ? 2 : 4;
}

/** The turns in which the tile may be laid on the cell: what a player may choose from before laying it. */
export function fittingTurns(ground: FittedGround, cell: Cell, tile: Tile): number[] {
  if (tile === GRENADE) return [];
  const { open } = trenchKind(ground.set, tile);
  const turns: number[] = [];
  for (let turn = 0; turn < turnsOf(ground, tile); turn++) {
    if (fits(ground, cell, turned(open, turn))) turns.push(turn);
  }
  return turns;
}

export interface Placement {
  readonly tile: Tile;
  readonly turn: number;
}

/** Every different way to lay one of the open tiles on the cell. */
export function placements(ground: FittedGround & Readonly<Pick<State, 'open'>>, cell: Cell): Placement[] {
  return openKinds(ground.open).flatMap((tile) =>
    fittingTurns(ground, cell, tile).map((turn) => ({ tile, turn })),
  );
}

/** The open tiles, each kind once: two of a kind are the same choice. */
export function openKinds(open: readonly (Tile | null)[]): Tile[] {
  return open.filter((tile, slot) => tile !== null && open.indexOf(tile) === slot) as Tile[];
}
