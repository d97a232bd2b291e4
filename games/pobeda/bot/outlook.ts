import type { Seat } from '@bridgehead/kernel';
import {
  type Card,
  CELLS,
  type Cell,
  type Colour,
  cellsOf,
  countsFor,
  DIRECTIONS,
  type Effect,
  EVENTS,
  effectOf,
  FREE,
  isFixed,
  LINE_LENGTH,
  type State,
  type View,
} from '../rules/index.ts';
import { COLOURS } from '../rules/teams.ts';
import { GONE, HELD, OWNED, PREY, SHUT, type Standing, UNSEEN } from './lines.ts';
import type { Weights } from './weights.ts';
import { type Odds, worthTable } from './worth.ts';

type OpenFields = 'board' | 'cellOf' | 'colours' | 'discards' | 'exchanged' | 'lines' | 'options' | 'supply';

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

/** How every colour stands, as one seat sees it. */
export interface Outlook {
  readonly colour: Colour;
  readonly standings: readonly Standing[];
}

/** An event whose cell is taken (POB-4.4): the first in the hand. */
export function deadCard({ hand, board, cellOf }: Known): Card | undefined {
  return hand.find((card) => card < EVENTS && board[cellOf[card] as Cell] !== FREE);
}

const whereabouts = new Int16Array(CELLS);

export function outlook(known: Known, weights: Weights): Outlook {
  const colour = known.colours[known.seat] as Colour;
  const shares = drawingShares(known);
  locateCards(known);
  const standings: Standing[] = [];
  for (let of = 0; of < known.supply.length; of++) {
    const worth = worthFor(known, weights, of === colour, shares[of] as number);
    standings.push({ codes: codesFor(known, of), worth });
  }
  return { colour, standings };
}

/** Shares are told apart in this many steps, so that tables can be kept. */
const SHARE_STEPS = 32;

const tables = new WeakMap<Weights, Map<number, Float64Array>>();

function worthFor({ hand }: Known, weights: Weights, own: boolean, share: number): Float64Array {
  const step = Math.round(share * SHARE_STEPS);
  const places = own ? countOf(hand, 'place') : 0;
  const replaces = own ? countOf(hand, 'replace') : 0;
  const key = ((step * 8 + places) * 8 + replaces) * 2 + (own ? 1 : 0);
  let kept = tables.get(weights);
  if (!kept) tables.set(weights, (kept = new Map()));
  let table = kept.get(key);
  if (!table) {
    const odds = own ? ownOdds(weights, step / SHARE_STEPS) : theirOdds(weights, step / SHARE_STEPS);
    table = worthTable({ ...odds, places, replaces });
    kept.set(key, table);
  }
  return table;
}

function countOf(hand: readonly Card[], effect: Effect): number {
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (effectOf(hand[i] as Card) === effect) count++;
  return count;
}

type CellOdds = Omit<Odds, 'places' | 'replaces'>;

function ownOdds({ held, unseen, gone, prey, wild }: Weights, share: number): CellOdds {
  return { held, unseen: unseen * share + gone, gone, prey, wild };
}

function theirOdds({ heldBack, theirUnseen, theirGone, prey }: Weights, share: number): CellOdds {
  return { held: heldBack, unseen: theirUnseen * share + theirGone, gone: theirGone, prey, wild: 0 };
}

/** Where the card of every cell is, in the codes of a free cell. */
function locateCards({ discards, hand, cellOf }: Known): void {
  whereabouts.fill(UNSEEN);
  for (let p = 0; p < discards.length; p++) {
    const pile = discards[p] as readonly Card[];
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i] as Card;
      if (card < EVENTS) whereabouts[cellOf[card] as Cell] = GONE;
    }
  }
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (card < EVENTS) whereabouts[cellOf[card] as Cell] = HELD;
  }
}

/** For every colour the probability that a card the seat does not see is or comes into its hands. */
function drawingShares({ seat, colours, supply, handSizes, deckSize }: Known): number[] {
  const cards = supply.map(() => 0);
  let unseen = deckSize;
  for (let other = 0; other < colours.length; other++) {
    const colour = colours[other] as Colour;
    const hidden = other === seat ? 0 : (handSizes[other] as number);
    unseen += hidden;
    cards[colour] = (cards[colour] as number) + hidden + deckSize / colours.length;
  }
  return unseen === 0 ? cards : cards.map((share) => share / unseen);
}

const scratch = Array.from({ length: COLOURS }, () => new Int16Array(CELLS));

function codesFor({ board, lines }: Known, colour: Colour): readonly Int16Array[] {
  const codes = scratch[colour] as Int16Array;
  for (let cell = 0; cell < CELLS; cell++) {
    const spot = board[cell] as number;
    if (spot === FREE) codes[cell] = whereabouts[cell] as number;
    else if (countsFor(spot, colour)) codes[cell] = OWNED;
    else codes[cell] = isFixed(spot) ? SHUT : PREY;
  }
  const own = lines.length === 0 ? lines : lines.filter((line) => line.colour === colour);
  if (own.length === 0) return [codes, codes, codes, codes];
  return DIRECTIONS.map(({ step }) => alongside(codes, own, step));
}

/** A chip inside a line that is made already serves other directions only (POB-5.4). */
function alongside(codes: Int16Array, lines: Known['lines'], step: number): Int16Array {
  const copy = codes.slice();
  for (const line of lines) {
    if (line.to - line.from !== step * (LINE_LENGTH - 1)) continue;
    for (const inner of cellsOf(line).slice(1, -1)) copy[inner] = SHUT;
  }
  return copy;
}
