import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { stillness } from './stillness.ts';

/** What axe finds once nothing moves: what is still fading in has a colour that nobody is meant to read. */
export async function violations(page: Page): Promise<string[]> {
  await stillness(page);
  // Legacy is what does not open a second page for its findings; that is for frames of other sites, and we have none.
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
