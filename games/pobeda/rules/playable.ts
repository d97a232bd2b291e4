import type { Seat } from '@bridgehead/kernel';
import { type Cell, CELLS } from './board.ts';
import { type Card, type Effect, effectOf } from './cards.ts';
import { FREE, isPrey, type Spot } from './chips.ts';
import { colourOf, handOf, type State } from './state.ts';
import type { Colour } from './teams.ts';

/** What a seat can do with its cards, short of choosing lines. */

export function cellOfEvent(state: Pick<State, 'cellOf'>, card: Card): Cell {
  return state.cellOf[card] as Cell;
}

/** An event whose cell is taken (POB-4.4). It comes back to life when the cell is freed. */
export function isDead(state: Pick<State, 'cellOf' | 'board'>, card: Card): boolean {
  return effectOf(card) === 'event' && state.board[cellOfEvent(state, card)] !== FREE;
}

function hasChips(state: Pick<State, 'supply'>, colour: Colour): boolean {
  return (state.supply[colour] as number) > 0;
}

/** Whether playing the card on the cell does what the card says. */
export function isTarget(state: State, colour: Colour, card: Card, cell: Cell): boolean {
  const effect = effectOf(card);
  if (effect === 'event' && cellOfEvent(state, card) !== cell) return false;
  return suits(effect, state.board, cell, colour) && (effect === 'remove' || hasChips(state, colour));
}

function suits(effect: Effect, board: readonly Spot[], cell: Cell, colour: Colour): boolean {
  return effect === 'remove' || effect === 'replace' ? isPrey(board, cell, colour) : board[cell] === FREE;
}

/** The first target at or after `from`, going round the board; undefined when the card can have no effect. */
export function targetFrom(state: State, colour: Colour, card: Card, from: Cell): Cell | undefined {
  const effect = effectOf(card);
  if (effect === 'event') {
    const cell = cellOfEvent(state, card);
    return state.board[cell] === FREE && hasChips(state, colour) ? cell : undefined;
  }
  if (effect !== 'remove' && !hasChips(state, colour)) return undefined;
  const { board } = state;
  let cell = from;
  do {
    if (suits(effect, board, cell, colour)) return cell;
    cell = cell + 1 === CELLS ? 0 : cell + 1;
  } while (cell !== from);
  return undefined;
}

export function targets(state: State, colour: Colour, card: Card): Cell[] {
  if (effectOf(card) === 'event') {
    const cell = targetFrom(state, colour, card, 0);
    return cell === undefined ? [] : [cell];
  }
  return state.board.flatMap((_, cell) => (isTarget(state, colour, card, cell) ? [cell] : []));
}

export function hasEffect(state: State, colour: Colour, card: Card): boolean {
  return targetFrom(state, colour, card, 0) !== undefined;
}

/** A card that can still do something: while one is held, none may be thrown away for nothing (POB-4.4). */
export function usefulCard(state: State, seat: Seat): Card | undefined {
  const colour = colourOf(state, seat);
  return handOf(state, seat).find((card) => hasEffect(state, colour, card));
}

export function mayExchange(state: State, card: Card): boolean {
  return !state.exchanged && state.deck.length > 0 && isDead(state, card);
}
