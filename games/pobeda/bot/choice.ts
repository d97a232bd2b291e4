import type { Chance, Decision, Seat } from '@bridgehead/kernel';
import {
  type Card,
  type Cell,
  cellOfEvent,
  type Colour,
  completions,
  effectOf,
  EVENTS,
  FREE,
  mayExchange,
  type Move,
  rules,
  type View,
} from '../rules/index.ts';
import { atAGlance } from './at-a-glance.ts';
import { byOdds } from './by-odds.ts';
import { type Judgement, MADE } from './judgement.ts';
import { type Prospect, prospectOf } from './outlook.ts';
import { anySpecial, eachPlay, type Heat, worthOf } from './plays.ts';

/** A sound answer at a glance, one move deep. */
export function glance(view: View, decision: Decision): Move {
  const [soundest] =
    decision.kind === 'turn' ? turnMoves(view, decision.seat, atAGlance) : candidates(view, decision);
  return soundest as Move;
}

/** The answers worth a search, the soundest first. */
export function candidates(view: View, decision: Decision): readonly Move[] {
  const { kind, seat } = decision;
  switch (kind) {
    case 'turn':
      return turnMoves(view, seat, byOdds, CURIOUS);
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

/** What a search looks at beyond what is worth a thought at a glance. */
const CURIOUS: Heat = { hotOwn: 0.03, hotTheirs: 0.04 };
/** How many uses of special cards deserve a search. */
const USES = 6;

/**
 * The best play at a glance and, for a search, other uses of special cards or none: these decide games, and only
 * looking ahead tells when. Which of two events goes first hardly matters, for both are played in the end.
 */
function turnMoves(view: View, seat: Seat, judgement: Judgement, curious?: Heat): Move[] {
  const { hand, deckSize } = view;
  const dead = hand.find((card) => mayExchange(view, deckSize, card));
  if (dead !== undefined) return [{ kind: 'exchange', card: dead }];
  const prospect = prospectOf(view, seat, judgement);
  const [best] = judged(prospect, judgement);
  const sound = best ?? anySpecial(prospect);
  if (!sound) return [{ kind: 'discard', card: hand[0] as Card }];
  const soundest = playsOf(view, prospect.colour, sound);
  if (!curious || (best && best.worth > MADE / 2)) return soundest;
  const plays = judged(prospect, curious);
  const event = sound.card < EVENTS ? undefined : plays.find(({ card }) => card < EVENTS);
  const uses = plays.filter(
    ({ card, cell }) => card >= EVENTS && (card !== sound.card || cell !== sound.cell),
  );
  const others = [...(event ? [event] : []), ...uses.slice(0, USES)];
  return [...soundest, ...others.flatMap((play) => playsOf(view, prospect.colour, play))];
}

interface JudgedPlay {
  readonly card: Card;
  readonly cell: Cell;
  readonly worth: number;
}

function judged(prospect: Prospect, heat: Heat): JudgedPlay[] {
  const plays: JudgedPlay[] = [];
  eachPlay(prospect, heat, (card, cell, worth) => plays.push({ card, cell, worth }));
  return plays.sort((a, b) => b.worth - a.worth);
}

/** A play, or one for each set of lines that the player must choose from (POB-5.6). */
function playsOf({ board, lines }: View, colour: Colour, { card, cell }: Omit<JudgedPlay, 'worth'>): Move[] {
  const play = { kind: 'play', card, cell } as const;
  const sets = effectOf(card) === 'remove' ? [] : completions(board, lines, colour, cell);
  return sets.length > 1 ? sets.map((set) => ({ ...play, lines: set })) : [play];
}

/** Dead events go first, special cards last. */
function leastNeeded(view: View, seat: Seat): Card {
  const prospect = prospectOf(view, seat, byOdds);
  const need = (card: Card) => {
    if (card >= EVENTS) return MADE;
    const cell = cellOfEvent(view, card);
    return view.board[cell] === FREE ? worthOf(prospect, 'event', cell) : -1;
  };
  return view.hand.reduce((least, card) => (need(card) < need(least) ? card : least));
}
