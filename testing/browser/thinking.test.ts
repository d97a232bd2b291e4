import type { TableProps } from '@bridgehead/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAppWithSmallGames } from './own-app.ts';
import { appUrl, visit } from './setting.ts';

openAppWithSmallGames();

type Probe = TableProps<unknown, unknown, unknown, unknown>;

async function sitDown(page: Page, against?: string): Promise<void> {
  await page.getByLabel('Players').selectOption('2');
  for (const seat of [1, 2]) {
    const who = seat === 2 && against ? against : 'Player';
    await page.getByLabel(`Who sits at seat ${seat}`).selectOption({ label: who });
  }
}

const start = (page: Page) => page.getByRole('button', { name: 'Start' }).click();

/** Asks why not and a question, again and again, for as long as nothing has changed; tells how long answers took. */
function askUntilTheTableChanges(page: Page): Promise<{ waits: number[]; answer: unknown }> {
  return page.evaluate(async () => {
    const probe = () => (window as unknown as { probe: Probe }).probe;
    const { seq } = probe().latest;
    const decision = { id: 'nothing', kind: 'turn', seat: 0, must: true };
    const waits: number[] = [];
    let answer: unknown;
    for (const until = performance.now() + 20_000; probe().latest.seq === seq; ) {
      if (performance.now() > until) throw new Error('nothing happened');
      const since = performance.now();
      await probe().whyNot(decision, null);
      answer = await probe().ask('secret');
      waits.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return { waits, answer };
  });
}

test('while a bot thinks, why-not and questions are answered; a replay answers, too', async () => {
  const { page, context } = await visit('new/marathon');
  await sitDown(page, 'Bot: colonel');
  await start(page);
  await page.getByRole('button', { name: '"by":3' }).click();
  await page.getByRole('button', { name: '"by":3' }).waitFor({ state: 'detached' });
  const { waits, answer } = await askUntilTheTableChanges(page);
  console.log(
    'answered while a bot thought:',
    waits.length,
    'longest wait',
    Math.round(Math.max(...waits)),
    'ms',
  );
  expect(waits.length).toBeGreaterThan(10);
  expect(answer).toBeGreaterThanOrEqual(1_000_000);

  await page.goto(appUrl(`record/${page.url().split('/').at(-1)}`));
  await page.getByTestId('probe').waitFor();
  const ask = (question: string) =>
    page.evaluate((asked) => (window as unknown as { probe: Probe }).probe.ask(asked), question);
  expect(await ask('secret')).toBeNull();
  await page.getByLabel('Seen by').selectOption('1');
  await expect.poll(() => ask('secret')).toBeGreaterThanOrEqual(1_000_000);
  expect(await ask('something else')).toBeNull();
  await context.close();
}, 90_000);

test('a move for which much has to be found keeps nobody waiting, and says that it takes its time', async () => {
  const { page, context } = await visit('new/mortar');
  await sitDown(page);
  const slow = page.getByRole('radio', { name: '600000000 steps' });
  await slow.click();
  // The form follows when the game has said what goes with it.
  await expect.poll(() => slow.isChecked()).toBe(true);
  await start(page);
  await page.getByRole('button', { name: '"charge":40}' }).click();
  const asked = askUntilTheTableChanges(page);
  await page.getByText('The move is being worked out…').waitFor();
  expect((await asked).waits.length).toBeGreaterThan(3);
  await page.getByText('The move is being worked out…').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByTestId('view').innerText()).toContain('"landed"');
  await context.close();
}, 90_000);

test('an engine in WebAssembly runs under the policy that all pages are sent with', async () => {
  const { page, context } = await visit('new/wasm-marathon');
  await sitDown(page, 'Bot: recruit');
  await start(page);
  await page.getByRole('button', { name: '"by":2' }).click();
  await expect.poll(() => page.getByTestId('view').innerText()).toMatch(/"turn":2/);
  await context.close();
}, 60_000);
