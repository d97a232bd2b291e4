import {
  besideOf,
  type Cell,
  cellAt,
  laneOf,
  LEFT,
  NOWHERE,
  RIGHT,
  type Side,
  sidesOf,
  type Terrain,
} from '../rules/index.ts';

/** Lanes that no flag closes: where enemy tiles still come through, and which of their cells can be fired at. */

export function openLanes(terrain: Terrain): number[] {
  const lanes: number[] = [];
  for (let lane = 0; lane < terrain.board.lanes; lane++) if (isOpenLane(terrain, lane)) lanes.push(lane);
  return lanes;
}

export function isOpenLane(terrain: Terrain, lane: number): boolean {
  return sidesOf(terrain, cellAt(terrain.board, lane, terrain.board.length - 1)) === 0;
}

/** Of the cells an enemy tile passes in each lane, how many lie beside a trench: each is a shot at it from the flank. */
export function coverByLane(terrain: Terrain): number[] {
  const cover: number[] = [];
  for (let lane = 0; lane < terrain.board.lanes; lane++) cover.push(coverOf(terrain, lane));
  return cover;
}

function coverOf(terrain: Terrain, lane: number): number {
  const { length } = terrain.board;
  let cover = 0;
  for (let row = 1; row < length - 1; row++) {
    const cell = cellAt(terrain.board, lane, row);
    if (hasTrench(terrain, cell, LEFT) || hasTrench(terrain, cell, RIGHT)) cover++;
  }
  return cover;
}

export const FLANKS = [LEFT, RIGHT] as const;

/** The cell on this flank, if its lane is open and a trench here, and none before it, lies beside it; else nowhere. */
export function cellCovered(terrain: Terrain, to: Cell, flank: Side): Cell {
  const cell = besideOf(terrain, to, flank);
  if (cell === NOWHERE || !isOpenLane(terrain, laneOf(terrain.board, cell))) return NOWHERE;
  return hasTrench(terrain, cell, flank) ? NOWHERE : cell;
}

function hasTrench(terrain: Terrain, cell: Cell, side: Side): boolean {
  const next = besideOf(terrain, cell, side);
  return next !== NOWHERE && sidesOf(terrain, next) !== 0;
}
