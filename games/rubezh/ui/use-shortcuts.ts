import { pickedBy, useShortcuts as useKeys } from '@bridgehead/kit/table';
import type { Scene } from './scene.ts';
import type { Turn } from './use-turn.ts';

/** Digits pick a card of the unit that is shown, a second press plays it; Escape puts everything down. */
export function useShortcuts(turn: Turn, { view, own }: Scene): void {
  useKeys((event) => {
    if (event.key === 'Escape') turn.cancel();
    const place = pickedBy(event);
    const unit = turn.unit ?? own.find((one) => view.units[one]?.isAlive);
    if (place === null || unit === undefined) return;
    const card = view.hands[unit]?.[place];
    if (card === undefined) return;
    if (card === turn.card) turn.useCard(card);
    else turn.pickCard(card);
  });
}
