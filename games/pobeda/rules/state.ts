import type { Outcome, Seat } from '@bridgehead/kernel';
import type { Line } from './board.ts';
import type { Card } from './cards.ts';
import type { Layout } from './layout.ts';
import type { PobedaOptions } from './options.ts';
import type { Colour } from './teams.ts';

/** A line of victory, with the colour that built it. */
export interface VictoryLine extends Line {
  readonly colour: Colour;
}

/** A draw that a seat has not made yet, and the turn it belongs to. */
export interface OpenDraw {
  readonly seat: Seat;
  readonly turn: number;
}

/** A claim that a team talked (POB-9): first judged, then, if it holds, paid for. */
export interface Breach {
  readonly claimant: Seat;
  readonly accused: Colour;
  stage: 'judging' | 'paying';
  /** Pleas of the accused and votes of the third team, by seat; null until given. */
  verdicts: (boolean | null)[];
  /** The card each member gives back, by seat; null until given. */
  given: (Card | null)[];
}

/** What never changes once the game is set up. */
export interface Arrangement extends Layout {
  readonly options: PobedaOptions;
  /** Colour of every seat. */
  readonly colours: readonly Colour[];
  readonly humans: readonly Seat[];
  /** Seats as they sit, the first player first, each next one to the left. */
  readonly circle: readonly Seat[];
  readonly dealer: Seat;
}

/** What everybody at the table can see change. */
export interface OpenPosition {
  /** What lies on each cell: see chips.ts. */
  board: number[];
  /** Chips left of each colour. */
  supply: number[];
  lines: VictoryLine[];
  /** Discard piles: one common pile, or one for each seat (POB-4.5). */
  discards: Card[][];
  /** Index in `circle` of the seat on turn. */
  place: number;
  /** Turns played so far. */
  turn: number;
  /** How often the turn has come round to the first player. */
  round: number;
  /** Whether the seat on turn has used its exchange (POB-4.4). */
  exchanged: boolean;
  /** Who has played and may still draw, in that order: at most the last player and the one before (POB-7.2). */
  undrawn: OpenDraw[];
  /** The last round in which each seat claimed a breach; −1 before the first. */
  claimedIn: number[];
  outcome: Outcome | null;
}

export interface State extends Arrangement, OpenPosition {
  hands: Card[][];
  /** The top card is the last. */
  deck: Card[];
  breach: Breach | null;
}

/**
 * A copy of the open part with these hidden parts. Written out by hand, since copying is in the path of every move and
 * every bot's thought: an object begun by a spread and added to would be of a shape of its own each time, and slow
 * wherever it is read.
 */
export function stateFrom(
  open: Arrangement & Readonly<OpenPosition>,
  hidden: Pick<State, 'hands' | 'deck' | 'breach'>,
): State {
  return {
    options: open.options,
    colours: open.colours,
    humans: open.humans,
    circle: open.circle,
    dealer: open.dealer,
    shuffled: open.shuffled,
    board: open.board.slice(),
    supply: open.supply.slice(),
    lines: open.lines.slice(),
    discards: open.discards.map((pile) => pile.slice()),
    place: open.place,
    turn: open.turn,
    round: open.round,
    exchanged: open.exchanged,
    undrawn: open.undrawn.slice(),
    claimedIn: open.claimedIn.slice(),
    outcome: open.outcome,
    hands: hidden.hands,
    deck: hidden.deck,
    breach: hidden.breach,
  };
}

export function cloneState(state: State): State {
  const { breach } = state;
  return stateFrom(state, {
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    breach: breach && { ...breach, verdicts: breach.verdicts.slice(), given: breach.given.slice() },
  });
}

export function seatOnTurn({ circle, place }: Pick<State, 'circle' | 'place'>): Seat {
  return circle[place] as Seat;
}

export function colourOf({ colours }: Pick<State, 'colours'>, seat: Seat): Colour {
  return colours[seat] as Colour;
}

export function handOf({ hands }: Pick<State, 'hands'>, seat: Seat): Card[] {
  return hands[seat] as Card[];
}

export function seatsOf({ colours }: Pick<State, 'colours'>, colour: Colour): Seat[] {
  return colours.flatMap((of, seat) => (of === colour ? [seat] : []));
}
