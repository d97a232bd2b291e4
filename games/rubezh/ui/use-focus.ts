import { useEffect } from 'react';
import type { Turn } from './use-turn.ts';

/** What can be chosen on the board just now, in the order of the page. */
export const TARGETS = '[data-target]';

/** Where a question does not begin with a target on the board. */
const FIRST: Readonly<Record<string, string>> = {
  act: '[data-playable]',
  divide: '[data-answer]',
  stand: '[data-answer]',
};

/**
 * Whoever plays by keys goes on where the next question is: what they pressed last is often gone with its question. Nobody's
 * focus is taken away from where it still is.
 */
export function useFocus({ decision }: Turn): void {
  const id = decision?.id;
  const kind = decision?.kind;
  useEffect(() => {
    if (id === undefined || (document.activeElement ?? document.body) !== document.body) return;
    const wanted = [FIRST[kind ?? ''] ?? TARGETS, '[data-asked] button'];
    for (const one of wanted) {
      const element = document.querySelector<HTMLElement>(one);
      if (element) return element.focus({ preventScroll: true });
    }
  }, [id, kind]);
}
