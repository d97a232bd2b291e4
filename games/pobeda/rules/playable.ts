import type { Seat } from '@bridgehead/kernel';
import { type Cell, CELLS } from './board.ts';
import { type Card, type Effect, effectOf } from './cards.ts';
import { FREE, isPrey, type Spot } from './chips.ts';
import { cellOfEvent, type Layout } from './layout.ts';
import { colourOf, handOf, type State } from './state.ts';
import type { Colour } from './teams.ts';

/** What a seat can do with its cards, short of choosing lines. */

/** As much of a table as these questions need: a state has it, and so has what a bot sees. */
export interface Ground extends Layout {
  readonly board: readonly Spot[];
  readonly supply: readonly number[];
}

/** An event whose cell is taken (POB-4.4). It comes back to life when the cell is freed. */
export function isDead(table: Pick<Ground, 'shuffled' | 'board'>, card: Card): boolean {
  return effectOf(card) === 'event' && table.board[cellOfEvent(table, card)] !== FREE;
}

function hasChips(table: Pick<Ground, 'supply'>, colour: Colour): boolean {
  return (table.supply[colour] as number) > 0;
}

/** Whether playing the card on the cell does what the card says. */
export function isTarget(table: Ground, colour: Colour, card: Card, cell: Cell): boolean {
  const effect = effectOf(card);
  if (effect === 'event' && cellOfEvent(table, card) !== cell) return false;
  return suits(effect, table.board, cell, colour) && (effect === 'remove' || hasChips(table, colour));
}

function suits(effect: Effect, board: readonly Spot[], cell: Cell, colour: Colour): boolean {
  return effect === 'remove' || effect === 'replace' ? isPrey(board, cell, colour) : board[cell] === FREE;
}

/** The first target at or after `from`, going round the board; undefined when the card can have no effect. */
export function targetFrom(table: Ground, colour: Colour, card: Card, from: Cell): Cell | undefined {
  const effect = effectOf(card);
  if (effect === 'event') {
    const cell = cellOfEvent(table, card);
    return table.board[cell] === FREE && hasChips(table, colour) ? cell : undefined;
  }
  if (effect !== 'remove' && !hasChips(table, colour)) return undefined;
  const { board } = table;
  let cell = from;
  do {
    if (suits(effect, board, cell, colour)) return cell;
    cell = cell + 1 === CELLS ? 0 : cell + 1;
  } while (cell !== from);
  return undefined;
}

export function targets(table: Ground, colour: Colour, card: Card): Cell[] {
  return table.board.flatMap((_, cell) => (isTarget(table, colour, card, cell) ? [cell] : []));
}

function hasEffect(table: Ground, colour: Colour, card: Card): boolean {
  return targetFrom(table, colour, card, 0) !== undefined;
}

/** A card that can still do something: while one is held, none may be thrown away for nothing (POB-4.4). */
export function usefulCard(state: State, seat: Seat): Card | undefined {
  const colour = colourOf(state, seat);
  return handOf(state, seat).find((card) => hasEffect(state, colour, card));
}

/** POB-4.4: a dead card, once a turn, while there is a card to draw for it. */
export function mayExchange(
  table: Pick<Ground, 'shuffled' | 'board'> & Pick<State, 'exchanged'>,
  deckSize: number,
  card: Card,
): boolean {
  return !table.exchanged && deckSize > 0 && isDead(table, card);
}
