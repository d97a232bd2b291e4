import { expect, test } from 'vitest';
import { arrive, begin, giveName, setUpTable } from './online-people.ts';
import { openApp } from './setting.ts';

openApp();

test('people talk, and take a move back only when the other agrees', async () => {
  const anna = await arrive('new/pobeda?place=online');
  const boris = await arrive(await setUpTable(anna, 'Anna'));
  await giveName(boris, 'Boris');
  await begin(anna, boris);
  await boris.page.getByRole('tab', { name: 'Chat' }).click();
  await boris.page.getByLabel('Message').fill('good luck');
  await boris.page.keyboard.press('Enter');
  await anna.page.getByRole('tab', { name: /Chat.*1 new message/ }).click();
  await anna.page.getByRole('log').getByText('good luck').waitFor();

  const isAnnas = await Promise.race([
    anna.page.waitForFunction(() => document.title.includes('Your turn')).then(() => true),
    boris.page.waitForFunction(() => document.title.includes('Your turn')).then(() => false),
  ]);
  const [first, second] = isAnnas ? [anna, boris] : [boris, anna];
  await first.player.takeTurn();
  await second.player.takeTurn();
  await first.page.getByRole('banner').getByText(first.player.words.turn).waitFor();
  await first.page.getByRole('button', { name: 'Undo move' }).click();
  const question = second.page.getByRole('region', { name: 'A question to the table' });
  await question.getByRole('button', { name: 'Agree' }).click();
  await question.waitFor({ state: 'detached' });
  await first.page.getByRole('tab', { name: 'Log' }).click();
  await first.page.getByText(/takes back 2 moves/).waitFor();
  for (const { context } of [anna, boris]) await context.close();
}, 120_000);

test('a bot plays for whoever asks for it, until they come back', async () => {
  const anna = await arrive('new/pobeda?place=online');
  const boris = await arrive(await setUpTable(anna, 'Anna'), { phone: true });
  await giveName(boris, 'Boris');
  await begin(anna, boris);
  await boris.page.getByRole('button', { name: 'Settings' }).click();
  await boris.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await boris.page.getByRole('button', { name: 'Close' }).click();
  await anna.page.getByText('Boris wants a bot to play for a while.').waitFor();
  await anna.page.getByRole('button', { name: 'Agree' }).click();
  await boris.page.getByRole('button', { name: 'Take the seat back' }).click();
  await boris.page.getByText('A bot plays in your place.').waitFor({ state: 'detached' });
  for (const { context } of [anna, boris]) await context.close();
}, 120_000);

test('a draw is offered and declined, and whoever resigns has lost', async () => {
  const anna = await arrive('new/pobeda?place=online');
  const boris = await arrive(await setUpTable(anna, 'Anna'), { phone: true });
  await giveName(boris, 'Boris');
  await begin(anna, boris);
  await anna.page.getByRole('button', { name: 'Settings' }).click();
  await anna.page.getByRole('button', { name: 'Offer a draw…' }).click();
  await anna.page.getByRole('button', { name: 'Draw', exact: true }).click();
  await boris.page.getByText('Anna offers a draw.').waitFor();
  await boris.page.getByRole('button', { name: 'Decline' }).click();
  await boris.page.getByText('Anna offers a draw.').waitFor({ state: 'detached' });
  await boris.page.getByRole('button', { name: 'Settings' }).click();
  await boris.page.getByRole('button', { name: 'Resign…' }).click();
  await boris.page.getByRole('button', { name: 'Resign', exact: true }).click();
  for (const { page } of [anna, boris]) {
    await page.getByText('The game was resigned. The winner is Anna.').first().waitFor();
  }
  await anna.page.getByText('Resigns: Boris.').waitFor();
  for (const { context } of [anna, boris]) await context.close();
}, 120_000);

test('a link says who invites to what and seats by one button; a dead one asks for nothing', async () => {
  const anna = await arrive('new/pobeda?place=online');
  const boris = await arrive(await setUpTable(anna, 'Anna'));
  await boris.page.getByRole('heading', { name: 'Anna invites you to play Pobeda' }).waitFor();
  await boris.page.getByText('At the table: Anna. 1 free seat.').waitFor();
  await boris.page.getByText('no clock').waitFor();
  await boris.page.getByLabel('Your name at the table').fill('Борис');
  await boris.page.getByRole('button', { name: 'Take a seat' }).click();
  await boris.page.getByRole('button', { name: 'I am ready' }).click();
  await anna.page.getByText('Борис').first().waitFor();
  expect(await anna.page.locator('[lang=ru]').getByText('Борис').count()).toBeGreaterThan(0);
  const lost = await arrive('t/0000000000000000000000');
  await lost.page.getByText('There is no such table, or it is not open to you.').waitFor();
  expect(await lost.page.getByLabel('Your name at the table').count()).toBe(0);
  for (const { context } of [anna, boris, lost]) await context.close();
}, 120_000);

test('a private table opens only with its key', async () => {
  const anna = await arrive('new/pobeda?place=online');
  const table = await setUpTable(anna, 'Anna');
  const link = anna.page.getByLabel('Link to the table');
  const open = await link.inputValue();
  await anna.page.getByRole('radio', { name: 'by invitation' }).click();
  await anna.page.waitForFunction((before) => document.querySelector('input')?.value !== before, open);
  const boris = await arrive(table);
  await boris.page.getByText('There is no such table, or it is not open to you.').waitFor();
  await boris.page.goto(await link.inputValue());
  await giveName(boris, 'Boris');
  await boris.page.getByRole('button', { name: 'Sit down at seat 2' }).waitFor();
  for (const { context } of [anna, boris]) await context.close();
}, 60_000);

test('the host arranges the table, and everybody sees it at once', async () => {
  const anna = await arrive('new/pobeda?place=online');
  const boris = await arrive(await setUpTable(anna, 'Anna'));
  await giveName(boris, 'Boris');
  await anna.page.getByLabel('Players').selectOption('4');
  await boris.page.getByRole('button', { name: 'Sit down at seat 4' }).click();
  await anna.page.getByLabel('Put a bot at seat 2').selectOption({ index: 1 });
  await anna.page.getByLabel('Put a bot at seat 3').selectOption({ index: 1 });
  await anna.page.getByRole('radio', { name: 'days per move' }).click();
  await boris.page.getByText('2 days per move').waitFor();
  await boris.page.getByRole('button', { name: 'I am ready' }).click();
  await anna.page.getByText('Everybody is ready.').waitFor();
  await anna.page.getByRole('button', { name: 'Close the table' }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
  await boris.page.getByRole('heading', { name: 'The table is closed' }).waitFor();
  await anna.page.waitForURL((url) => url.pathname === '/online');
  for (const { context } of [anna, boris]) await context.close();
}, 60_000);

test('without a network the online pages say so, and the rest works', async () => {
  const { page, context } = await arrive('', { keepsApp: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('link', { name: 'Online tables' }).click();
  await page.getByText('Online play needs an internet connection.').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('grid').waitFor();
  await context.close();
}, 60_000);
