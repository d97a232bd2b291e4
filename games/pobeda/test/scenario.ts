import {
  type Answer,
  chanceFrom,
  type Decision,
  type Heard,
  readOptions,
  type Refusal,
  type Seat,
  type SeatKind,
  seedFromText,
  step,
} from '@bridgehead/kernel';
import { checkRetellingToAll } from '@bridgehead/kernel/testkit';
import { type Cell, CELLS, cellsOf, type Line, SIDE } from '../rules/board.ts';
import { type Card, EVENTS } from '../rules/cards.ts';
import { colourOn, EMPTY_BOARD, type Spot } from '../rules/chips.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { CHIPS_PER_COLOUR } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { retelling } from './retelling.ts';

/** Tiny positions, written so that a reader sees them. */

export const PLUS: readonly Card[] = [140, 141, 142, 143];
export const MINUS: readonly Card[] = [144, 145, 146, 147];
export const SWAP: readonly Card[] = [148, 149, 150];

export const RED = 0;
export const GOLD = 1;
export const BLUE = 2;

/** The cell of a grid reference: `at('c2')`. */
export function at(name: string): Cell {
  return 'abcdefghijkl'.indexOf(name.charAt(0)) + SIDE * (Number(name.slice(1)) - 1);
}

/** The event card of a cell on a chronological board. */
export function event(name: string): Card {
  return EMPTY_BOARD.slice(0, at(name)).filter((spot) => spot === 0).length;
}

export function line(from: string, to: string): Line {
  return { from: at(from), to: at(to) };
}

const SPOTS: Readonly<Record<string, Spot>> = { '.': 0, r: 1, g: 2, b: 3, R: 4, G: 5, B: 6, '*': 7 };

/** `.` free, `r g b` loose chips, `R G B` fixed ones, `*` a corner; missing rows below are empty. */
function readBoard(text: string): Spot[] {
  const spots = text
    .split(/\s+/)
    .filter(Boolean)
    .map((mark) => SPOTS[mark] as Spot);
  if (spots.length % SIDE !== 0) throw new Error(`a board has rows of ${SIDE}, not ${spots.length} cells`);
  return [...spots, ...EMPTY_BOARD.slice(spots.length)].slice(0, CELLS);
}

export interface Scenario {
  readonly board?: string;
  /** Cards by seat; the first seat is on turn unless `place` says otherwise. */
  readonly hands: readonly (readonly Card[])[];
  readonly deck?: readonly Card[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly SeatKind[];
  /** Lines taken before, each with its colour. */
  readonly lines?: readonly { readonly colour: number; readonly line: Line }[];
  readonly supply?: readonly number[];
}

/** A filler for hands and decks that no scenario plays: the last row's events. */
export const IDLE: readonly Card[] = Array.from({ length: 10 }, (_, index) => EVENTS - 1 - index);

export function position(scenario: Scenario): State {
  const seats = scenario.seats ?? scenario.hands.map(() => 'human' as const);
  const plan = readOptions(rules.manifest, seats.length, { lines: 3, ...scenario.options });
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const state = rules.setup(plan.options, seats, chanceFrom(seedFromText('scenario')));
  const board = readBoard(scenario.board ?? '');
  const lines = scenario.lines ?? [];
  for (const { colour, line } of lines) {
    for (const cell of cellsOf(line)) if (board[cell] !== 7) board[cell] = colour + 4;
  }
  const chips = CHIPS_PER_COLOUR[state.options.edition];
  const used = (colour: number) => board.filter((spot) => colourOn(spot) === colour).length;
  return {
    ...state,
    circle: [...state.circle].sort((a, b) => a - b),
    board,
    supply: state.supply.map((_, colour) => scenario.supply?.[colour] ?? chips - used(colour)),
    hands: scenario.hands.map((hand) => [...hand]),
    deck: [...(scenario.deck ?? IDLE)],
    lines: lines.map(({ colour, line }) => ({ colour, ...line })),
  };
}

export interface Played {
  readonly state: State;
  readonly events: readonly Heard<Event>[];
}

export function decisionOf(state: State, seat: Seat, kind: string): Decision | undefined {
  return rules.pending(state).find((decision) => decision.seat === seat && decision.kind === kind);
}

const KIND_OF: Readonly<Record<Move['kind'], string>> = {
  play: 'turn',
  exchange: 'turn',
  discard: 'turn',
  draw: 'draw',
  claim: 'claim',
  plead: 'plead',
  vote: 'vote',
  give: 'give',
};

function attempt(state: State, seat: Seat, move: Move, seed: string) {
  const kind = KIND_OF[move.kind];
  const open = rules.pending(state).find((decision) => decision.kind === kind && decision.seat === seat);
  const answer: Answer = { seat, decision: open?.id ?? `no ${kind}`, move };
  return step(rules, state, answer, chanceFrom(seedFromText(seed)));
}

/** Plays a move that must be legal; whoever is told of it event by event sees what happened. */
export function played(state: State, seat: Seat, move: Move, seed = 'luck'): Played {
  const result = attempt(state, seat, move, seed);
  if ('refusal' in result) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  checkRetellingToAll(rules, retelling, [state, result.state], result.events, state.hands.length);
  return result;
}

/** The refusal of a move that must be illegal. */
export function refused(state: State, seat: Seat, move: Move): Refusal {
  const result = attempt(state, seat, move, 'luck');
  if (!('refusal' in result)) throw new Error(`not refused: ${JSON.stringify(move)}`);
  return result.refusal;
}

/** Plays several moves in a row; the state after the last. */
export function after(state: State, ...moves: readonly (readonly [Seat, Move])[]): State {
  return moves.reduce((current, [seat, move]) => played(current, seat, move).state, state);
}

export function play(card: Card, cell: string, lines?: readonly Line[]): Move {
  return { kind: 'play', card, cell: at(cell), ...(lines && { lines }) };
}

export function playEvent(cell: string): Move {
  return play(event(cell), cell);
}

export function on(state: State, cell: string): string {
  const mark = Object.entries(SPOTS).find(([, spot]) => spot === state.board[at(cell)]);
  return mark?.[0] ?? '?';
}

/** The lines of a colour as `a1–f1`-like pairs of references would read, by their end cells. */
export function linesOfColour(state: State, colour: number): Line[] {
  return state.lines.filter((taken) => taken.colour === colour).map(({ from, to }) => ({ from, to }));
}

export function legalMoves(state: State, seat: Seat, kind = 'turn'): Move[] {
  const decision = decisionOf(state, seat, kind);
  return decision ? [...rules.moves(state, decision)] : [];
}

/** Red to move with every special card in hand. */
export function withSpecials(board: string, more: Partial<Scenario> = {}): State {
  return position({ board, hands: [[...PLUS, ...MINUS, ...SWAP], IDLE], ...more });
}

/** The same on a board with loose red chips on these cells. */
export function withChips(cells: readonly string[]): State {
  const state = withSpecials('');
  const taken = new Set(cells.map(at));
  return { ...state, board: state.board.map((spot, cell) => (taken.has(cell) ? 1 : spot)) };
}
