import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { arrive, begin, giveName, setUpTable } from './online-people.ts';
import { appUrl, openApp } from './setting.ts';

openApp();

test.each([
  { theme: 'light' as const, phone: false },
  { theme: 'dark' as const, phone: true },
])(
  'axe finds nothing on the online pages: $theme, phone $phone',
  async (look) => {
    const anna = await arrive('new/pobeda?place=online', look);
    await anna.page.locator('button[type="submit"]:enabled').waitFor();
    expect(await violations(anna.page), 'form').toEqual([]);
    const table = await setUpTable(anna, 'Anna');
    expect(await violations(anna.page), 'waiting room').toEqual([]);
    const boris = await arrive(table, look);
    await boris.page.getByLabel('Your name at the table').waitFor();
    expect(await violations(boris.page), 'name').toEqual([]);
    await giveName(boris, 'Boris');
    await begin(anna, boris);
    expect(await violations(anna.page), 'table').toEqual([]);
    if (look.phone) await boris.page.getByRole('button', { name: 'Log and rules' }).click();
    await boris.page.getByRole('tab', { name: 'Chat' }).click();
    expect(await violations(boris.page), 'talk').toEqual([]);
    await anna.page.getByRole('button', { name: 'Settings' }).click();
    expect(await violations(anna.page), 'menu').toEqual([]);
    for (const path of ['online', 'account']) {
      await anna.page.goto(appUrl(path), { waitUntil: 'networkidle' });
      await anna.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await violations(anna.page), path).toEqual([]);
    }
    for (const { context } of [anna, boris]) await context.close();
  },
  120_000,
);
