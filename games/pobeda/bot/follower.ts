import type { Emit, Seat } from '@bridgehead/kernel';
import {
  type Card,
  type Cell,
  cellOfEvent,
  cellsOf,
  cellsOfEvents,
  type Colour,
  type Event,
  EVENTS,
  FREE,
  isCorner,
  type State,
} from '../rules/index.ts';
import type { Judgement } from './judgement.ts';
import {
  GONE,
  HELD,
  indexOf,
  OWNED,
  type Picture,
  PREY,
  recode,
  restsOf,
  SHUT,
  shutAlong,
  UNSEEN,
} from './lines.ts';
import { knownTo, type Prospect, prospectOf } from './outlook.ts';

/** Odds change slowly: unless a special card comes or goes, they are good for so many turns. */
const FRESH_TURNS = 8;

type LivingProspect = Omit<Prospect, 'worths'> & { worths: Prospect['worths'] };

/**
 * Every seat's picture of one sampled world, kept up to date by what the rules tell as they play it: far faster than
 * looking at the whole board anew before every move, and no rule is written twice.
 */
export class Follower {
  readonly #state: State;
  readonly #seats: LivingProspect[];
  /** Whose worths are out of date. */
  readonly #isStale: boolean[];
  #played = 0;
  readonly #gone: Set<Card>;

  /** Every seat judges in its own way. */
  constructor(state: State, judgements: readonly Judgement[]) {
    this.#state = state;
    this.#gone = new Set(state.discards.flat());
    this.#seats = judgements.map((judgement, seat) => prospectOf(knownTo(state, seat), seat, judgement));
    this.#isStale = judgements.map(() => false);
  }

  /** How things stand for a seat that is to play. */
  prospectOf(seat: Seat): Prospect {
    const prospect = this.#seats[seat] as LivingProspect;
    if (!this.#isStale[seat]) return prospect;
    this.#isStale[seat] = false;
    prospect.worths = prospect.judgement.worths(knownTo(this.#state, seat), seat);
    return prospect;
  }

  readonly hear: Emit<Event> = (event) => {
    switch (event.kind) {
      case 'placed':
        return this.#occupy(event.cell, event.colour, PREY);
      case 'removed':
        return this.#free(event.cell);
      case 'line':
      case 'redrawn':
        return this.#takeLine(event.colour, event.line.from, event.line.to);
      case 'received':
        return this.#hold(event.seat, event.card);
      case 'played':
        if (++this.#played % FRESH_TURNS === 0) this.#isStale.fill(true);
        return this.#lose(event.card);
      case 'exchanged':
      case 'emptyTurn':
        return this.#lose(event.card);
      default:
        return;
    }
  };

  #hold(seat: Seat, card: Card): void {
    if (card >= EVENTS) this.#isStale[seat] = true;
    const cell = this.#freeCellOf(card);
    if (cell !== undefined) this.#recodeFor(seat, cell, HELD);
  }

  #lose(card: Card): void {
    if (card >= EVENTS) this.#isStale.fill(true);
    this.#gone.add(card);
    const cell = this.#freeCellOf(card);
    if (cell !== undefined) for (const seat of this.#seats.keys()) this.#recodeFor(seat, cell, GONE);
  }

  #freeCellOf(card: Card): Cell | undefined {
    const cell = card < EVENTS ? cellOfEvent(this.#state, card) : undefined;
    return cell !== undefined && this.#state.board[cell] === FREE ? cell : undefined;
  }

  #free(cell: Cell): void {
    const card = cellsOfEvents(this.#state).indexOf(cell);
    for (const [seat, { hand }] of this.#seats.entries()) {
      this.#recodeFor(seat, cell, hand.includes(card) ? HELD : this.#gone.has(card) ? GONE : UNSEEN);
    }
  }

  #takeLine(colour: Colour, from: Cell, to: Cell): void {
    for (const cell of cellsOf({ from, to })) if (!isCorner(cell)) this.#occupy(cell, colour, SHUT);
    const made = this.#state.lines.filter((line) => line.colour === colour);
    const index = indexOf({ from, to });
    for (const { pictures } of this.#seats) {
      const picture = pictures[colour] as Picture;
      shutAlong(picture, index);
      picture.rests = restsOf(picture.codes, made);
    }
  }

  #occupy(cell: Cell, owner: Colour, toOthers: number): void {
    for (const { pictures } of this.#seats) {
      for (const [colour, picture] of pictures.entries())
        recode(picture, cell, colour === owner ? OWNED : toOthers);
    }
  }

  #recodeFor(seat: Seat, cell: Cell, code: number): void {
    for (const picture of (this.#seats[seat] as Prospect).pictures) recode(picture, cell, code);
  }
}
