import type { Chance, Decision } from '@bridgehead/kernel';
import {
  type Card,
  type Cell,
  EVENTS,
  FREE,
  type Move,
  rules,
  type State,
  type View,
} from '../rules/index.ts';
import { type Known, knownFrom, knownTo, outlook } from './outlook.ts';
import { best, judgeTurn, LINE_WORTH, placing } from './turns.ts';
import { WEIGHTS } from './weights.ts';

/** As many moves as a search has time for. */
const WIDTH = 10;

/** The answers worth a thought, the soundest first. */
export function candidates(view: View, decision: Decision): readonly Move[] {
  const known = knownFrom(view, decision.seat);
  if (decision.kind !== 'turn') return [answer(known, decision, () => rules.sample(view, anyOrder))];
  const judged = judgeTurn(known, WEIGHTS).sort((a, b) => b.worth - a.worth);
  const completing = judged.filter(({ worth }) => worth > LINE_WORTH / 2);
  return (completing.length > 0 ? completing : judged).slice(0, WIDTH).map(({ move }) => move);
}

/** For what does not depend on hidden cards: any order of them will do. */
const anyOrder: Chance = { below: () => 0 };

/** The soundest answer alone, as fast as it can be found. */
export function policy(state: State, decision: Decision): Move {
  const known = knownTo(state, decision.seat);
  if (decision.kind === 'turn') return best(judgeTurn(known, WEIGHTS)).move;
  return answer(known, decision, () => state);
}

/** Everything a seat may be asked besides its turn. A bot has heard nobody talk (POB-9). */
function answer(known: Known, decision: Decision, state: () => State): Move {
  const { kind } = decision;
  if (kind === 'give') return { kind, card: leastNeeded(known) };
  if (kind === 'plead' || kind === 'vote') return { kind, guilty: false };
  if (kind === 'draw') return { kind };
  return [...rules.moves(state(), decision)][0] as Move;
}

/** Dead events go first, special cards last. */
function leastNeeded(known: Known): Card {
  const prospects = outlook(known, WEIGHTS);
  const need = (card: Card) => {
    if (card >= EVENTS) return LINE_WORTH;
    const cell = known.cellOf[card] as Cell;
    return known.board[cell] === FREE ? placing(prospects, WEIGHTS, cell) : -1;
  };
  return known.hand.reduce((least, card) => (need(card) < need(least) ? card : least));
}
