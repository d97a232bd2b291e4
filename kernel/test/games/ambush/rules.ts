import {
  type Decision,
  type ListingRules,
  type Manifest,
  type Outcome,
  pick,
  type Seat,
  shuffle,
} from '@bridgehead/kernel';
import { type Event, type Move, moves, readMove, refusal } from './moves.ts';
import { play } from './play.ts';
import {
  alive,
  type Chain,
  DECK,
  HAND,
  kindOf,
  LIVES,
  observe,
  onTurn,
  sample,
  type State,
  type View,
} from './state.ts';

export const manifest: Manifest = {
  id: 'ambush',
  title: { ru: 'Засада', en: 'Ambush' },
  version: '1',
  seats: { min: 2, max: 6 },
  hiddenInformation: 'own',
  cooperative: false,
  simultaneous: true,
  options: [],
  endings: ['standing', 'exhausted'],
};

function pending(state: State): readonly Decision[] {
  const { chain, turn, isOver } = state;
  if (isOver) return [];
  if (!chain) {
    return [{ id: `turn:${turn}`, kind: 'turn', seat: onTurn(state), must: true, lapse: { kind: 'wait' } }];
  }
  const window = `react:${turn}:${chain.covers.length}`;
  return chain.asked.map((seat) => ({
    id: `${window}:${seat}`,
    kind: 'react',
    seat,
    must: true,
    window,
    lapse: lapseFor(state, chain, seat),
  }));
}

/** Whoever is aimed at covers if they can, even if they are not there: that is a secret until it happens. */
function lapseFor({ hands }: State, { target, covers }: Chain, seat: Seat): Move {
  const card = hands[seat]?.find((held) => kindOf(held) === 'cover');
  const isInDanger = seat === target && covers.length % 2 === 0;
  return isInDanger && card !== undefined ? { kind: 'cover', card } : { kind: 'pass' };
}

function outcome(state: State): Outcome | null {
  if (!state.isOver) return null;
  const most = Math.max(...state.lives);
  const best = state.lives.flatMap((left, seat) => (left === most ? [seat] : []));
  const ending = alive(state).length === 1 ? 'standing' : 'exhausted';
  return best.length === 1 ? { kind: 'win', winners: best, ending } : { kind: 'draw', between: best, ending };
}

/**
 * A chain of reactions: a shot opens a window to everybody with cards in hand, a cover opens another on top of it, and
 * the chain is resolved when everybody has passed. Whether somebody can cover is their secret; that they are asked is not.
 */
export const rules: ListingRules<State, Move, Event, View> = {
  manifest,
  setup(_options, seats, chance) {
    const deck = shuffle([...DECK], chance);
    const hands = seats.map(() => deck.splice(0, HAND));
    const lives = seats.map(() => LIVES);
    return { turn: 0, lives, played: [], chain: null, resting: [], isOver: false, hands, deck };
  },
  clone: (state) => ({ ...state }),
  pending,
  moves,
  randomMove: (state, decision, chance) => pick(moves(state, decision), chance),
  readMove,
  refusal,
  play,
  observe,
  sample,
  outcome,
};
