import {
  ahead,
  type BoardSize,
  type Cell,
  DIE,
  neighbour,
  NOWHERE,
  type Side,
  SIDES,
} from '../rules/index.ts';

/** Kept once made: playouts ask for the same crosses thousands of times, and they never change on one board. */
const crosses = new WeakMap<BoardSize, (readonly Cell[])[]>();

/** Every cell a grenade thrown this way hits, once for each face of the die that hits it. */
export function cellsHit(board: BoardSize, from: Cell, side: Side): readonly Cell[] {
  let known = crosses.get(board);
  if (!known) {
    known = [];
    crosses.set(board, known);
  }
  const key = from * SIDES.length + side;
  known[key] ??= hitsOf(board, from, side);
  return known[key];
}

function hitsOf(board: BoardSize, from: Cell, side: Side): Cell[] {
  const hits: Cell[] = [];
  for (let die = 1; die <= DIE; die++) {
    const centre = ahead(board, from, side, die);
    if (centre === NOWHERE) break;
    hits.push(
      centre,
      ...SIDES.map((arm) => neighbour(board, centre, arm)).filter((cell) => cell !== NOWHERE),
    );
  }
  return hits;
}
