import type { Chance, Seat, Viewer } from '@bridgehead/kernel';
import { shuffle } from '@bridgehead/kernel';

/** A card is a number; its kind follows from it. */
export type Card = number;
export const CARD_KINDS = ['shot', 'cover', 'blank'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const DECK: readonly Card[] = Array.from({ length: 36 }, (_, card) => card);
export const LIVES = 2;
export const HAND = 3;

export function kindOf(card: Card): CardKind {
  return CARD_KINDS[card % CARD_KINDS.length] as CardKind;
}

/** A shot, and the covers played on top of it: each cancels what lies under it. */
export interface Chain {
  readonly shooter: Seat;
  readonly target: Seat;
  readonly covers: readonly Seat[];
  /** Whoever has not yet answered the window that is open now. */
  readonly asked: readonly Seat[];
}

interface Open {
  turn: number;
  lives: readonly number[];
  /** Cards that were played, face up. */
  played: readonly Card[];
  chain: Chain | null;
  /** Seats that are not to be asked again this turn. */
  resting: readonly Seat[];
  isOver: boolean;
}

export interface State extends Open {
  hands: readonly (readonly Card[])[];
  deck: readonly Card[];
}

export interface View extends Open {
  readonly viewer: Viewer;
  readonly hand: readonly Card[];
  /** How many cards everybody holds. */
  readonly sizes: readonly number[];
}

export function observe(state: State, viewer: Viewer): View {
  const { turn, lives, played, chain, resting, isOver, hands } = state;
  return {
    viewer,
    turn,
    lives,
    played,
    chain,
    resting,
    isOver,
    hand: viewer === 'spectator' ? [] : (hands[viewer] ?? []),
    sizes: hands.map(({ length }) => length),
  };
}

export function sample({ viewer, hand, sizes, ...open }: View, chance: Chance): State {
  const deck = shuffle(
    DECK.filter((card) => !hand.includes(card) && !open.played.includes(card)),
    chance,
  );
  const hands = sizes.map((size, seat) => (seat === viewer ? hand : deck.splice(0, size)));
  return { ...open, hands, deck };
}

export function onTurn({ turn, lives }: Pick<Open, 'turn' | 'lives'>): Seat {
  return turn % lives.length;
}

export function alive({ lives }: Pick<Open, 'lives'>): Seat[] {
  return lives.flatMap((left, seat) => (left > 0 ? [seat] : []));
}

/** Everybody who could play a card by what all can see: cards in hand, and not the one who has just played. */
export function askedAbout(
  shooter: Seat,
  covers: readonly Seat[],
  state: Pick<Open, 'lives' | 'resting'>,
  sizes: readonly number[],
): Seat[] {
  const last = covers.at(-1) ?? shooter;
  return alive(state).filter(
    (seat) => seat !== last && (sizes[seat] ?? 0) > 0 && !state.resting.includes(seat),
  );
}
