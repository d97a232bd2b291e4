import { BlindazhPlayer, PobedaPlayer } from '@bridgehead/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seatPeople } from './seat-people.ts';
import { openApp, visit } from './setting.ts';

openApp();

const caption = (page: Page) => page.getByRole('region', { name: 'What is happening' });
const asked = (page: Page) => page.getByRole('banner').getByText(/Your turn/);

/** Everything that the caption shows and a screen reader hears from now on, in order. */
async function listen(page: Page): Promise<() => Promise<{ shown: string[]; heard: string[] }>> {
  await page.evaluate(() => {
    const said = { shown: [] as string[], heard: [] as string[] };
    const note = (list: string[], text: string | null | undefined) => {
      if (text && text !== list.at(-1)) list.push(text);
    };
    const look = () => {
      note(said.shown, document.querySelector('[aria-label="What is happening"] p')?.textContent);
      for (const region of document.querySelectorAll('[aria-live="polite"]'))
        note(said.heard, region.textContent);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { said });
  });
  return () =>
    page.evaluate(() => (window as unknown as { said: { shown: string[]; heard: string[] } }).said);
}

/** One soldier at his post, about to end the first turn: an alarm and the enemy's turn follow. */
async function beforeTheEnemy(page: Page): Promise<BlindazhPlayer> {
  const player = new BlindazhPlayer(page, 'en', false);
  await player.startAlone('sector');
  await player.takeTurn();
  await asked(page).waitFor();
  return player;
}

/** What cannot be taken back asks for a second press. */
async function endTurn({ page, words }: BlindazhPlayer): Promise<void> {
  const end = page.getByRole('button', { name: words.endTurn, exact: true });
  await end.click();
  if ((await end.getAttribute('aria-pressed')) === 'true') await end.click();
}

test('the enemy’s turn is told in order: a phase by its name, a die before its result, each step, and then we are asked', async () => {
  const { page, context } = await visit('new/blindazh', { pace: 'brisk' });
  const player = await beforeTheEnemy(page);
  const said = await listen(page);
  await endTurn(player);
  await caption(page).waitFor();
  expect(await asked(page).count(), 'nobody is asked meanwhile').toBe(0);
  await asked(page).waitFor();
  const { shown, heard } = await said();
  const order = [
    'Alarm',
    'AlarmAlarm: ',
    'AlarmOn which lane?',
    'AlarmLane ',
    ' enters at ',
    'The enemy’s turn',
  ];
  const places = order.map((words) => shown.findIndex((text) => text.includes(words)));
  expect(places.includes(-1), shown.join(' | ')).toBe(false);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(
    shown.some((text) => /→|fires/.test(text)),
    shown.join(' | '),
  ).toBe(true);
  const aloud = heard.filter((text) => text === 'On which lane?');
  expect(aloud, heard.join(' | ')).toHaveLength(1);
  await page.getByRole('list', { name: 'Log' }).getByText('The enemy', { exact: true }).first().waitFor();
  await context.close();
}, 90_000);

test('a press on the board skips to the end, and plays nothing', async () => {
  const { page, context } = await visit('new/blindazh', { pace: 'step' });
  const player = await beforeTheEnemy(page);
  await endTurn(player);
  await caption(page).waitFor();
  await page.getByRole('gridcell').first().click();
  await caption(page).waitFor({ state: 'detached' });
  await asked(page).waitFor();
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(0);
  await context.close();
}, 90_000);

test('step by step everything waits for the reader; the speed is at hand and ends the telling', async () => {
  const { page, context } = await visit('new/blindazh', { pace: 'step' });
  const player = await beforeTheEnemy(page);
  await page.clock.install();
  await endTurn(player);
  const words = caption(page).getByRole('paragraph');
  await words.filter({ hasText: 'Alarm: ' }).waitFor();
  await page.clock.runFor('10:00');
  expect(await words.innerText()).toContain('Alarm: ');
  await caption(page).getByRole('button', { name: 'Next' }).click();
  await words.filter({ hasText: /Lane \d/ }).waitFor();
  await page.getByRole('main').press('Enter');
  await words.filter({ hasText: 'enters at' }).waitFor();
  await caption(page).getByRole('button', { name: 'Speed and sound' }).click();
  await caption(page).getByRole('radio', { name: 'instant' }).click();
  await asked(page).waitFor();
  await context.close();
}, 90_000);

test.each([{ phone: false }, { phone: true }])(
  'what others did since one’s turn is kept until it was read, and is played again: phone $phone',
  async ({ phone }) => {
    const { page, context } = await visit('', { phone });
    const player = new PobedaPlayer(page, 'en', phone);
    await player.playNow();
    const unread = page.getByRole('button', { name: /\d+ things unread/ });
    const many = async () => Number.parseInt(await unread.getByText(/^\d+ things unread$/).innerText(), 10);
    await player.takeTurn();
    await page.getByRole('banner').getByText(player.words.turn).first().waitFor();
    const count = await many();
    await player.takeTurn();
    await page.getByRole('banner').getByText(player.words.turn).first().waitFor();
    // Whoever sees at once what it came to has seen it when they move on.
    await expect.poll(many).toBe(count);
    await page.reload();
    // A reload reads nothing.
    await expect.poll(many).toBe(count);
    await unread.click();
    const list = page.getByRole('dialog', { name: 'Since your turn' });
    expect(await list.getByRole('listitem').count()).toBe(count);
    expect(await list.getByRole('article').count(), 'with the cards').toBeGreaterThan(1);
    await list.getByRole('button', { name: 'Show on the board' }).click();
    await caption(page).waitFor();
    await caption(page).getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('banner').getByText(player.words.turn).first().waitFor();
    expect(await unread.count()).toBe(0);
    await context.close();
  },
  90_000,
);

test('whoever lifts the curtain is shown what has happened since their turn', async () => {
  const { page, context } = await visit('new/pobeda', { pace: 'brisk' });
  await seatPeople(page, 'Anna', 'Boris');
  const lift = page.getByRole('button', { name: /show my cards/ });
  await lift.click();
  const player = new PobedaPlayer(page, 'en', false);
  await player.closeGuide();
  await player.takeTurn();
  await lift.click();
  await caption(page)
    .getByText(/^(Anna|Boris)/)
    .waitFor();
  await context.close();
}, 90_000);

test('a move that was taken back is not the last one', async () => {
  const { page, context } = await visit('new/blindazh', { phone: true });
  const player = new BlindazhPlayer(page, 'en', true);
  await player.startAlone('sector');
  await player.takeTurn();
  const strip = page.getByRole('region', { name: 'Your cards and actions' });
  await strip.getByText('takes post').waitFor();
  await page.getByRole('button', { name: 'Undo move' }).click();
  await strip.getByText('takes post').waitFor({ state: 'detached' });
  await context.close();
}, 90_000);
