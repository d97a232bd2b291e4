import { type Arm, ARMS, type Cell, cellsOf, DIRECTIONS, type Line, LINE_LENGTH } from './board.ts';
import { countingSpots, countsFor, type Spot } from './chips.ts';
import type { VictoryLine } from './state.ts';
import type { Colour } from './teams.ts';

const REACH = LINE_LENGTH - 1;

const NOTHING: LineSets = [[]];

/**
 * What a chip of `colour` on `cell` would complete (POB-5.6): the largest sets of new lines, of which the player
 * chooses one. There is always at least one set; it is empty when nothing is completed.
 *
 * Lines in different directions meet in the placed cell alone, so the sets are the product of each direction's own.
 */
export function completions(
  board: readonly Spot[],
  lines: readonly VictoryLine[],
  colour: Colour,
  cell: Cell,
): LineSets {
  if (!hasArm(board, colour, cell)) return NOTHING;
  let sets = NOTHING;
  for (const { step, ahead, behind } of DIRECTIONS) {
    const back = run(board, colour, cell, -step, behind[cell] as number);
    const on = run(board, colour, cell, step, ahead[cell] as number);
    if (back + on < REACH) continue;
    sets = combine(sets, alongDirection(lines, colour, cell, step, back, on));
  }
  return sets;
}

/**
 * Whether a line could be completed at all: one needs an arm. Almost never is there one, and every move of random play
 * and of search comes here, so this looks at all three cells at once rather than branch on each.
 */
function hasArm(board: readonly Spot[], colour: Colour, cell: Cell): boolean {
  const counting = countingSpots(colour);
  for (const { near, middle, far } of ARMS[cell] as readonly Arm[]) {
    const beside = (counting >> (board[near] as Spot)) & (counting >> (board[middle] as Spot));
    if (beside & (counting >> (board[far] as Spot)) & 1) return true;
  }
  return false;
}

type LineSets = readonly (readonly Line[])[];

function combine(sets: LineSets, options: LineSets): LineSets {
  if (options.length === 0) return sets;
  return sets.flatMap((set) => options.map((option) => [...set, ...option]));
}

/** How many cells in a row beside the placed one count for the colour. */
function run(board: readonly Spot[], colour: Colour, cell: Cell, step: number, reach: number): number {
  let length = 0;
  let next = cell + step;
  while (length < reach && countsFor(board[next], colour)) {
    length++;
    next += step;
  }
  return length;
}

/** Two lines through one cell in one direction share only that cell when one ends and the other begins there (POB-5.4). */
function alongDirection(
  lines: readonly VictoryLine[],
  colour: Colour,
  cell: Cell,
  step: number,
  back: number,
  on: number,
): Line[][] {
  const own = lines.filter((line) => line.colour === colour);
  const candidates: Line[] = [];
  for (let start = -back; start <= Math.min(0, on - REACH); start++) {
    const line = { from: cell + start * step, to: cell + (start + REACH) * step };
    if (own.every((other) => sharedCells(line, other) <= 1)) candidates.push(line);
  }
  const ending = candidates.find((line) => line.to === cell);
  const beginning = candidates.find((line) => line.from === cell);
  return ending && beginning ? [[ending, beginning]] : candidates.map((line) => [line]);
}

export function sharedCells(a: Line, b: Line): number {
  const cells = cellsOf(b);
  return cellsOf(a).filter((cell) => cells.includes(cell)).length;
}

export function linesOf(lines: readonly VictoryLine[], colour: Colour): number {
  let count = 0;
  for (const line of lines) if (line.colour === colour) count++;
  return count;
}

export function sameLines(a: readonly Line[], b: readonly Line[]): boolean {
  return (
    a.length === b.length &&
    a.every((line) => b.some((other) => other.from === line.from && other.to === line.to))
  );
}
