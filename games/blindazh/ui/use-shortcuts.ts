import { cellElement, type GridRef, pickedBy, useShortcuts as useKeys } from '@bridgehead/kit/table';
import { GRENADE, type Tile } from '../rules/index.ts';
import type { Pointing } from './pointing/use-pointing.ts';
import type { Turn } from './use-turn.ts';

/**
 * Digits pick an open tile and lead to a cell for it (a grenade is taken by the second press), R turns it, P points,
 * Escape puts everything down.
 */
export function useShortcuts(
  turn: Turn,
  pointing: Pointing,
  open: readonly (Tile | null)[],
  grid: GridRef,
): void {
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
  useKeys((event) => {
    const slot = pickedBy(event);
    if (event.key === 'Escape') putDown();
    // By the key's place: the same key in the Russian layout.
    else if (event.code === 'KeyR' && turn.turns.length > 1) turn.rotate();
    else if (event.code === 'KeyP') pointing.turnOn(!pointing.isOn);
    else if (slot !== null) pick(slot);
  });
}
