import { type Cell, CELLS, isCorner } from './board.ts';
import { COLOURS, type Colour } from './teams.ts';

/**
 * What a cell holds: 0 nothing; 1 to 3 a loose chip of that colour; 4 to 6 a fixed one (POB-1.5); 7 marks a corner,
 * which is nobody's and counts for everybody (POB-5.5).
 */
export type Spot = number;

export const FREE: Spot = 0;
const UNIVERSAL: Spot = 7;

export const EMPTY_BOARD: readonly Spot[] = Array.from({ length: CELLS }, (_, cell) =>
  isCorner(cell) ? UNIVERSAL : FREE,
);

export function looseChip(colour: Colour): Spot {
  return colour + 1;
}

export function fixedChip(colour: Colour): Spot {
  return colour + 1 + COLOURS;
}

function isLoose(spot: Spot): boolean {
  return spot >= 1 && spot <= COLOURS;
}

export function isFixed(spot: Spot): boolean {
  return spot > COLOURS && spot < UNIVERSAL;
}

/** Undefined where no chip lies. */
export function colourOn(spot: Spot): Colour | undefined {
  return isLoose(spot) || isFixed(spot) ? (spot - 1) % COLOURS : undefined;
}

/** Whether a colour may remove or replace what lies there: a loose chip of another colour (POB-6.2, POB-6.3). */
export function isPrey(board: readonly Spot[], cell: Cell, colour: Colour): boolean {
  const spot = board[cell] as Spot;
  return isLoose(spot) && spot !== looseChip(colour);
}

/** What counts as a chip of the colour: its own chips, and every corner. A set of spots, one bit for each. */
export function countingSpots(colour: Colour): number {
  return (1 << looseChip(colour)) | (1 << fixedChip(colour)) | (1 << UNIVERSAL);
}

export function countsFor(spot: Spot | undefined, colour: Colour): boolean {
  return spot !== undefined && ((countingSpots(colour) >> spot) & 1) === 1;
}
