import type { Seat } from '@bridgehead/kernel';
import { type Cell, CELLS } from './board.ts';
import { type Card, effectOf } from './cards.ts';
import { FREE, isOpenCell, isPrey } from './chips.ts';
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
  switch (effectOf(card)) {
    case 'event':
      return cellOfEvent(state, card) === cell && state.board[cell] === FREE && hasChips(state, colour);
    case 'place':
      return isOpenCell(state.board, cell) && hasChips(state, colour);
    case 'remove':
      return isPrey(state.board, cell, colour);
    case 'replace':
      return isPrey(state.board, cell, colour) && hasChips(state, colour);
  }
}

/** The first target at or after `from`, going round the board; undefined when the card can have no effect. */
export function targetFrom(state: State, colour: Colour, card: Card, from: Cell): Cell | undefined {
  if (effectOf(card) === 'event') {
    const cell = cellOfEvent(state, card);
    return isTarget(state, colour, card, cell) ? cell : undefined;
  }
  for (let offset = 0; offset < CELLS; offset++) {
    const cell = (from + offset) % CELLS;
    if (isTarget(state, colour, card, cell)) return cell;
  }
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
