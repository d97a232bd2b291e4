import { type RefObject, useEffect } from 'react';
import { GRENADE, type Tile } from '../rules/index.ts';
import { cellElement } from './board/Board.tsx';
import type { Pointing } from './pointing/use-pointing.ts';
import type { Turn } from './use-turn.ts';

const ELSEWHERE = 'input, select, textarea, dialog, [contenteditable]';

/**
 * Digits pick an open tile and lead to a cell for it (a grenade is taken by the second press), R turns it, P points,
 * Escape puts everything down.
 */
export function useShortcuts(
  turn: Turn,
  pointing: Pointing,
  open: readonly (Tile | null)[],
  grid: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, code, key, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(ELSEWHERE))) return;
      if (key === 'Escape') putDown();
      // By the key's place: the same key in the Russian layout.
      else if (code === 'KeyR' && turn.turns.length > 1) turn.rotate();
      else if (code === 'KeyP') pointing.turnOn(!pointing.isOn);
      else if (/^[1-9]$/.test(key)) pick(Number(key) - 1);
    };
    const putDown = () => {
      turn.cancel();
      pointing.turnOn(false);
    };
    const pick = (slot: number) => {
      if (pointing.isOn) {
        pointing.point({ slot });
        return;
      }
      if (slot === turn.slot && turn.tile === GRENADE && turn.ready) {
        turn.take(turn.ready);
        return;
      }
      if (slot !== turn.slot) turn.chooseSlot(slot);
      const tile = open[slot] ?? null;
      const goal = tile === null ? undefined : turn.offers.digs.get(tile)?.keys().next().value;
      if (goal !== undefined) cellElement(grid, goal)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [turn, pointing, open, grid]);
}
