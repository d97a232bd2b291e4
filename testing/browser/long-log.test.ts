import type { TableProps } from '@bridgehead/kit';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openAppWithSmallGames } from './own-app.ts';
import { PHONE, visit } from './setting.ts';

openAppWithSmallGames();

const PAGE = 100;

type Probe = TableProps<unknown, unknown, unknown, unknown>;

/** A person and three bots run; only the person is made to move. */
async function begin(page: Page): Promise<void> {
  await page.getByLabel('Players').selectOption('4');
  for (const seat of [2, 3, 4])
    await page.getByLabel(`Who sits at seat ${seat}`).selectOption({ label: 'Bot: recruit' });
  await page.getByRole('radio', { name: '10000' }).click();
  // The form follows when the game has said what goes with it.
  await page.getByRole('radio', { name: '10000', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
}

/** Until the table is so many moves further, and it is the person's turn again. */
function run(page: Page, moves: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    const probe = () => (window as unknown as { probe?: Probe }).probe;
    const isAsked = () => (probe()?.legal.length ?? 0) > 0;
    const until = async (isTrue: () => boolean) => {
      for (let wait = 0; !isTrue(); wait++) {
        if (wait > 3000) throw new Error('nothing happened');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    await until(isAsked);
    const seq = () => probe()?.latest.seq ?? 0;
    const end = seq() + wanted;
    while (seq() < end) {
      const before = seq();
      const [offer] = probe()?.legal ?? [];
      if (offer) probe()?.answer(offer.decision, offer.move);
      await until(() => seq() > before && isAsked());
    }
  }, moves);
}

const log = (page: Page) => page.getByRole('list', { name: 'Log' });
const lines = (page: Page) => log(page).locator('[data-line]');
const earlier = (page: Page) => page.getByRole('button', { name: 'Earlier moves' });
const scrollTo = (page: Page, top: number) => log(page).evaluate((list, to) => list.scrollTo(0, to), top);

/** A line in the middle of what is read, and how far below the top of the log it is. */
function readNow(page: Page): Promise<{ words: string; top: number }> {
  return log(page).evaluate((list) => {
    const { top, height } = list.getBoundingClientRect();
    const all = [...list.querySelectorAll<HTMLElement>('[data-line]')];
    const line = all.find((one) => one.getBoundingClientRect().top >= top + height / 2);
    const number = all.length - all.indexOf(line as HTMLElement);
    const words = `${number} from the end: ${line?.innerText}`;
    return { words, top: (line?.getBoundingClientRect().top ?? 0) - top };
  });
}

/** The same line at the same height, give or take what rounding does. */
async function expectUnmoved(page: Page, { words, top }: Awaited<ReturnType<typeof readNow>>): Promise<void> {
  const now = await readNow(page);
  expect(now.words).toBe(words);
  expect(Math.abs(now.top - top)).toBeLessThanOrEqual(1);
}

function isAtEnd(page: Page): Promise<boolean> {
  return log(page).evaluate(
    ({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - scrollTop - clientHeight < 2,
  );
}

let page: Page;

beforeAll(async () => {
  ({ page } = await visit('new/marathon'));
  await begin(page);
  await run(page, 280);
}, 120_000);

/** Comes back to the table: the newest page is told, and no more. */
async function comeBack(): Promise<void> {
  await page.reload();
  await page.getByTestId('probe').waitFor();
}

test('the newest lines are there at once, the last of them in sight', async () => {
  await comeBack();
  await lines(page).first().waitFor();
  expect(await lines(page).count()).toBe(PAGE);
  expect(await isAtEnd(page)).toBe(true);
  await run(page, 4);
  expect(await isAtEnd(page)).toBe(true);
});

test('a list that loses room again while it is on its way to the end still follows', async () => {
  await comeBack();
  await lines(page).first().waitFor();
  // As above the log the hint is being thought about, and then there.
  await log(page).evaluate((list) => {
    const { clientHeight } = list;
    list.style.maxHeight = `${clientHeight - 100}px`;
    const once = new ResizeObserver(() => {
      once.disconnect();
      list.style.maxHeight = `${clientHeight - 250}px`;
    });
    once.observe(list);
  });
  await expect.poll(() => isAtEnd(page)).toBe(true);
  await run(page, 4);
  expect(await isAtEnd(page)).toBe(true);
});

test('whoever scrolls up reads on into the past, and what is read stays where it is', async () => {
  await comeBack();
  for (const pages of [2, 3]) {
    await scrollTo(page, 200);
    const before = await readNow(page);
    await expect.poll(() => lines(page).count()).toBeGreaterThan((pages - 1) * PAGE);
    await expectUnmoved(page, before);
  }
  await earlier(page).waitFor({ state: 'detached' });
  expect(await lines(page).first().innerText()).toContain('runs');
});

test('moves that are made meanwhile do not disturb whoever reads; at the end they are followed again', async () => {
  await comeBack();
  await scrollTo(page, 1500);
  const { words, top } = await readNow(page);
  await run(page, 8);
  await expectUnmoved(page, { words: words.replace(/\d+/, (number) => `${Number(number) + 8}`), top });
  await scrollTo(page, 1_000_000);
  await run(page, 4);
  expect(await isAtEnd(page)).toBe(true);
});

test('by keyboard: the button is pressed, the focus stays in the log, and nothing jumps', async () => {
  await comeBack();
  await log(page).focus();
  await page.keyboard.press('Tab');
  const isFocused = async (name: 'BUTTON' | 'OL') => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe(name);
  };
  await isFocused('BUTTON');
  const before = await readNow(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => lines(page).count()).toBe(2 * PAGE);
  await expectUnmoved(page, before);
  await isFocused('OL');
  await page.keyboard.press('Home');
  await earlier(page).waitFor({ state: 'detached' });
  await isFocused('OL');
  expect(await violations(page)).toEqual([]);
});

test('on a phone the log opens at its end, and what is read stays where it is there, too', async () => {
  await page.setViewportSize(PHONE);
  await comeBack();
  await page.getByRole('button', { name: 'Log and rules' }).click();
  await lines(page).first().waitFor();
  expect(await isAtEnd(page)).toBe(true);
  await scrollTo(page, 0);
  await expect.poll(() => lines(page).count()).toBe(2 * PAGE);
  const before = await readNow(page);
  await run(page, 4);
  expect(Math.abs((await readNow(page)).top - before.top)).toBeLessThanOrEqual(1);
});
