import { pickedBy, useShortcuts as useKeys } from '@bridgehead/kit/table';
import type { Pointing } from './pointing/use-pointing.ts';
import { TARGETS } from './use-focus.ts';
import type { Turn } from './use-turn.ts';

/**
 * Digits pick a card of the unit that is shown, a second press plays it; arrows to the side walk over what can be chosen on the
 * board and the answers beside it; P points; Escape puts everything down.
 */
export function useShortcuts(turn: Turn, pointing: Pointing): void {
  const pick = (place: number) => {
    const shown = document.querySelector<HTMLElement>(`[data-card][aria-keyshortcuts="${place + 1}"]`);
    if (!shown) return;
    const card = Number(shown.dataset['card']);
    if (pointing.isOn) pointing.point({ of: 'card', id: card });
    else if (card === turn.card) turn.useCard(card);
    else turn.pickCard(card);
  };
  const putDown = () => {
    turn.cancel();
    pointing.turnOn(false);
  };
  useKeys((event) => {
    const place = pickedBy(event);
    if (event.key === 'Escape') putDown();
    // By the key's place: the same key in the Russian layout.
    else if (event.code === 'KeyP') pointing.turnOn(!pointing.isOn);
    else if (event.key === 'ArrowRight') walk(1);
    else if (event.key === 'ArrowLeft') walk(-1);
    else if (place !== null) pick(place);
  });
}

function walk(by: number): void {
  const targets = [...document.querySelectorAll<HTMLElement>(`${TARGETS}, [data-answer]:enabled`)];
  const at = targets.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % targets.length;
  targets.at(next)?.focus();
}
