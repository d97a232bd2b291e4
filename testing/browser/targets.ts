import type { Locator } from 'playwright-core';
import { stillness } from './stillness.ts';

/** A finger needs so many pixels either way. */
const FINGER = 40;

/**
 * Every button that a finger would miss. Words that can be pressed within a sentence do not count; a place without anything to
 * press is a fault of the test, and throws.
 */
export async function smallTargetsIn(place: Locator): Promise<string[]> {
  await stillness(place.page());
  return place.first().evaluate((root, least) => {
    const targets = [...root.querySelectorAll('button, a[href], summary, select')].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(target).display !== 'inline';
    });
    if (targets.length === 0) throw new Error('there is nothing to be pressed here');
    return targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSmall = Math.min(width, height) < least - 0.5 && !target.closest('p');
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return isSmall ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  }, FINGER);
}
