import type { Seat } from '@bridgehead/kernel';
import {
  type Card,
  type Cell,
  CELLS,
  cellsOfEvents,
  type Colour,
  countsFor,
  EVENTS,
  FREE,
  isFixed,
  type Layout,
  type State,
} from '../rules/index.ts';
import type { Judgement } from './judgement.ts';
import { GONE, HELD, OWNED, type Picture, PREY, pictureOf, SHUT, UNSEEN } from './lines.ts';

type OpenFields = 'board' | 'colours' | 'discards' | 'exchanged' | 'lines' | 'shuffled' | 'supply';

/** What one seat knows, be it of a table or of a sampled world: other hands by their size only. */
export interface Known extends Readonly<Pick<State, OpenFields>> {
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
}

export function knownTo(state: State, seat: Seat): Known {
  const { board, colours, discards, exchanged, lines, shuffled, supply, hands } = state;
  const hand = hands[seat] as Card[];
  const handSizes = hands.map((cards) => cards.length);
  // Field by field: a copy of everything in the state would cost a playout more than its moves do.
  return {
    board,
    colours,
    discards,
    exchanged,
    lines,
    shuffled,
    supply,
    hand,
    handSizes,
    deckSize: state.deck.length,
  };
}

/** What a seat needs to weigh its cards: the open board, its hand, and every colour's lines as it sees them. */
export interface Prospect extends Layout {
  readonly colour: Colour;
  readonly board: readonly number[];
  readonly supply: readonly number[];
  readonly hand: readonly Card[];
  readonly pictures: readonly Picture[];
  readonly worths: readonly Float64Array[];
  readonly judgement: Judgement;
}

export function prospectOf(known: Known, seat: Seat, judgement: Judgement): Prospect {
  const { board, shuffled, supply, hand } = known;
  const colour = known.colours[seat] as Colour;
  const worths = judgement.worths(known, seat);
  return { colour, board, shuffled, supply, hand, pictures: picturesFor(known), worths, judgement };
}

/** Every colour's lines as one seat sees them. */
export function picturesFor(known: Known): Picture[] {
  const { board, lines } = known;
  const whereabouts = locateCards(known);
  return known.supply.map((_, colour) => {
    const codes = new Int16Array(CELLS);
    for (let cell = 0; cell < CELLS; cell++) {
      const spot = board[cell] as number;
      if (spot === FREE) codes[cell] = whereabouts[cell] as number;
      else if (countsFor(spot, colour)) codes[cell] = OWNED;
      else codes[cell] = isFixed(spot) ? SHUT : PREY;
    }
    return pictureOf(
      codes,
      lines.filter((line) => line.colour === colour),
    );
  });
}

/** Where the card of every cell is, in the codes of a free cell. */
function locateCards({ discards, hand, shuffled }: Known): Int16Array {
  const whereabouts = new Int16Array(CELLS).fill(UNSEEN);
  const cells = cellsOfEvents({ shuffled });
  const put = (cards: readonly Card[], code: number) => {
    for (const card of cards) if (card < EVENTS) whereabouts[cells[card] as Cell] = code;
  };
  for (const pile of discards) put(pile, GONE);
  put(hand, HELD);
  return whereabouts;
}
