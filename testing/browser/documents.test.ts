import { readFileSync, writeFileSync } from 'node:fs';
import { admit } from '@bridgehead/catalogue';
import type { Game } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { muster } from '../../kernel/test/games/index.ts';
import { violations } from './axe.ts';
import { openAppWithSmallGames } from './own-app.ts';
import { scratchFile, visit } from './setting.ts';

// For the server, which runs in this process.
admit(muster as unknown as Game);
openAppWithSmallGames();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The part of the list that is about the small game. */
const own = (page: Page) => page.getByRole('region', { name: 'Muster' });

/** Goes to the page where armies are made, and makes one. */
async function makeArmy(page: Page, title: string, units = 3): Promise<void> {
  await page.goto(new URL('/games/muster/armies', page.url()).href);
  await page.getByLabel('Title').fill(title);
  for (let unit = 0; unit < units; unit++) await button(page, 'Add a unit').click();
  await button(page, /^Keep$/).click();
  await page.getByText('Kept.').waitFor();
}

async function openList(page: Page): Promise<void> {
  await page.goto(new URL('/documents', page.url()).href);
  await page.getByRole('heading', { name: 'Muster' }).waitFor();
}

test('a document made on a page of the game is there after a reload, and leads back to that page', async () => {
  const { page, context } = await visit('');
  await page.locator('a[href="/documents#muster"]').click();
  await own(page).getByText('Nothing yet.').waitFor();
  await own(page).getByRole('link', { name: 'Armies' }).click();
  await makeArmy(page, '<b>Vanguard</b>', 2);
  await openList(page);
  await page.getByText('only in this browser').waitFor();
  await page.getByRole('link', { name: '<b>Vanguard</b>' }).click();
  await page.getByRole('heading', { name: 'Strength 8' }).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('<b>Vanguard</b>');
  await button(page, 'Rule').click();
  await page.getByText('An army has 3 units').waitFor();
  await context.close();
});

test('what is wrong is said by the game’s own sentence, and nothing is kept', async () => {
  const { page, context } = await visit('games/muster/armies');
  await page.getByLabel('Title').fill('Five units');
  for (let unit = 0; unit < 5; unit++) await button(page, 'Add a unit').click();
  await button(page, /^Keep$/).click();
  const sentence = 'The document does not fit: In the army, units[4].name must be a name';
  await page.getByText(sentence).waitFor();
  await openList(page);
  await own(page).getByText('Nothing yet.').waitFor();
  await context.close();
});

test('an older version in a second window is refused, and may be kept as another', async () => {
  const { page, context } = await visit('');
  await makeArmy(page, 'First', 1);
  await openList(page);
  await page.getByRole('link', { name: 'First' }).click();
  await page.getByRole('heading', { name: 'Strength 4' }).waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await button(other, 'Add a unit').click();
  await button(other, /^Keep$/).click();
  await other.getByText('Kept.').waitFor();
  await button(page, 'Add a unit').click();
  await button(page, /^Keep$/).click();
  await page.getByText(/meanwhile changed in another window/).waitFor();
  await button(page, 'Keep as new').click();
  await page.getByText('Kept.').waitFor();
  await openList(page);
  await expect.poll(() => page.getByRole('link', { name: 'First' }).count()).toBe(2);
  await context.close();
});

test('a link shows it to anybody, who may keep a copy; closed, it leads nowhere', async () => {
  const { page, context } = await visit('');
  await makeArmy(page, 'Shared', 1);
  await openList(page);
  await button(page, 'Give others a link').click();
  const box = page.getByLabel(/Whoever has this link/);
  await box.waitFor();
  const link = await box.inputValue();
  expect(link).toMatch(/\/d\/[\w-]{22}$/);
  await page.getByText('here and on the server').waitFor();

  const guest = await visit('', { phone: true });
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { name: 'Strength 4' }).waitFor();
  expect(await guest.page.getByLabel('Title').getAttribute('readonly')).not.toBeNull();
  await button(guest.page, 'Keep a copy').click();
  await guest.page.getByRole('link', { name: 'Shared' }).waitFor();
  await guest.page.getByText('only in this browser').waitFor();

  await button(page, 'Close the link').click();
  await page.getByText('The link no longer works.').waitFor();
  await guest.page.goto(link);
  await guest.page.getByText('There is nothing behind this link').waitFor();
  // The copy is theirs.
  await openList(guest.page);
  await guest.page.getByRole('link', { name: 'Shared' }).waitFor();
  await Promise.all([context.close(), guest.context.close()]);
});

