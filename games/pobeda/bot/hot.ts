import {
  type Cell,
  CELLS,
  type Colour,
  FREE,
  isPrey,
  LINE_LENGTH,
  type SpecialEffect,
} from '../rules/index.ts';
import { eachLine, type Standing } from './lines.ts';
import type { Outlook } from './outlook.ts';

/** A line worth this much is worth a special card's thought. */
const OWN_WORTH = 0.2;
const THEIR_WORTH = 0.12;

const marked = new Uint8Array(CELLS);

/** Marks the cells where a special card could decide something: they are few, and the rest need no judging. */
export function markHotCells({ colour, standings }: Outlook): void {
  marked.fill(0);
  for (let of = 0; of < standings.length; of++) {
    eachLine(standings[of] as Standing, of === colour ? OWN_WORTH : THEIR_WORTH, markLine);
  }
}

function markLine(first: Cell, step: number): void {
  for (let i = 0, cell = first; i < LINE_LENGTH; i++, cell += step) marked[cell] = 1;
}

/** The marked cells that a special card may be played on. */
export function hotCells(board: readonly number[], colour: Colour, effect: SpecialEffect): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (marked[cell] === 1 && isTargetOf(effect, board, cell, colour)) cells.push(cell);
  }
  return cells;
}

export function isTargetOf(
  effect: SpecialEffect,
  board: readonly number[],
  cell: Cell,
  colour: Colour,
): boolean {
  return effect === 'place' ? board[cell] === FREE : isPrey(board, cell, colour);
}
