import {
  type Card,
  type Cell,
  type Colour,
  completions,
  effectOf,
  EVENTS,
  FREE,
  type Line,
  type Move,
  SPECIAL_EFFECTS,
  type SpecialEffect,
} from '../rules/index.ts';
import { hotCells, isTargetOf, markHotCells } from './hot.ts';
import { deadCard, type Known, type Outlook, outlook } from './outlook.ts';
import { GONE, gainFrom, OWNED, PREY, type Standing } from './lines.ts';
import type { Weights } from './weights.ts';

export interface JudgedMove {
  readonly move: Move;
  readonly worth: number;
}

/** More than any potential can be worth. */
export const LINE_WORTH = 1000;

/** Less than the gain of any move that completes a line. */
const COMPLETION_GAINS = 0.3;

type Play = Extract<Move, { kind: 'play' }>;

/** Every move of a turn that deserves a thought, and what it is worth. Never empty. */
export function judgeTurn(known: Known, weights: Weights): JudgedMove[] {
  const dead = known.exchanged || known.deckSize === 0 ? undefined : deadCard(known);
  if (dead !== undefined) return [{ move: { kind: 'exchange', card: dead }, worth: 0 }];
  const prospects = outlook(known, weights);
  const judged: JudgedMove[] = [];
  const { hand } = known;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (card < EVENTS) judgeEvent(known, weights, prospects, card, judged);
  }
  judgeSpecials(known, weights, prospects, judged);
  return judged.length > 0 ? judged : [{ move: lastResort(known, prospects.colour), worth: 0 }];
}

function judgeEvent(
  known: Known,
  weights: Weights,
  prospects: Outlook,
  card: Card,
  judged: JudgedMove[],
): void {
  const { board, cellOf, supply } = known;
  const cell = cellOf[card] as Cell;
  if (board[cell] !== FREE || supply[prospects.colour] === 0) return;
  judgePlay(known, prospects, { kind: 'play', card, cell }, placing(prospects, weights, cell), judged);
}

function judgeSpecials(known: Known, weights: Weights, prospects: Outlook, judged: JudgedMove[]): void {
  const { board, hand, supply } = known;
  if (!hand.some((card) => card >= EVENTS)) return;
  markHotCells(prospects);
  for (const effect of SPECIAL_EFFECTS) {
    const card = hand.find((held) => effectOf(held) === effect);
    if (card === undefined || (effect !== 'remove' && supply[prospects.colour] === 0)) continue;
    const keep = keeping(weights, effect);
    for (const cell of hotCells(board, prospects.colour, effect)) {
      const gain =
        effect === 'place'
          ? placing(prospects, weights, cell)
          : taking(prospects, weights, cell, effect === 'replace');
      judgePlay(known, prospects, { kind: 'play', card, cell }, gain, judged, keep);
    }
  }
}

/** What a chip on a free cell brings: lines of one's own, and those it takes from the others. */
export function placing({ colour, standings }: Outlook, weights: Weights, cell: Cell): number {
  let worth = 0;
  for (let of = 0; of < standings.length; of++) {
    const standing = standings[of] as Standing;
    worth +=
      of === colour ? gainFrom(standing, cell, OWNED) : -weights.defence * gainFrom(standing, cell, PREY);
  }
  return worth;
}

/** What it brings to take a chip away, and to put one's own in its place. */
function taking({ colour, standings }: Outlook, weights: Weights, cell: Cell, replace: boolean): number {
  let worth = 0;
  for (let of = 0; of < standings.length; of++) {
    const standing = standings[of] as Standing;
    if (of === colour) worth += gainFrom(standing, cell, replace ? OWNED : GONE);
    else worth -= weights.defence * gainFrom(standing, cell, replace ? PREY : GONE);
  }
  return worth;
}

function keeping(weights: Weights, effect: SpecialEffect): number {
  switch (effect) {
    case 'place':
      return weights.keepPlace;
    case 'remove':
      return weights.keepRemove;
    case 'replace':
      return weights.keepReplace;
  }
}

/** Where the chip completes lines that is what counts, and where it does so in several ways each is a move. */
function judgePlay(
  known: Known,
  { colour }: Outlook,
  play: Play,
  gain: number,
  judged: JudgedMove[],
  keep = 0,
): void {
  const worth = gain - keep;
  if (gain < COMPLETION_GAINS || effectOf(play.card) === 'remove') {
    judged.push({ move: play, worth });
    return;
  }
  const sets = completions(known.board, known.lines, colour, play.cell);
  for (const lines of sets) {
    const move = sets.length > 1 ? { ...play, lines } : play;
    judged.push({ move, worth: worth + LINE_WORTH * lines.length });
  }
}

/** No event to play and no special worth playing: any special on its first target, else an empty turn (POB-4.4). */
function lastResort(known: Known, colour: Colour): Move {
  const { board, hand, supply, lines } = known;
  for (const card of hand) {
    const effect = effectOf(card);
    if (effect === 'event' || (effect !== 'remove' && supply[colour] === 0)) continue;
    const cell = board.findIndex((_, at) => isTargetOf(effect, board, at, colour));
    if (cell < 0) continue;
    const sets = effect === 'remove' ? [] : completions(board, lines, colour, cell);
    const play: Play = { kind: 'play', card, cell };
    return sets.length > 1 ? { ...play, lines: sets[0] as readonly Line[] } : play;
  }
  return { kind: 'discard', card: hand[0] as Card };
}

export function best(judged: readonly JudgedMove[]): JudgedMove {
  let top = judged[0] as JudgedMove;
  for (let i = 1; i < judged.length; i++) {
    const other = judged[i] as JudgedMove;
    if (other.worth > top.worth) top = other;
  }
  return top;
}
