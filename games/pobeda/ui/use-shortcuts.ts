import { cellElement, type GridRef, pickedBy, useShortcuts as useKeys } from '@bridgehead/kit/table';
import type { Cell } from '../rules/board.ts';
import { effectOf } from '../rules/cards.ts';
import { cellOfEvent } from '../rules/layout.ts';
import type { Scene } from './scene.ts';
import type { Turn } from './use-turn.ts';

/** Digits pick a card and lead to its cell, Enter there plays it, Escape closes what was opened last: the reader, then the card. */
export function useShortcuts(turn: Turn, { view }: Scene, grid: GridRef, closeReader: () => boolean): void {
  useKeys((event) => {
    if (event.key === 'Escape') {
      if (!closeReader()) turn.cancel();
      return;
    }
    const place = pickedBy(event);
    const card = place === null ? undefined : view.hand[place];
    if (card === undefined) return;
    event.preventDefault();
    if (card !== turn.card) turn.chooseCard(card);
    const goal: Cell | undefined =
      effectOf(card) === 'event' ? cellOfEvent(view, card) : turn.offers.plays.get(card)?.keys().next().value;
    if (goal !== undefined) cellElement(grid, goal)?.focus();
  });
}
