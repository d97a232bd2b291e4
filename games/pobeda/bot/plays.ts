import {
  type Card,
  type Cell,
  CELLS,
  type Colour,
  type Effect,
  effectOf,
  EVENTS,
  FREE,
  isPrey,
  LINE_LENGTH,
  type SpecialEffect,
} from '../rules/index.ts';
import { CELLS_OF_LINE, GONE, gainBy, LINES, OWNED, type Picture, PREY, SHUT } from './lines.ts';
import type { Weights } from './weights.ts';

/** What a seat needs to judge its cards: the open board, its hand, and every colour's lines as it sees them. */
export interface Prospect {
  readonly colour: Colour;
  readonly board: readonly number[];
  readonly cellOf: readonly Cell[];
  readonly supply: readonly number[];
  readonly hand: readonly Card[];
  readonly pictures: readonly Picture[];
  readonly worths: readonly Float64Array[];
}

export type Visit = (card: Card, cell: Cell, worth: number) => void;

/** Visits every play that deserves a thought with what it is worth: events, and specials where they may decide. */
export function eachPlay(prospect: Prospect, weights: Weights, visit: Visit): void {
  const { hand, board, cellOf, supply, colour } = prospect;
  const hasChips = (supply[colour] as number) > 0;
  let holdsSpecials = false;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (card >= EVENTS) {
      holdsSpecials = true;
      continue;
    }
    const cell = cellOf[card] as Cell;
    if (hasChips && board[cell] === FREE) visit(card, cell, worthOf(prospect, weights, 'event', cell));
  }
  if (!holdsSpecials) return;
  findHotCells(prospect, weights);
  let last: Effect = 'event';
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    const effect = effectOf(card);
    if (effect === 'event' || effect === last || (effect !== 'remove' && !hasChips)) continue;
    last = effect;
    for (let h = 0; h < hotCells.length; h++) {
      const cell = hotCells[h] as Cell;
      if (isTargetOf(effect, board, cell, colour))
        visit(card, cell, worthOf(prospect, weights, effect, cell));
    }
  }
}

export function isTargetOf(
  effect: SpecialEffect,
  board: readonly number[],
  cell: Cell,
  colour: Colour,
): boolean {
  return effect === 'place' ? board[cell] === FREE : isPrey(board, cell, colour);
}

/** A special played anywhere, where none is worth it: a card with an effect is never thrown away (POB-4.4). */
export function anySpecial({
  hand,
  board,
  supply,
  colour,
}: Prospect): { card: Card; cell: Cell } | undefined {
  for (const card of hand) {
    const effect = effectOf(card);
    if (effect === 'event' || (effect !== 'remove' && supply[colour] === 0)) continue;
    const cell = board.findIndex((_, at) => isTargetOf(effect, board, at, colour));
    if (cell >= 0) return { card, cell };
  }
  return undefined;
}

/** What a card on a cell brings: lines of one's own, those it takes from the others, and the card it costs. */
export function worthOf(prospect: Prospect, weights: Weights, effect: Effect, cell: Cell): number {
  const { colour, pictures, worths } = prospect;
  const removes = effect === 'remove';
  let worth = -weights.keep[effect];
  for (let of = 0; of < pictures.length; of++) {
    const picture = pictures[of] as Picture;
    const table = worths[of] as Float64Array;
    worth +=
      of === colour
        ? gainBy(picture, table, cell, removes ? GONE : OWNED)
        : -weights.defence * gainBy(picture, table, cell, removes ? GONE : PREY);
  }
  return worth;
}

const isHot = new Uint8Array(CELLS);
const hotCells: Cell[] = [];

/** The cells of the lines that are close to being made, by whomever. */
function findHotCells({ colour, pictures, worths }: Prospect, weights: Weights): void {
  isHot.fill(0);
  hotCells.length = 0;
  for (let of = 0; of < pictures.length; of++) {
    const { sums } = pictures[of] as Picture;
    const worth = worths[of] as Float64Array;
    const least = of === colour ? weights.hotOwn : weights.hotTheirs;
    for (let line = 0; line < LINES; line++) {
      const sum = sums[line] as number;
      if (sum >= SHUT || (worth[sum] as number) < least) continue;
      for (let i = line * LINE_LENGTH; i < (line + 1) * LINE_LENGTH; i++) {
        const cell = CELLS_OF_LINE[i] as Cell;
        if (isHot[cell] === 1) continue;
        isHot[cell] = 1;
        hotCells.push(cell);
      }
    }
  }
}
