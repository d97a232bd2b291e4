import { type Cell, isCorner } from './board.ts';
import { COLOURS, type Colour } from './teams.ts';

/** What lies on a cell: 0 nothing; 1 to 3 a loose chip of that colour; 4 to 6 a fixed one (POB-1.5). */
export type Spot = number;

export const FREE: Spot = 0;

export function looseChip(colour: Colour): Spot {
  return colour + 1;
}

export function fixedChip(colour: Colour): Spot {
  return colour + 1 + COLOURS;
}

export function isFixed(spot: Spot): boolean {
  return spot > COLOURS;
}

/** Undefined for a free cell. */
export function colourOn(spot: Spot): Colour | undefined {
  return spot === FREE ? undefined : (spot - 1) % COLOURS;
}

/** Whether a chip may be placed there (POB-4.3). */
export function isOpenCell(board: readonly Spot[], cell: Cell): boolean {
  return board[cell] === FREE && !isCorner(cell);
}

/** Whether a colour may remove or replace what lies there: a loose chip of another colour (POB-6.2, POB-6.3). */
export function isPrey(board: readonly Spot[], cell: Cell, colour: Colour): boolean {
  const spot = board[cell] as Spot;
  return spot !== FREE && spot <= COLOURS && spot !== looseChip(colour);
}

/** Whether a cell counts as a chip of the colour: its own chips, and every corner (POB-5.5). */
export function countsFor(board: readonly Spot[], cell: Cell, colour: Colour): boolean {
  const spot = board[cell];
  return spot === colour + 1 || spot === colour + 1 + COLOURS || isCorner(cell);
}
