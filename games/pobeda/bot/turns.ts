import {
  type Card,
  type Cell,
  completions,
  type Colour,
  effectOf,
  FREE,
  isPrey,
  LINE_LENGTH,
  type Line,
  type Move,
  type SpecialEffect,
} from '../rules/index.ts';
import { type Known, type Outlook, outlook } from './outlook.ts';
import { type Chances, through, WINDOW_CELLS, WINDOWS, windowChance } from './potential.ts';
import type { Weights } from './weights.ts';

export interface JudgedMove {
  readonly move: Move;
  readonly worth: number;
}

/** More than any potential can be worth. */
const LINE_WORTH = 1000;

/** Every move of a turn worth a thought, and what it is worth. Never empty. */
export function judgeTurn(known: Known, weights: Weights): JudgedMove[] {
  const { hand, board, cellOf } = known;
  const dead = known.exchanged || known.deckSize === 0 ? undefined : hand.find((card) => isDeadCard(known, card));
  if (dead !== undefined) return [{ move: { kind: 'exchange', card: dead }, worth: 0 }];
  const view = outlook(known, weights);
  const hasChips = (known.supply[view.colour] as number) > 0;
  const judged: JudgedMove[] = [];
  const seen: Partial<Record<SpecialEffect, true>> = {};
  for (const card of hand) {
    const effect = effectOf(card);
    if (effect === 'event') {
      const cell = cellOf[card] as Cell;
      if (hasChips && board[cell] === FREE) judged.push(...placing(known, weights, view, card, cell, 0));
    } else if (!seen[effect] && (hasChips || effect === 'remove')) {
      seen[effect] = true;
      judged.push(...special(known, weights, view, card, effect));
    }
  }
  return judged.length > 0 ? judged : lastResort(known, view, hasChips);
}

function isDeadCard({ board, cellOf }: Known, card: Card): boolean {
  return effectOf(card) === 'event' && board[cellOf[card] as Cell] !== FREE;
}

function placing(
  known: Known,
  weights: Weights,
  { colour, chances }: Outlook,
  card: Card,
  cell: Cell,
  cost: number,
): JudgedMove[] {
  let own = 0;
  let worth = -cost;
  for (let of = 0; of < chances.length; of++) {
    const lines = through(chances[of] as Chances, cell);
    const chance = (chances[of] as Chances)[0][cell] as number;
    if (of === colour) {
      own = lines;
      worth += lines * (1 - chance);
    } else {
      worth += weights.defence * lines * chance;
    }
  }
  const move = { kind: 'play', card, cell } as const;
  if (own < 1) return [{ move, worth }];
  const sets = completions(known.board, known.lines, colour, cell);
  if (sets.length === 1) return [{ move, worth: worth + LINE_WORTH * (sets[0] as readonly Line[]).length }];
  return sets.map((lines) => ({ move: { ...move, lines }, worth: worth + LINE_WORTH * lines.length }));
}

function special(
  known: Known,
  weights: Weights,
  view: Outlook,
  card: Card,
  effect: SpecialEffect,
): JudgedMove[] {
  const cells = hotCells(known, view, effect);
  switch (effect) {
    case 'place':
      return [...cells].flatMap((cell) => placing(known, weights, view, card, cell, weights.keepPlace));
    case 'remove':
    case 'replace':
      return [...cells].flatMap((cell) => taking(known, weights, view, card, cell, effect));
  }
}

function taking(
  known: Known,
  weights: Weights,
  { colour, chances }: Outlook,
  card: Card,
  cell: Cell,
  effect: 'remove' | 'replace',
): JudgedMove[] {
  const victim = ((known.board[cell] as number) - 1) % 3;
  const lines = through(chances[victim] as Chances, cell);
  const own = through(chances[colour] as Chances, cell);
  const move = { kind: 'play', card, cell } as const;
  if (effect === 'remove') {
    const worth = weights.defence * lines * (1 - weights.gone) + own * weights.gone - weights.keepRemove;
    return [{ move, worth }];
  }
  const worth = weights.defence * lines + own - weights.keepReplace;
  if (own < 1) return [{ move, worth }];
  const sets = completions(known.board, known.lines, colour, cell);
  if (sets.length === 1) return [{ move, worth: worth + LINE_WORTH * (sets[0] as readonly Line[]).length }];
  return sets.map((set) => ({ move: { ...move, lines: set }, worth: worth + LINE_WORTH * set.length }));
}

const HOT = 0.02;

/** The cells where a special card could decide something. */
function hotCells({ board }: Known, { colour, chances }: Outlook, effect: SpecialEffect): Set<Cell> {
  const cells = new Set<Cell>();
  const wanted = (cell: Cell) =>
    effect === 'place'
      ? board[cell] === FREE
      : isPrey(board, cell, colour);
  for (let of = 0; of < chances.length; of++) {
    for (let window = 0; window < WINDOWS; window++) {
      if (of === colour && effect === 'replace') continue;
      if (windowChance(chances[of] as Chances, window) < HOT) continue;
      for (let i = window * LINE_LENGTH; i < (window + 1) * LINE_LENGTH; i++) {
        const cell = WINDOW_CELLS[i] as Cell;
        if (wanted(cell)) cells.add(cell);
      }
    }
  }
  if (effect === 'replace') {
    for (let cell = 0; cell < board.length; cell++) {
      if (wanted(cell) && through(chances[colour] as Chances, cell) > 0.1) cells.add(cell);
    }
  }
  return cells;
}

/** Nothing worth a thought: any special on its first target, else an empty turn (POB-4.4). */
function lastResort(known: Known, { colour }: Outlook, hasChips: boolean): JudgedMove[] {
  const { board, hand } = known;
  for (const card of hand) {
    const effect = effectOf(card);
    if (effect === 'event' || (effect !== 'remove' && !hasChips)) continue;
    const cell = board.findIndex((spot, at) =>
      effect === 'place'
        ? spot === FREE
        : isPrey(board, at, colour),
    );
    if (cell < 0) continue;
    const sets = effect === 'remove' ? [] : completions(board, known.lines, colour, cell);
    const move = { kind: 'play', card, cell } as const;
    return [{ move: sets.length > 1 ? { ...move, lines: sets[0] as readonly Line[] } : move, worth: 0 }];
  }
  return [{ move: { kind: 'discard', card: hand[0] as Card }, worth: 0 }];
}

export function best(judged: readonly JudgedMove[]): JudgedMove {
  let top = judged[0] as JudgedMove;
  for (const candidate of judged) if (candidate.worth > top.worth) top = candidate;
  return top;
}

export type { Colour };