test('changed on two devices, both are kept', async () => {
  const { page, context } = await visit('');
  await makeArmy(page, 'Mine', 1);
  await openList(page);
  await button(page, 'Keep on the server').click();
  await page.getByText('here and on the server').waitFor();
  const address = await page.getByRole('link', { name: 'Mine' }).getAttribute('href');

  // Another device of the same person: the same session, an empty browser.
  const device = await visit('about');
  await device.context.addCookies(await context.cookies());
  await device.page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('bridgehead-settings') ?? '{}') as object;
    localStorage.setItem('bridgehead-settings', JSON.stringify({ ...settings, online: true }));
  });
  await openList(device.page);
  await device.page.getByText('on the server', { exact: false }).first().waitFor();
  await device.page.getByRole('link', { name: 'Mine' }).click();
  await device.page.getByRole('heading', { name: 'Strength 4' }).waitFor();

  await page.getByRole('link', { name: 'Mine' }).click();
  await page.getByRole('heading', { name: 'Strength 4' }).waitFor();
  for (let unit = 0; unit < 2; unit++) await button(device.page, 'Add a unit').click();
  await button(device.page, /^Keep$/).click();
  await device.page.getByText('Kept.').waitFor();

  await button(page, 'Add a unit').click();
  await button(page, /^Keep$/).click();
  await page.getByText(/on another device. That change was left as it is/).waitFor();
  await openList(page);
  await page.getByText('changed here and on another device').waitFor();
  await button(page, 'Keep mine as a copy').click();
  await page.getByText('Yours is a document of its own now').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Mine' }).count()).toBe(2);
  await page.goto(new URL(address ?? '', page.url()).href);
  await page.getByRole('heading', { name: 'Strength 12' }).waitFor();
  await Promise.all([context.close(), device.context.close()]);
});

test('without a network it is kept here, and sent when there is one again', async () => {
  const { page, context } = await visit('');
  await makeArmy(page, 'Far', 1);
  await openList(page);
  await button(page, 'Keep on the server').click();
  await page.getByText('here and on the server').waitFor();
  await page.getByRole('link', { name: 'Far' }).click();
  await page.getByRole('heading', { name: 'Strength 4' }).waitFor();
  await context.setOffline(true);
  await button(page, 'Add a unit').click();
  await button(page, /^Keep$/).click();
  await page.getByText('The server does not answer').waitFor();
  await context.setOffline(false);
  await openList(page);
  await page.getByText('changed here, the server has an earlier one').waitFor();
  await button(page, 'Send to the server').click();
  await page.getByText('here and on the server').waitFor();
  await context.close();
});

