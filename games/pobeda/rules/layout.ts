import { type Cell, EVENT_CELLS } from './board.ts';
import type { Card } from './cards.ts';

/** Where the events lie. Only a shuffled board is part of a game; the printed order is everybody's (POB-1.6). */
export interface Layout {
  /** The cell of every event; null where they lie in the order of their dates. */
  readonly shuffled: readonly Cell[] | null;
}

export function cellsOfEvents({ shuffled }: Layout): readonly Cell[] {
  return shuffled ?? EVENT_CELLS;
}

export function cellOfEvent(layout: Layout, card: Card): Cell {
  return cellsOfEvents(layout)[card] as Cell;
}
