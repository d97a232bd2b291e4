import { ALL_LINES, type Cell, cellsOf, LINE_LENGTH, type Line } from '../../rules/board.ts';
import { colourOn, countsFor, type Spot } from '../../rules/chips.ts';
import type { VictoryLine } from '../../rules/state.ts';
import type { Colour } from '../../rules/teams.ts';

/** Chips of one colour that may yet become a line: four or five of its six, and nobody else among them. */
export interface GrowingRow {
  readonly colour: Colour;
  readonly count: number;
  readonly from: Cell;
  readonly to: Cell;
  /** From one cell of it to the next. */
  readonly step: number;
}

const FEWEST = LINE_LENGTH - 2;

/** The rows worth a warning, each once: of two that overlap along the same chips the fuller one. */
export function growingRows(
  board: readonly Spot[],
  lines: readonly VictoryLine[],
  colours: number,
): GrowingRow[] {
  const rows = Array.from({ length: colours }, (_, colour) =>
    ALL_LINES.flatMap((line) => rowOn(board, lines, colour, line)),
  ).flat();
  const fullest = rows.toSorted((a, b) => b.count - a.count);
  return fullest.filter((row, index) => !fullest.slice(0, index).some((other) => covers(other, row)));
}

function rowOn(
  board: readonly Spot[],
  lines: readonly VictoryLine[],
  colour: Colour,
  line: Line,
): GrowingRow[] {
  const cells = cellsOf(line);
  const step = (line.to - line.from) / (LINE_LENGTH - 1);
  const own = cells.filter((cell) => countsFor(board[cell], colour));
  const isOpen = cells.every((cell) => own.includes(cell) || colourOn(board[cell] ?? 0) === undefined);
  // POB-5.4: a new line shares at most one cell with another.
  const isSpent = lines.some(
    (taken) => taken.colour === colour && cellsOf(taken).filter((cell) => own.includes(cell)).length > 1,
  );
  const [from, to] = [own[0], own.at(-1)];
  if (own.length < FEWEST || own.length === LINE_LENGTH || !isOpen || isSpent) return [];
  return from === undefined || to === undefined ? [] : [{ colour, count: own.length, from, to, step }];
}

/** Along the same direction, chip for chip. */
function covers(a: GrowingRow, b: GrowingRow): boolean {
  const isAlong = a.step === b.step && (b.from - a.from) % a.step === 0;
  return a.colour === b.colour && isAlong && a.from <= b.from && b.to <= a.to;
}
