import type { Chance, Decision } from '@bridgehead/kernel';
import {
  type Card,
  type Cell,
  type Colour,
  completions,
  effectOf,
  EVENTS,
  FREE,
  isDead,
  type Move,
  rules,
  type View,
} from '../rules/index.ts';
import { picturesFor, worthsFor } from './outlook.ts';
import { anySpecial, eachPlay, type Prospect, worthOf } from './plays.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { MADE } from './worth.ts';

/** As many moves as a search has time for. */
const WIDTH = 14;

/** The answers worth a thought, the soundest first. */
export function candidates(view: View, decision: Decision): readonly Move[] {
  const { kind, seat } = decision;
  switch (kind) {
    case 'turn':
      return turnMoves(view, seat, WEIGHTS);
    case 'draw':
      return [{ kind }];
    case 'plead':
    case 'vote':
      return [{ kind, guilty: false }];
    case 'give':
      return [{ kind, card: leastNeeded(view, seat) }];
    default:
      return [...rules.moves(rules.sample(view, anyOrder), decision)];
  }
}

/** For what does not depend on hidden cards: any order of them will do. */
const anyOrder: Chance = { below: () => 0 };

export function turnMoves(view: View, seat: number, weights: Weights): Move[] {
  const { hand, deckSize, exchanged } = view;
  const dead = exchanged || deckSize === 0 ? undefined : hand.find((card) => isDead(view, card));
  if (dead !== undefined) return [{ kind: 'exchange', card: dead }];
  const prospect = prospectOf(view, seat, weights);
  const judged: { card: Card; cell: Cell; worth: number }[] = [];
  eachPlay(prospect, weights, (card, cell, worth) => judged.push({ card, cell, worth }));
  judged.sort((a, b) => b.worth - a.worth);
  const making = judged.filter(({ worth }) => worth > MADE / 2);
  const worthwhile = (making.length > 0 ? making : judged).slice(0, WIDTH);
  const moves = worthwhile.flatMap(({ card, cell }) => playsOf(view, prospect.colour, card, cell));
  if (moves.length > 0) return moves;
  const any = anySpecial(prospect);
  return any
    ? playsOf(view, prospect.colour, any.card, any.cell)
    : [{ kind: 'discard', card: hand[0] as Card }];
}

/** A play, or one for each set of lines that the player must choose from (POB-5.6). */
function playsOf({ board, lines }: View, colour: Colour, card: Card, cell: Cell): Move[] {
  const play = { kind: 'play', card, cell } as const;
  const sets = effectOf(card) === 'remove' ? [] : completions(board, lines, colour, cell);
  return sets.length > 1 ? sets.map((set) => ({ ...play, lines: set })) : [play];
}

function prospectOf(view: View, seat: number, weights: Weights): Prospect {
  const { colours, hand, handSizes, deckSize } = view;
  const pictures = picturesFor(view);
  const worths = pictures.map(() => new Float64Array());
  worthsFor(seat, colours, hand, handSizes, deckSize, weights, worths);
  return { ...view, colour: colours[seat] as Colour, pictures, worths };
}

/** Dead events go first, special cards last. */
function leastNeeded(view: View, seat: number): Card {
  const prospect = prospectOf(view, seat, WEIGHTS);
  const need = (card: Card) => {
    if (card >= EVENTS) return MADE;
    const cell = view.cellOf[card] as Cell;
    return view.board[cell] === FREE ? worthOf(prospect, WEIGHTS, 'event', cell) : -1;
  };
  return view.hand.reduce((least, card) => (need(card) < need(least) ? card : least));
}