test('it is taken home as a file and comes back from it; a wrong file gets a sentence', async () => {
  const { page, context } = await visit('');
  await makeArmy(page, 'Travelling army');
  await openList(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect(download.suggestedFilename()).toBe('Travelling-army.json');
  const file = scratchFile('army.json');
  await download.saveAs(file);
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await own(page).getByText('Nothing yet.').waitFor();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('link', { name: 'Travelling army' }).waitFor();

  const bent = JSON.parse(readFileSync(file, 'utf8')) as { body: Record<string, unknown> };
  bent.body['units'] = 'many';
  const bentFile = scratchFile('bent.json');
  for (const [text, sentence] of [
    [JSON.stringify(bent), 'In the army, units must be a list of units.'],
    ['{"header": {', 'The file is damaged: it is not JSON.'],
    ['null', 'This is not a file of a document'],
    [JSON.stringify({ ...bent, kind: 'fleet' }), 'no documents of the kind “fleet”'],
    [JSON.stringify({ ...bent, game: 'chess' }), 'There is no game called “chess”'],
  ] as const) {
    writeFileSync(bentFile, text);
    await page.locator('input[type="file"]').setInputFiles(bentFile);
    await page.getByText(sentence).waitFor();
  }
  expect(await page.getByRole('listitem').count()).toBe(1);
  await context.close();
});

test('it is brought to a table in this browser as the answer to a decision, if the rules take it', async () => {
  const { page, context } = await visit('');
  await makeArmy(page, 'Two companies', 2);
  await makeArmy(page, 'Home guard');
  await page.goto(new URL('/', page.url()).href);
  const sheet = page.getByRole('article').filter({ hasText: 'Muster' });
  await sheet.getByRole('button', { name: 'Play now' }).click();
  await button(page, 'Bring Two companies').click();
  await page.getByText('The army has 2 units and needs 3.').waitFor();
  await button(page, 'Bring Home guard').click();
  await page.getByText(/: Home guard/).waitFor();
  for (let unit = 0; unit < 3; unit++) await button(page, 'Send a unit').click();
  await page
    .getByText(/The strongest/)
    .first()
    .waitFor();
  await context.close();
});

test('it is brought to a table on the server, hidden until everybody has brought theirs', async () => {
  const [host, guest] = [await visit(''), await visit('')];
  await makeArmy(host.page, 'Host’s own');
  await makeArmy(guest.page, 'Guest’s own');
  await host.page.goto(new URL('/new/muster?place=online', host.page.url()).href);
  await host.page.getByLabel('Name at seat 1').fill('Hanna');
  await button(host.page, 'Create table').click();
  const invitation = host.page.getByLabel('Link to the table');
  await invitation.waitFor();
  await guest.page.goto(await invitation.inputValue());
  await guest.page.getByLabel('Your name at the table').fill('Gregor');
  await button(guest.page, 'Go to the table').click();
  await button(guest.page, 'Sit down at seat 2').click();
  await button(guest.page, 'I am ready').click();
  await button(host.page, 'Start the game').click();
  await button(host.page, 'Bring Host’s own').click();
  await guest.page.getByText(/: unseen/).waitFor();
  await button(guest.page, 'Bring Guest’s own').click();
  for (const { page } of [host, guest])
    for (const army of ['Host’s own', 'Guest’s own']) await page.getByText(`: ${army}`).waitFor();
  for (let unit = 0; unit < 3; unit++)
    for (const { page } of [host, guest]) await button(page, 'Send a unit').click();
  for (const { page } of [host, guest])
    await page
      .getByText(/The strongest/)
      .first()
      .waitFor();
  await Promise.all([host.context.close(), guest.context.close()]);
});

test('a page the game does not have says so', async () => {
  const { page, context } = await visit('games/muster/nowhere');
  await page.getByText('The game “Muster” has no such page.').waitFor();
  await page.goto(new URL('/games/muster/armies?document=AAAAAAAAAAAAAAAAAAAAAA', page.url()).href);
  await page.getByText('There is no such document, or it is not yours.').waitFor();
  await page.goto(new URL('/games/chess/armies', page.url()).href);
  await page.getByText('There is nothing at this address.').waitFor();
  await context.close();
});

test.each([
  { language: 'ru' as const, phone: true, theme: 'dark' as const },
  { language: 'en' as const, phone: false, theme: 'light' as const },
])('axe finds nothing on the pages of documents: $language, phone $phone', async (look) => {
  const { page, context } = await visit('', look);
  await makeArmy(page, 'Оченьдлинноеназваниебезединогопробела');
  const check = async (where: string) => {
    expect(await violations(page), where).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, where).toBeLessThanOrEqual(0);
  };
  await check('a page of the game');
  await page.goto(new URL('/documents', page.url()).href);
  await page.getByRole('group').first().waitFor();
  await check('my documents');
  // By the keyboard alone.
  await page.getByRole('group').getByRole('button').nth(1).press('Enter');
  const box = page.locator('input[readonly]');
  await box.waitFor();
  await check('with a link');
  await page.goto(await box.inputValue());
  await page.getByRole('heading', { level: 2 }).waitFor();
  await check('behind the link');
  await context.close();
});
