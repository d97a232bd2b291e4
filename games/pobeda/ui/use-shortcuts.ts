import { type RefObject, useEffect } from 'react';
import type { Cell } from '../rules/board.ts';
import { effectOf } from '../rules/cards.ts';
import { cellOfEvent } from '../rules/layout.ts';
import { cellElement } from './board/Board.tsx';
import type { Scene } from './scene.ts';
import type { Turn } from './use-turn.ts';

const ELSEWHERE = 'input, select, textarea, dialog, [contenteditable]';

/** Digits pick a card and lead to its cell, Enter there plays it, Escape puts everything down. */
export function useShortcuts(
  turn: Turn,
  { view }: Scene,
  grid: RefObject<HTMLDivElement | null>,
  dismiss: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(ELSEWHERE))) return;
      if (key === 'Escape') {
        turn.cancel();
        dismiss();
        return;
      }
      const card = /^[1-9]$/.test(key) ? view.hand[Number(key) - 1] : undefined;
      if (card === undefined) return;
      event.preventDefault();
      if (card !== turn.card) turn.chooseCard(card);
      const goal: Cell | undefined =
        effectOf(card) === 'event'
          ? cellOfEvent(view, card)
          : turn.offers.plays.get(card)?.keys().next().value;
      if (goal !== undefined) cellElement(grid, goal)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [turn, view, grid, dismiss]);
}
