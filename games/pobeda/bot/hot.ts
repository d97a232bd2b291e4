import { type Cell, CELLS, type Colour, FREE, isPrey, LINE_LENGTH, type SpecialEffect } from '../rules/index.ts';
import type { Outlook } from './outlook.ts';
import { type Chances, eachOpenLine, through } from './potential.ts';

/** An own line this likely, one cell given, is worth a special card's thought; so is an opponent's as it stands. */
const OWN_CHANCE = 0.3;
const THEIR_CHANCE = 0.1;

const ownHot = new Uint8Array(CELLS);
const theirsHot = new Uint8Array(CELLS);

/** Marks the cells where a special card could decide something: they are few, and the rest need no judging. */
export function markHotCells({ colour, chances }: Outlook): void {
  ownHot.fill(0);
  theirsHot.fill(0);
  for (let of = 0; of < chances.length; of++) {
    if (of === colour) markLines(ownHot, chances[of] as Chances, OWN_CHANCE, true);
    else markLines(theirsHot, chances[of] as Chances, THEIR_CHANCE, false);
  }
}

/** The marked cells that a special card may be played on. */
export function hotCells(board: readonly number[], { colour, chances }: Outlook, effect: SpecialEffect): Cell[] {
  const own = chances[colour] as Chances;
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isTargetOf(effect, board, cell, colour)) continue;
    const isHot =
      theirsHot[cell] === 1 ||
      (effect === 'place' && ownHot[cell] === 1) ||
      (effect === 'replace' && through(own, cell) >= OWN_CHANCE);
    if (isHot) cells.push(cell);
  }
  return cells;
}

export function isTargetOf(effect: SpecialEffect, board: readonly number[], cell: Cell, colour: Colour): boolean {
  return effect === 'place' ? board[cell] === FREE : isPrey(board, cell, colour);
}

/** Marks the cells of likely lines; `given` leaves the least likely cell of each line out of account. */
function markLines(marked: Uint8Array, chances: Chances, threshold: number, given: boolean): void {
  eachOpenLine(chances, (first, step, chance, least) => {
    if (chance < (given ? threshold * least : threshold)) return;
    for (let i = 0, cell = first; i < LINE_LENGTH; i++, cell += step) marked[cell] = 1;
  });
}
