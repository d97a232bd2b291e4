import type { Seat } from '@bridgehead/kernel';
import {
  type Card,
  CELLS,
  type Cell,
  type Colour,
  cellsOf,
  countsFor,
  DIRECTIONS,
  EVENTS,
  FREE,
  LINE_LENGTH,
  type State,
  type View,
} from '../rules/index.ts';
import { COLOURS } from '../rules/teams.ts';
import type { Chances } from './potential.ts';
import type { Weights } from './weights.ts';

type OpenFields =
  | 'board'
  | 'cellOf'
  | 'colours'
  | 'discards'
  | 'exchanged'
  | 'lines'
  | 'options'
  | 'supply';

/** What one seat knows, be it of a table or of a sampled world: other hands by their size only. */
export interface Known extends Readonly<Pick<State, OpenFields>> {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
}

export function knownTo(state: State, seat: Seat): Known {
  const { hands, deck } = state;
  return {
    seat,
    board: state.board,
    cellOf: state.cellOf,
    colours: state.colours,
    discards: state.discards,
    exchanged: state.exchanged,
    lines: state.lines,
    options: state.options,
    supply: state.supply,
    hand: hands[seat] as Card[],
    handSizes: hands.map((hand) => hand.length),
    deckSize: deck.length,
  };
}

export function knownFrom(view: View, seat: Seat): Known {
  return { ...view, seat };
}

/** Every colour's chances on every cell, as one seat sees them. */
export interface Outlook {
  readonly colour: Colour;
  readonly chances: readonly Chances[];
}

/** An event whose cell is taken (POB-4.4): the first in the hand. */
export function deadCard({ hand, board, cellOf }: Known): Card | undefined {
  return hand.find((card) => card < EVENTS && board[cellOf[card] as Cell] !== FREE);
}

const UNSEEN = 0;
const HELD = 1;
const GONE = 2;

const whereabouts = new Uint8Array(CELLS);

export function outlook(known: Known, weights: Weights): Outlook {
  const colour = known.colours[known.seat] as Colour;
  const shares = drawingShares(known);
  locateCards(known);
  const chances = known.supply.map((_, of) => {
    const unseen = (of === colour ? weights.unseen : weights.unseenTheirs) * (shares[of] as number);
    const held = of === colour ? weights.held : weights.heldBack;
    return chancesOf(known, of, [unseen + weights.gone, held, weights.gone]);
  });
  return { colour, chances };
}

function locateCards({ discards, hand, cellOf }: Known): void {
  whereabouts.fill(UNSEEN);
  for (const pile of discards) {
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i] as Card;
      if (card < EVENTS) whereabouts[cellOf[card] as Cell] = GONE;
    }
  }
  for (const card of hand) if (card < EVENTS) whereabouts[cellOf[card] as Cell] = HELD;
}

/** For every colour the probability that a card the seat does not see is or comes into its hands. */
function drawingShares({ seat, colours, supply, handSizes, deckSize }: Known): number[] {
  const shares = supply.map(() => 0);
  let unseen = deckSize;
  for (let other = 0; other < colours.length; other++) {
    const hidden = other === seat ? 0 : (handSizes[other] as number);
    unseen += hidden;
    shares[colours[other] as Colour]! += hidden + deckSize / colours.length;
  }
  return unseen === 0 ? shares : shares.map((share) => share / unseen);
}

const scratch = Array.from({ length: COLOURS }, () => new Float64Array(CELLS));

function chancesOf({ board, lines }: Known, colour: Colour, byWhereabouts: readonly number[]): Chances {
  const grid = scratch[colour] as Float64Array;
  for (let cell = 0; cell < CELLS; cell++) {
    const spot = board[cell] as number;
    grid[cell] =
      spot === FREE
        ? (byWhereabouts[whereabouts[cell] as number] as number)
        : countsFor(spot, colour)
          ? 1
          : 0;
  }
  const own = lines.length === 0 ? lines : lines.filter((line) => line.colour === colour);
  if (own.length === 0) return [grid, grid, grid, grid];
  const directed = (step: number): Float64Array => {
    const copy = grid.slice();
    for (const line of own) {
      if ((line.to - line.from) / (LINE_LENGTH - 1) !== step) continue;
      for (const inner of cellsOf(line).slice(1, -1)) copy[inner] = 0;
    }
    return copy;
  };
  return DIRECTIONS.map(({ step }) => directed(step)) as unknown as Chances;
}
