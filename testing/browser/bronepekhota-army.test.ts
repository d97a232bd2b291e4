import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openApp, visit } from './setting.ts';

openApp();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Puts a small army of Polaris together and keeps it. */
async function raiseArmy(page: Page, title: string): Promise<void> {
  await page.getByLabel('Name of the army').fill(title);
  await button(page, 'Take Heavy clone infantry').click();
  await button(page, 'Take Raptor').click();
  await button(page, 'Take Mortar').click();
  await page.getByText('160 points').first().waitFor();
  await page.getByText('The army is ready to fight.').waitFor();
  await button(page, /^Keep$/).click();
  await page.getByText(`The army “${title}” is kept.`).waitFor();
}

test('an army is put together by the rules: what is wrong is said with its clause', async () => {
  const { page, context } = await visit('games/bronepekhota/armies');
  await page.getByText('There is not a single squad in the army').waitFor();
  await button(page, 'Take Gryphon').waitFor({ state: 'detached' });
  await button(page, 'Take Thunder').click();
  await page.getByText('“Thunder” has no pilot').waitFor();
  await button(page, 'Take Regime clone infantry').click();
  // Rank 1 does not fly.
  await page.getByText('It takes a soldier of army rank 3 or higher.').waitFor();
  expect(await button(page, 'Assign pilots').count()).toBe(0);
  await button(page, 'Take Light assault landing').click();
  await button(page, 'Assign pilots').click();
  await page.getByText('The army is ready to fight.').waitFor();
  await button(page, 'Remove Light assault landing').click();
  await button(page, /^Clause BRP-1\.6/).click();
  await page.waitForURL(/\/rules\/bronepekhota#BRP-1\.6/);
  await context.close();
});

test('an army is kept, shared by a link, copied by a friend and brought to a table', async () => {
  const host = await visit('games/bronepekhota/armies');
  await raiseArmy(host.page, 'Hanna’s own');
  await button(host.page, 'Link for others').click();
  const box = host.page.getByLabel('Whoever has this link sees the army');
  await box.waitFor();
  const link = await box.inputValue();
  expect(link).toMatch(/\/d\/[\w-]{22}$/);

  const guest = await visit('', { phone: true });
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { name: 'Heavy clone infantry' }).waitFor();
  // It is shown, and not changed.
  expect(await guest.page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await button(guest.page, 'Keep a copy').click();
  await guest.page.getByRole('link', { name: 'Hanna’s own' }).waitFor();

  await guest.page.goto(new URL('/', guest.page.url()).href);
  await guest.page
    .getByRole('article')
    .filter({ hasText: 'Bronepekhota' })
    .getByRole('button', { name: 'Play now' })
    .click();
  const own = guest.page.getByRole('article').filter({ hasText: 'Hanna’s own' });
  await own.getByRole('button', { name: 'Bring it' }).click();
  await guest.page.getByText('160 points').first().waitFor();
  await Promise.all([host.context.close(), guest.context.close()]);
});

test('an army that can fight is kept and led to a new table at one press', async () => {
  const { page, context } = await visit('games/bronepekhota/armies');
  await button(page, 'Start from a ready one').waitFor();
  expect(await button(page, 'Play with this army').count()).toBe(0);
  await page.getByLabel('Name of the army').fill('The small ones');
  await button(page, 'Take Heavy clone infantry').click();
  await button(page, 'Play with this army').click();
  await page.waitForURL(/\/new\/bronepekhota/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('article').filter({ hasText: 'The small ones' }).waitFor();
  await context.close();
});

test('an army that cannot fight is kept, and a table says why it cannot be brought', async () => {
  const { page, context } = await visit('games/bronepekhota/armies');
  await page.getByLabel('Name of the army').fill('The hasty ones');
  await button(page, 'Take Regime clone infantry').click();
  await button(page, 'Take Thunder').click();
  await button(page, /^Keep$/).click();
  await page.getByText('The army “The hasty ones” is kept.').waitFor();
  await page.goto(new URL('/new/bronepekhota', page.url()).href);
  await button(page, 'Start').click();
  const own = page.getByRole('article').filter({ hasText: 'The hasty ones' });
  await own.getByText('“Thunder” has no pilot').waitFor();
  expect(await own.getByRole('button', { name: 'Bring it' }).isDisabled()).toBe(true);
  await own.getByRole('button', { name: 'BRP-1.6' }).click();
  await page
    .getByRole('heading', { name: /^1\.6|BRP-1\.6/ })
    .first()
    .waitFor();
  await context.close();
});

test('a ready-made army is a beginning: changed, taken back, and kept as a copy', async () => {
  const { page, context } = await visit('games/bronepekhota/armies');
  await button(page, 'Start from a ready one').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Polaris patrol/ })
    .click();
  await page.getByText('180 points').first().waitFor();
  await button(page, 'Remove Mortar').click();
  await page.getByText('160 points').first().waitFor();
  await button(page, 'Undo').click();
  await page.getByText('180 points').first().waitFor();
  await button(page, /^Keep$/).click();
  await button(page, 'Keep a copy').click();
  await page.getByText('One more army “Polaris patrol” is kept.').waitFor();
  await page.goto(new URL('/documents', page.url()).href);
  await expect.poll(() => page.getByRole('link', { name: 'Polaris patrol' }).count()).toBe(2);
  await page.getByRole('link', { name: 'Polaris patrol' }).first().click();
  await page.getByText('180 points').first().waitFor();
  await context.close();
});

test.each([
  { language: 'ru' as const, phone: true, theme: 'dark' as const },
  { language: 'en' as const, phone: false, theme: 'light' as const },
])('axe finds nothing on the page of armies: $language, phone $phone', async (look) => {
  const { page, context } = await visit('games/bronepekhota/armies', look);
  await page.getByRole('button', { name: /^(Начать с готовой|Start from a ready one)$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Кулак Полярис|Polaris fist/ })
    .click();
  await page
    .getByRole('heading', { name: /^(Трибунаторы|Tribunators)$/ })
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await context.close();
});
