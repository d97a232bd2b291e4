import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { stillness } from './stillness.ts';

/** What another theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds once nothing moves: what is still fading in has a colour that nobody is meant to read. */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await stillness(page);
  // Legacy is what does not open a second page for its findings; that is for frames of other sites, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const found = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** By day and by night, for somebody whose theme is the system's. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const byDay = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await violations(page, OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight];
}
