import { BattlePlayer } from '@bridgehead/testing';
import { expect, test } from 'vitest';
import { appUrl, openApp, visit } from './setting.ts';

openApp();

const ARMY = 'Anna’s own';
/** Armies brought and set up, and an activation of each, however many of a squad find somebody to shoot at. */
const ANSWERS = 40;
const DONE = ['deploy', 'unit', 'act'];

const questionOf = ({ page }: BattlePlayer) =>
  page.locator('[data-question]').evaluateAll(([sheet]) => sheet?.getAttribute('data-question') ?? null);

/** Until somebody has a question before them that nobody has answered yet: the last one stays until the server has heard. */
async function isAsked(player: BattlePlayer, answered: string): Promise<BattlePlayer> {
  await player.page.waitForFunction(
    (last) => {
      const question = document.querySelector('[data-question]')?.getAttribute('data-question');
      return question && question !== last && !question.startsWith('bring');
    },
    answered,
    { timeout: 60_000 },
  );
  return player;
}

test('two browsers: an army is changed, shared by a link and brought by both; they set up, fight, and one gives in', async () => {
  const [anna, boris] = await Promise.all([
    visit('games/bronepekhota/armies'),
    visit('about', { phone: true }),
  ]);
  const button = (name: string | RegExp) => anna.page.getByRole('button', { name }).first();
  await button('Start from a ready one').click();
  await anna.page
    .getByRole('dialog')
    .getByRole('button', { name: /First squad of Polaris/ })
    .click();
  await button('Take Mortar').click();
  await anna.page.getByLabel('Name of the army').fill(ARMY);
  await button(/^Keep$/).click();
  await anna.page.getByText(`The army “${ARMY}” is kept.`).waitFor();
  await button('Link for others').click();
  const link = await anna.page.getByLabel('Whoever has this link sees the army').inputValue();
  await boris.page.goto(link);
  await boris.page.getByRole('button', { name: 'Keep a copy' }).tap();
  await boris.page.getByRole('link', { name: ARMY }).waitFor();

  await anna.page.goto(appUrl('new/bronepekhota?place=online'));
  await anna.page.getByLabel('Name at seat 1').fill('Anna');
  await anna.page.getByRole('button', { name: 'Create table' }).click();
  await boris.page.goto(await anna.page.getByLabel('Link to the table').inputValue());
  await boris.page.getByLabel('Your name at the table').fill('Boris');
  await boris.page.getByRole('button', { name: 'Go to the table' }).tap();
  await boris.page.getByRole('button', { name: 'Sit down at seat 2' }).tap();
  await boris.page.getByRole('button', { name: 'I am ready' }).tap();
  await button('Start the game').click();

  const first = new BattlePlayer(anna.page, 'en', false);
  const second = new BattlePlayer(boris.page, 'en', true);
  for (const player of [first, second]) {
    await player.closeGuide();
    await player.sheet.waitFor();
    const own = player.page.getByRole('article').filter({ hasText: ARMY });
    await own.getByRole('button', { name: 'Bring it' }).click();
  }
  let answered = '';
  const isDone = () => [first, second].every(({ done }) => DONE.every((kind) => done.has(kind)));
  for (let answer = 0; answer < ANSWERS && !isDone(); answer++) {
    const asked = await Promise.race([first, second].map((player) => isAsked(player, answered)));
    answered = (await questionOf(asked)) ?? '';
    await asked.takeTurn();
  }
  for (const { done, page } of [first, second]) {
    expect([...done]).toEqual(expect.arrayContaining(DONE));
    // Both stand on both tables, and they are of one kind.
    expect(await page.locator('[data-piece][aria-label^="Mortar"]').count()).toBe(2);
  }

  await boris.page.getByRole('button', { name: 'Settings' }).tap();
  await boris.page.getByRole('button', { name: 'Resign…' }).tap();
  await boris.page.getByRole('button', { name: 'Resign', exact: true }).tap();
  for (const { page, words } of [first, second]) {
    await page.getByText(words.over).first().waitFor();
    await page.getByText(words.verified).first().waitFor();
  }
  await anna.page.getByText('The record was signed by this server.').first().waitFor();
  await Promise.all([anna.context.close(), boris.context.close()]);
}, 180_000);
