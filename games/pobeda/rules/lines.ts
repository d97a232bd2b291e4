import { type Cell, cellsOf, DIRECTIONS, type Direction, type Line, LINE_LENGTH } from './board.ts';
import { countsFor, type Spot } from './chips.ts';
import type { VictoryLine } from './state.ts';
import type { Colour } from './teams.ts';

const REACH = LINE_LENGTH - 1;

const NOTHING: readonly (readonly Line[])[] = [[]];

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
): readonly (readonly Line[])[] {
  let sets = NOTHING;
  for (const direction of DIRECTIONS) {
    const back = run(board, colour, cell, -direction.step, direction.behind[cell] as number);
    const ahead = run(board, colour, cell, direction.step, direction.ahead[cell] as number);
    if (back + ahead < REACH) continue;
    const options = alongDirection(lines, colour, cell, direction, back, ahead);
    if (options.length > 0) sets = sets.flatMap((set) => options.map((option) => [...set, ...option]));
  }
  return sets;
}

/** How many cells in a row, beside the placed one and at most five, count for the colour. */
function run(board: readonly Spot[], colour: Colour, cell: Cell, step: number, room: number): number {
  const limit = room < REACH ? room : REACH;
  let length = 0;
  while (length < limit && countsFor(board, cell + step * (length + 1), colour)) length++;
  return length;
}

/** Two lines through one cell in one direction share only that cell when one ends and the other begins there (POB-5.4). */
function alongDirection(
  lines: readonly VictoryLine[],
  colour: Colour,
  cell: Cell,
  { step }: Direction,
  back: number,
  ahead: number,
): Line[][] {
  const own = lines.filter((line) => line.colour === colour);
  const candidates: Line[] = [];
  for (let start = -back; start + REACH <= ahead; start++) {
    if (start > 0) break;
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
