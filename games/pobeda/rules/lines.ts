import {
  type Arm,
  ARMS,
  type Cell,
  type Direction,
  DIRECTIONS,
  type Line,
  LINE_LENGTH,
  TWO_LINES,
} from './board.ts';
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
  for (const direction of DIRECTIONS) {
    const run = runThrough(board, colour, cell, direction);
    sets = combine(sets, newLines(run, linesIn(run, lines), cell));
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

/** Cells in a row that count for one colour, as many as there are. Named by its ends, as a line is. */
interface Run extends Line {
  readonly step: number;
}

/** The run that a chip on the cell is part of, or would be. */
function runThrough(board: readonly Spot[], colour: Colour, cell: Cell, direction: Direction): Run {
  const { step, ahead, behind } = direction;
  const back = countBeside(board, colour, cell, -step, behind[cell] as number);
  const on = countBeside(board, colour, cell, step, ahead[cell] as number);
  return { from: cell - back * step, to: cell + on * step, step };
}

function countBeside(board: readonly Spot[], colour: Colour, cell: Cell, step: number, room: number): number {
  let count = 0;
  let next = cell + step;
  while (count < room && countsFor(board[next], colour)) {
    count++;
    next += step;
  }
  return count;
}

function lengthOf({ from, to, step }: Run): number {
  return (to - from) / step + 1;
}

function isOn({ from, to, step }: Run, cell: Cell): boolean {
  return cell >= from && cell <= to && (cell - from) % step === 0;
}

/** With both ends on a run a line lies along it, and is of its colour. */
function linesIn(run: Run, lines: readonly VictoryLine[]): VictoryLine[] {
  return lines.filter(({ from, to }) => isOn(run, from) && isOn(run, to));
}

/** The two lines of a run long enough for them: its first six cells and its last six (POB-5.4). */
function halvesOf({ from, to, step }: Run): readonly [Line, Line] {
  return [
    { from, to: from + REACH * step },
    { from: to - REACH * step, to },
  ];
}

/**
 * The ways to take what a chip completes in one run. A run of six to ten holds one line: any six of its cells with the
 * chip among them, unless a line was taken in it before. A run of eleven or twelve holds two: the halves with the chip
 * are new, and a line that was taken before is the other half.
 */
function newLines(run: Run, taken: readonly Line[], cell: Cell): LineSets {
  if (lengthOf(run) < TWO_LINES) return taken.length > 0 ? [] : sixesWith(cell, run);
  return taken.length > 1 ? [] : [halvesOf(run).filter(({ from, to }) => from <= cell && cell <= to)];
}

function sixesWith(cell: Cell, { from, to, step }: Run): Line[][] {
  const first = Math.max(from, cell - REACH * step);
  const last = Math.min(cell, to - REACH * step);
  const sixes: Line[][] = [];
  for (let start = first; start <= last; start += step)
    sixes.push([{ from: start, to: start + REACH * step }]);
  return sixes;
}

/** A line that was taken before, and where in its run it lies from now on. */
export interface Redrawn {
  readonly was: VictoryLine;
  readonly line: Line;
}

/**
 * POB-5.4: once `half` of a run of eleven is taken, the line that was taken in it before is its other half, wherever it
 * lay until now; undefined where it lies there already, or there is none.
 */
export function redrawnBy(
  board: readonly Spot[],
  lines: readonly VictoryLine[],
  colour: Colour,
  half: Line,
): Redrawn | undefined {
  const step = (half.to - half.from) / REACH;
  const direction = DIRECTIONS.find((other) => other.step === step) as Direction;
  const run = runThrough(board, colour, half.from, direction);
  const [was] = linesIn(run, lines);
  if (!was) return undefined;
  const line = halvesOf(run).find(({ from }) => from !== half.from) as Line;
  return line.from === was.from ? undefined : { was, line };
}

export function linesOf(lines: readonly VictoryLine[], colour: Colour): number {
  let count = 0;
  for (const line of lines) if (line.colour === colour) count++;
  return count;
}

export function sameLines(a: readonly Line[], b: readonly Line[]): boolean {
  const same = (one: Line, other: Line) => one.from === other.from && one.to === other.to;
  return a.length === b.length && a.every((line, index) => same(line, b[index] as Line));
}
