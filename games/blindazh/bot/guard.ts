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

/** Of the cells an enemy tile passes in this lane, how many lie beside a trench: each is a shot at it from the flank. */
export function coverOf(terrain: Terrain, lane: number): number {
  const { length } = terrain.board;
  let cover = 0;
  for (let row = 1; row < length - 1; row++) {
    const cell = cellAt(terrain.board, lane, row);
    if (hasTrench(terrain, cell, LEFT) || hasTrench(terrain, cell, RIGHT)) cover++;
  }
  return cover;
}

/** The cells of open lanes that a trench here, and none before it, lies beside. */
export function cellsCovered(terrain: Terrain, to: Cell): Cell[] {
  const cells: Cell[] = [];
  for (const side of [LEFT, RIGHT] as const) {
    const cell = besideOf(terrain, to, side);
    if (cell === NOWHERE || !isOpenLane(terrain, laneOf(terrain.board, cell))) continue;
    if (!hasTrench(terrain, cell, side)) cells.push(cell);
  }
  return cells;
}

function hasTrench(terrain: Terrain, cell: Cell, side: Side): boolean {
  const next = besideOf(terrain, cell, side);
  return next !== NOWHERE && sidesOf(terrain, next) !== 0;
}
