import {
  type Card,
  type Cell,
  cellOfEvent,
  CELLS,
  completions,
  type Effect,
  effectOf,
  EVENTS,
  isTarget,
  LINE_LENGTH,
  mayExchange,
  type Move,
  type State,
  targetFrom,
} from '../rules/index.ts';
import { CELLS_OF_LINE, GONE, gainBy, LINES, OWNED, type Picture, PREY, SHUT } from './lines.ts';
import type { Judgement } from './judgement.ts';
import type { Prospect } from './outlook.ts';

/** From which worth on a line deserves a special card's thought. */
export type Heat = Pick<Judgement, 'hotOwn' | 'hotTheirs'>;

export type Visit = (card: Card, cell: Cell, worth: number) => void;

/** What a player does on a turn at a glance. */
export function soundestMove(state: State, prospect: Prospect): Move {
  const { hand, colour } = prospect;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (mayExchange(state, state.deck.length, card)) return { kind: 'exchange', card };
  }
  best.cell = -1;
  best.worth = Number.NEGATIVE_INFINITY;
  eachPlay(prospect, prospect.judgement, keepBest);
  const play = best.cell >= 0 ? best : anySpecial(prospect);
  if (!play) return { kind: 'discard', card: hand[0] as Card };
  const { card, cell } = play;
  const [lines, another] =
    effectOf(card) === 'remove' ? [] : completions(state.board, state.lines, colour, cell);
  return { kind: 'play', card, cell, ...(lines && another && { lines }) };
}

const best = { card: 0, cell: -1, worth: 0 };

function keepBest(card: Card, cell: Cell, worth: number): void {
  if (worth <= best.worth) return;
  best.card = card;
  best.cell = cell;
  best.worth = worth;
}

/** Visits every play that deserves a thought with what it is worth: events, and specials where they may decide. */
export function eachPlay(prospect: Prospect, heat: Heat, visit: Visit): void {
  const { hand, colour } = prospect;
  let holdsSpecials = false;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (card >= EVENTS) {
      holdsSpecials = true;
      continue;
    }
    const cell = cellOfEvent(prospect, card);
    if (isTarget(prospect, colour, card, cell)) visit(card, cell, worthOf(prospect, 'event', cell));
  }
  if (!holdsSpecials) return;
  findHotCells(prospect, heat);
  let last: Effect = 'event';
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    const effect = effectOf(card);
    if (effect === 'event' || effect === last) continue;
    last = effect;
    for (let h = 0; h < hotCells.length; h++) {
      const cell = hotCells[h] as Cell;
      if (isTarget(prospect, colour, card, cell)) visit(card, cell, worthOf(prospect, effect, cell));
    }
  }
}

/** A special played anywhere, where none is worth it: a card with an effect is never thrown away (POB-4.4). */
export function anySpecial(prospect: Prospect): { card: Card; cell: Cell } | undefined {
  for (const card of prospect.hand) {
    if (card < EVENTS) continue;
    const cell = targetFrom(prospect, prospect.colour, card, 0);
    if (cell !== undefined) return { card, cell };
  }
  return undefined;
}

/** What a card on a cell brings: lines of one's own, those it takes from the others, and the card it costs. */
export function worthOf(prospect: Prospect, effect: Effect, cell: Cell): number {
  const { colour, pictures, worths, judgement } = prospect;
  const removes = effect === 'remove';
  let worth = -judgement.keep[effect];
  for (let of = 0; of < pictures.length; of++) {
    const picture = pictures[of] as Picture;
    const table = worths[of] as Float64Array;
    worth +=
      of === colour
        ? gainBy(picture, table, cell, removes ? GONE : OWNED)
        : -judgement.defence * gainBy(picture, table, cell, removes ? GONE : PREY);
  }
  return worth;
}

const isHot = new Uint8Array(CELLS);
const hotCells: Cell[] = [];

/** The cells of the lines that are close to being made, by whomever. */
function findHotCells({ colour, pictures, worths }: Prospect, heat: Heat): void {
  isHot.fill(0);
  hotCells.length = 0;
  for (let of = 0; of < pictures.length; of++) {
    const { sums, rests } = pictures[of] as Picture;
    const worth = worths[of] as Float64Array;
    const least = of === colour ? heat.hotOwn : heat.hotTheirs;
    for (let line = 0; line < LINES; line++) {
      const sum = sums[line] as number;
      if (sum >= SHUT || (worth[sum] as number) < least) continue;
      for (let i = line * LINE_LENGTH; i < (line + 1) * LINE_LENGTH; i++) makeHot(CELLS_OF_LINE[i] as Cell);
    }
    for (const { cells, sum } of rests) {
      if (sum < SHUT && (worth[sum] as number) >= least) for (const cell of cells) makeHot(cell);
    }
  }
}

function makeHot(cell: Cell): void {
  if (isHot[cell] === 1) return;
  isHot[cell] = 1;
  hotCells.push(cell);
}
