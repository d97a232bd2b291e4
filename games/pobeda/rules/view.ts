import { type Chance, type Seat, shuffle, type Viewer } from '@bridgehead/kernel';
import { ALL_CARDS, type Card, DECK_SIZE } from './cards.ts';
import { type Arrangement, type Breach, type OpenPosition, type State, stateFrom } from './state.ts';

/** The open part of a breach: who has given a card, never which. */
export interface OpenBreach extends Omit<Breach, 'given'> {
  readonly gave: readonly boolean[];
  /** The viewer's own card, once given. */
  readonly ownGift: Card | null;
}

/** POB-2.5: what one seat may know. Hands are secret, also from team mates. */
export interface View extends Arrangement, Readonly<OpenPosition> {
  readonly viewer: Viewer;
  /** The viewer's own hand; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly breach: OpenBreach | null;
}

/** Nothing is copied: a view is looked at before the state is played on, or belongs to a state that never is. */
export function observe(state: State, viewer: Viewer): View {
  const { hands, deck, breach } = state;
  return {
    options: state.options,
    colours: state.colours,
    humans: state.humans,
    circle: state.circle,
    dealer: state.dealer,
    shuffled: state.shuffled,
    board: state.board,
    supply: state.supply,
    lines: state.lines,
    discards: state.discards,
    place: state.place,
    turn: state.turn,
    round: state.round,
    exchanged: state.exchanged,
    undrawn: state.undrawn,
    claimedIn: state.claimedIn,
    outcome: state.outcome,
    viewer,
    hand: viewer === 'spectator' ? [] : (hands[viewer] as Card[]),
    handSizes: hands.map((hand) => hand.length),
    deckSize: deck.length,
    breach: breach && openBreach(breach, viewer),
  };
}

function openBreach({ claimant, accused, stage, verdicts, given }: Breach, viewer: Viewer): OpenBreach {
  const gave = given.map((card) => card !== null);
  const ownGift = viewer === 'spectator' ? null : (given[viewer] as Card | null);
  return { claimant, accused, stage, verdicts, gave, ownGift };
}

/** The cards that may lie anywhere the viewer cannot see: other hands, the deck, cards given back. */
function unseenCards(view: View): Card[] {
  const isSeen = new Uint8Array(DECK_SIZE);
  for (const card of view.hand) isSeen[card] = 1;
  for (const pile of view.discards) for (const card of pile) isSeen[card] = 1;
  if (view.breach && view.breach.ownGift !== null) isSeen[view.breach.ownGift] = 1;
  return ALL_CARDS.filter((card) => isSeen[card] === 0);
}

/** A full state this viewer could be looking at: the unseen cards dealt out at random. */
export function sample(view: View, chance: Chance): State {
  const { viewer, hand, handSizes, breach } = view;
  const unseen = shuffle(unseenCards(view), chance);
  const hands = handSizes.map((size, seat) => (seat === viewer ? [...hand] : take(unseen, size)));
  return stateFrom(view, { hands, deck: unseen, breach: breach && sampleBreach(breach, viewer, unseen) });
}

function sampleBreach(breach: OpenBreach, viewer: Viewer, unseen: Card[]): Breach {
  const { gave, ownGift, ...open } = breach;
  const giftOf = (seat: Seat) => (seat === viewer ? ownGift : (unseen.pop() as Card));
  return {
    ...open,
    verdicts: open.verdicts.slice(),
    given: gave.map((has, seat) => (has ? giftOf(seat) : null)),
  };
}

function take(cards: Card[], count: number): Card[] {
  return count === 0 ? [] : cards.splice(-count);
}
