import { PobedaPlayer } from '@bridgehead/testing';
import { ServerProcess } from '@bridgehead/testing/server-process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownDatabase } from './own-app.ts';
import { openApp, visitByCable } from './setting.ts';

let server: ServerProcess;

openApp(async () => {
  server = await ServerProcess.start(await ownDatabase());
  return { url: `http://localhost:${server.port}/`, stop: () => server.stop() };
});

async function giveName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Go to the table' }).click();
}

async function setUpTable(page: Page): Promise<string> {
  await page.getByRole('radio', { name: 'Online', exact: true }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  const link = await page.getByLabel('Link to the table').inputValue();
  return new URL(link).pathname.slice(1);
}

async function makeAccount(page: Page, login: string, action: 'Create an account' | 'Log in'): Promise<void> {
  const form = page.getByRole('form', { name: action });
  await form.getByLabel('Login').fill(login);
  await form.getByLabel('Password').fill('long enough');
  await form.getByRole('button', { name: action, exact: true }).click();
  await page.getByText(`You are logged in as ${login}.`).waitFor();
}

/** Whoever is asked moves, so often. */
async function playOn(players: readonly PobedaPlayer[], turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const asked = await Promise.race(players.map((player) => player.waitForTurn().then(() => player)));
    await asked.takeTurn();
  }
}

const lost = (page: Page) => page.getByText('Connection lost, reconnecting…');

test('two people play, one watches; a cable, a device and the server fail on the way, and the record is signed in the end', async ({
  task,
}) => {
  // Whoever tries once more finds what was left on the server.
  const login = `boris${task.result?.retryCount ?? 0}`;
  const anna = await visitByCable('new/pobeda');
  const table = await setUpTable(anna.page);

  const boris = await visitByCable('account', { phone: true });
  await boris.page.goto(boris.network.url + table);
  await giveName(boris.page, 'Boris');
  await boris.page.getByRole('button', { name: 'Sit down at seat 2' }).tap();
  await boris.page.getByRole('button', { name: 'I am ready' }).tap();
  const vera = await visitByCable(table);
  await giveName(vera.page, 'Vera');

  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([anna, boris, vera].map(({ page }) => page.getByRole('grid').waitFor()));
  expect(await vera.page.getByRole('list', { name: 'Your cards' }).getByRole('button').count()).toBe(0);

  const first = new PobedaPlayer(anna.page, 'en', false);
  const second = new PobedaPlayer(boris.page, 'en', true);
  await playOn([first, second], 6);
  // Where people play against each other nobody is advised.
  expect(await first.button(first.words.hint).count()).toBe(0);

  anna.network.cut();
  await lost(anna.page).waitFor();
  const hand = await first.cards.allInnerTexts();
  anna.network.mend();
  await lost(anna.page).waitFor({ state: 'detached' });
  expect(await first.cards.allInnerTexts()).toEqual(hand);
  await playOn([first, second], 4);

  await boris.page.goto(`${boris.network.url}account`);
  await makeAccount(boris.page, login, 'Create an account');
  await boris.context.close();
  const elsewhere = await visitByCable('account');
  await makeAccount(elsewhere.page, login, 'Log in');
  await elsewhere.page.goto(elsewhere.network.url + table);
  await elsewhere.page.getByRole('grid').waitFor();
  const again = new PobedaPlayer(elsewhere.page, 'en', false);
  await playOn([first, again], 4);

  const shown = await anna.page.getByRole('grid').innerText();
  await server.kill();
  await Promise.all([anna, elsewhere, vera].map(({ page }) => lost(page).waitFor()));
  await server.restart();
  await Promise.all([anna, elsewhere, vera].map(({ page }) => lost(page).waitFor({ state: 'detached' })));
  expect(await anna.page.getByRole('grid').innerText()).toBe(shown);

  await playOn([first, again], 4);
  await anna.page.getByRole('button', { name: 'Settings' }).click();
  await anna.page.getByRole('button', { name: 'Resign…' }).click();
  await anna.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await anna.page.getByText(first.words.verified).first().waitFor();
  await anna.page.getByText('The record was signed by this server.').first().waitFor();
  await vera.page.getByText(first.words.over).first().waitFor();
}, 240_000);
