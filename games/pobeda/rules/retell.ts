import type { Seat } from '@bridgehead/kernel';
import { cellsOf, isCorner, type Line } from './board.ts';
import type { Card } from './cards.ts';
import { FREE, fixedChip, looseChip, type Spot } from './chips.ts';
import type { Event } from './events.ts';
import type { Colour } from './teams.ts';
import type { View } from './view.ts';

/** The view once an event was told: its facts put in. Whose turn it is comes with the next view. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case 'played':
    case 'emptyTurn':
      return shown(view, event.seat, event.card);
    case 'exchanged':
      return { ...shown(view, event.seat, event.card), exchanged: true };
    case 'placed':
      return {
        ...view,
        board: put(view.board, event.cell, looseChip(event.colour)),
        supply: changed(view.supply, event.colour, -1),
      };
    case 'removed':
      return {
        ...view,
        board: put(view.board, event.cell, FREE),
        supply: changed(view.supply, event.colour, 1),
      };
    case 'redrawn': {
      const { colour, was, line } = event;
      const lines = view.lines.map((known) => (sameLine(known, was) ? { colour, ...line } : known));
      return { ...view, lines, board: fixed(view.board, colour, line) };
    }
    case 'line': {
      const { colour, line } = event;
      return { ...view, lines: [...view.lines, { colour, ...line }], board: fixed(view.board, colour, line) };
    }
    case 'drew':
      return { ...view, handSizes: changed(view.handSizes, event.seat, 1), deckSize: view.deckSize - 1 };
    case 'received':
      return { ...view, hand: [...view.hand, event.card] };
    case 'gave':
      return { ...view, handSizes: changed(view.handSizes, event.seat, -1) };
    case 'penaltyPaid':
      return { ...view, deckSize: view.deckSize + event.cards };
    case 'ended':
      return { ...view, outcome: event.outcome };
    default:
      return view;
  }
}

/** A card leaves the hand for everybody to see. */
function shown(view: View, seat: Seat, card: Card): View {
  const pile = view.options.edition === 'classic' ? seat : 0;
  return {
    ...view,
    hand: seat === view.viewer ? view.hand.filter((held) => held !== card) : view.hand,
    handSizes: changed(view.handSizes, seat, -1),
    discards: view.discards.map((cards, index) => (index === pile ? [...cards, card] : cards)),
  };
}

function fixed(board: readonly Spot[], colour: Colour, line: Line): Spot[] {
  const cells = new Set(cellsOf(line));
  return board.map((spot, cell) => (cells.has(cell) && !isCorner(cell) ? fixedChip(colour) : spot));
}

function sameLine(a: Line, b: Line): boolean {
  return a.from === b.from && a.to === b.to;
}

function put<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return list.map((known, index) => (index === at ? item : known));
}

function changed(list: readonly number[], at: number, by: number): number[] {
  return list.map((count, index) => (index === at ? count + by : count));
}
