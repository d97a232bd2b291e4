import type { Seat } from '@bridgehead/kernel';
import {
  type Card,
  type Cell,
  CELLS,
  type Colour,
  colourOn,
  EVENTS,
  FREE,
  LINE_LENGTH,
  linesOf,
  type State,
} from '../rules/index.ts';
import {
  CELLS_OF_LINE,
  GONE,
  HELD,
  LINES_AT,
  OWNED,
  type Picture,
  PREY,
  recode,
  SHUT,
  shutAlong,
  UNSEEN,
} from './lines.ts';
import { knownTo, picturesFor, worthsFor } from './outlook.ts';
import type { Prospect } from './plays.ts';
import { WEIGHTS } from './weights.ts';

interface SeatProspect extends Prospect {
  readonly worths: Float64Array[];
}

/**
 * A sampled world as a player runs through it in thought: turns, cards and chips only, many times faster than the
 * rules, and never the judge of a real game. Lines that could be taken in several ways are taken in any.
 */
export class ImaginedGame {
  readonly board: number[];
  readonly cellOf: readonly Cell[];
  readonly deck: Card[];
  /** Lines made, by colour. */
  readonly made: number[];
  readonly #colours: readonly Colour[];
  readonly #target: number;
  readonly #supply: number[];
  readonly #hands: Card[][];
  readonly #handSizes: number[];
  readonly #seats: readonly SeatProspect[];
  readonly #gone = new Uint8Array(CELLS);

  constructor(state: State) {
    this.board = state.board.slice();
    this.cellOf = state.cellOf;
    this.deck = state.deck.slice();
    this.made = state.supply.map((_, colour) => linesOf(state.lines, colour));
    this.#colours = state.colours;
    this.#target = state.options.lines;
    this.#supply = state.supply.slice();
    this.#hands = state.hands.map((hand) => hand.slice());
    this.#handSizes = state.hands.map((hand) => hand.length);
    for (const pile of state.discards) for (const card of pile) this.#lose(card);
    this.#seats = state.colours.map((colour, seat) => ({
      colour,
      board: this.board,
      cellOf: this.cellOf,
      supply: this.#supply,
      hand: this.#hands[seat] as Card[],
      pictures: picturesFor(knownTo(state, seat)),
      worths: state.supply.map(() => new Float64Array()),
    }));
    if (state.undrawn !== null) this.draw(state.undrawn);
  }

  /** How things stand for a seat that is to play. */
  prospectOf(seat: Seat): Prospect {
    const prospect = this.#seats[seat] as SeatProspect;
    for (let other = 0; other < this.#hands.length; other++) {
      this.#handSizes[other] = (this.#hands[other] as Card[]).length;
    }
    const { hand, worths } = prospect;
    worthsFor(seat, this.#colours, hand, this.#handSizes, this.deck.length, WEIGHTS, worths);
    return prospect;
  }

  holdsCards(seat: Seat): boolean {
    return (this.#hands[seat] as Card[]).length > 0;
  }

  hasWon(colour: Colour): boolean {
    return (this.made[colour] as number) >= this.#target;
  }

  draw(seat: Seat): void {
    const card = this.deck.pop();
    if (card === undefined) return;
    (this.#hands[seat] as Card[]).push(card);
    if (card >= EVENTS) return;
    const cell = this.cellOf[card] as Cell;
    if (this.board[cell] === FREE) this.#recodeFor(seat, cell, HELD);
  }

  discard(seat: Seat, card: Card): void {
    const hand = this.#hands[seat] as Card[];
    hand.splice(hand.indexOf(card), 1);
    this.#lose(card);
  }

  #lose(card: Card): void {
    if (card < EVENTS) this.#gone[this.cellOf[card] as Cell] = 1;
  }

  removeChip(cell: Cell): void {
    const colour = colourOn(this.board[cell] as number) as Colour;
    this.#supply[colour] = (this.#supply[colour] as number) + 1;
    this.board[cell] = FREE;
    const card = this.cellOf.indexOf(cell);
    for (let seat = 0; seat < this.#hands.length; seat++) {
      const isHeld = (this.#hands[seat] as Card[]).includes(card);
      this.#recodeFor(seat, cell, isHeld ? HELD : this.#gone[cell] === 1 ? GONE : UNSEEN);
    }
  }

  placeChip(colour: Colour, cell: Cell): void {
    this.#supply[colour] = (this.#supply[colour] as number) - 1;
    this.board[cell] = colour + 1;
    this.#occupy(cell, colour, PREY);
    const { sums } = this.#picture(0, colour);
    for (const line of LINES_AT[cell] as Uint16Array) if (sums[line] === 0) this.#takeLine(colour, line);
  }

  #takeLine(colour: Colour, line: number): void {
    this.made[colour] = (this.made[colour] as number) + 1;
    if (this.hasWon(colour)) return;
    for (const cell of CELLS_OF_LINE.subarray(line * LINE_LENGTH, (line + 1) * LINE_LENGTH)) {
      this.#occupy(cell, colour, SHUT);
    }
    for (let seat = 0; seat < this.#seats.length; seat++) shutAlong(this.#picture(seat, colour), line);
  }

  #occupy(cell: Cell, owner: Colour, toOthers: number): void {
    for (let seat = 0; seat < this.#seats.length; seat++) {
      for (let colour = 0; colour < this.made.length; colour++) {
        recode(this.#picture(seat, colour), cell, colour === owner ? OWNED : toOthers);
      }
    }
  }

  #recodeFor(seat: Seat, cell: Cell, code: number): void {
    for (let colour = 0; colour < this.made.length; colour++) recode(this.#picture(seat, colour), cell, code);
  }

  #picture(seat: Seat, colour: Colour): Picture {
    return (this.#seats[seat] as Prospect).pictures[colour] as Picture;
  }
}
