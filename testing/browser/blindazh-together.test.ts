import { BlindazhPlayer, type Network } from '@bridgehead/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seatPeople } from './seat-people.ts';
import { openApp, visitByCable, type Visitor } from './setting.ts';

openApp();

interface Person {
  readonly network: Network;
  readonly page: Page;
  readonly player: BlindazhPlayer;
}

async function arrive(path: string, visitor: Visitor = {}): Promise<Person> {
  const { network, page } = await visitByCable(path, visitor);
  return { network, page, player: new BlindazhPlayer(page, 'en', visitor.phone ?? false) };
}

/** The hardest game is the shortest. */
async function setUpTable(page: Page): Promise<string> {
  await page.getByLabel('Players').selectOption('3');
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByLabel('Who sits at seat 3').selectOption({ label: 'Bot: recruit' });
  const hardest = page.getByRole('radio', { name: 'to the last' });
  await hardest.click();
  await expect.poll(() => hardest.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByLabel('Link to the table').waitFor();
  return new URL(page.url()).pathname.slice(1);
}

async function sitDown({ page }: Person): Promise<void> {
  await page.getByLabel('Your name at the table').fill('Boris');
  await page.getByRole('button', { name: 'Go to the table' }).tap();
  await page.getByRole('button', { name: 'Sit down at seat 2' }).tap();
  await page.getByRole('button', { name: 'I am ready' }).tap();
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
const hears = ({ page }: Person, words: RegExp) => page.getByText(words).waitFor({ state: 'attached' });

/** A finger that stays longer than a tap. */
async function hold({ page }: Person, name: string): Promise<void> {
  const box = await cell(page, name).boundingBox();
  const point = { x: (box?.x ?? 0) + 15, y: (box?.y ?? 0) + 15 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(700);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** By mouse, by a drag, by keyboard and by a long press: the other sees it, and nothing has moved. */
async function expectPointing(anna: Person, boris: Person): Promise<void> {
  const before = await anna.player.position();
  await anna.page.getByRole('button', { name: 'Show the others' }).click();
  await cell(anna.page, '4-3').click();
  await hears(boris, /^Anna points: 4-3/);
  await cell(anna.page, '2-2').dragTo(cell(anna.page, '3-4'));
  await hears(boris, /^Anna points: the way from 2-2 to 3-4$/);
  await cell(anna.page, '5-2').focus();
  for (const key of ['Shift+Enter', 'ArrowUp', 'ArrowRight', 'Enter']) await anna.page.keyboard.press(key);
  await hears(boris, /^Anna points: the way from 5-2 to 6-3$/);
  await anna.page.keyboard.press('1');
  await hears(boris, /^Anna points: open tile 1/);
  await anna.page.keyboard.press('p');
  await hold(boris, '6-6');
  await hears(anna, /^Boris points: 6-6/);
  await boris.page.getByText(/^You point: /).waitFor({ state: 'detached' });
  expect(await anna.player.position()).toBe(before);
}

test('two people and a bot hold the line to the end; they point, and a cable fails on the way', async () => {
  const anna = await arrive('new/blindazh?place=online');
  const boris = await arrive(await setUpTable(anna.page), { phone: true });
  const players = [anna.player, boris.player];
  await sitDown(boris);
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(players.map((player) => player.closeGuide()));
  await Promise.all(players.map((player) => player.takeTurn()));
  await anna.page
    .getByRole('banner')
    .getByText(/^Your turn/)
    .waitFor();
  await expectPointing(anna, boris);

  const lost = boris.page.getByText('Connection lost, reconnecting…');
  boris.network.cut();
  await lost.waitFor();
  const known = await boris.player.position();
  await anna.player.takeTurn();
  expect(await boris.player.position()).toBe(known);
  boris.network.mend();
  await lost.waitFor({ state: 'detached' });
  await expect.poll(() => boris.player.position()).not.toBe(known);

  await Promise.all(players.map((player) => player.playToTheEnd()));
  await Promise.all(players.map(({ page, words }) => page.getByText(words.verified).first().waitFor()));
}, 180_000);

test('at one screen nobody has anything to hide: the table turns to whoever is to move', async () => {
  const { page, player } = await arrive('new/blindazh');
  await seatPeople(page, 'Anna', 'Boris');
  await player.closeGuide();
  const asks = (name: string) => page.getByRole('banner').getByText(name, { exact: true }).waitFor();
  for (const name of ['Anna', 'Boris', 'Anna', 'Boris']) {
    await asks(name);
    await player.takeTurn();
  }
  expect(await page.getByRole('button', { name: 'Show the others' }).count()).toBe(0);
}, 60_000);
