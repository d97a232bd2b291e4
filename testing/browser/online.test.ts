import { launchChromium, Network, PobedaPlayer, ServerProcess } from '@bridgehead/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitWith, type Visitor } from './setting.ts';

let server: ServerProcess;
let browser: Browser;
const networks: Network[] = [];

beforeAll(async () => {
  server = await ServerProcess.start();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  for (const network of networks) await network.close();
  await server?.stop();
});

/** Somebody with a device and a cable of their own. */
interface Person {
  readonly network: Network;
  readonly page: Page;
  readonly context: BrowserContext;
}

async function arrive(path: string, visitor: Visitor = {}): Promise<Person> {
  const network = await Network.to(server.port);
  networks.push(network);
  return { network, ...(await visitWith(browser, network.url + path, visitor)) };
}

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

/** Whoever is asked moves, so often or to the end of the game. */
async function playOn(players: readonly PobedaPlayer[], actions = 400): Promise<void> {
  for (let action = 0; action < actions; action++) {
    const player = await whoIsAsked(players);
    if (!player) return;
    await player.takeTurn();
  }
}

async function whoIsAsked(players: readonly PobedaPlayer[]): Promise<PobedaPlayer | undefined> {
  for (let wait = 0; wait < 600; wait++) {
    for (const player of players) {
      if (await player.isOver) return undefined;
      if (await player.isAsked) return player;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nobody is asked to move');
}

const lost = (page: Page) => page.getByText('Connection lost, reconnecting…');

test('two people play a whole game, one watches; a cable, a device and the server fail on the way', async () => {
  const anna = await arrive('new/pobeda');
  const table = await setUpTable(anna.page);

  const boris = await arrive('account', { phone: true });
  await boris.page.goto(boris.network.url + table);
  await giveName(boris.page, 'Boris');
  await boris.page.getByRole('button', { name: 'Sit down at seat 2' }).tap();
  await boris.page.getByRole('button', { name: 'I am ready' }).tap();
  const vera = await arrive(table);
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
  await lost(anna.page).waitFor({ state: 'detached', timeout: 4000 });
  expect(await first.cards.allInnerTexts()).toEqual(hand);
  await playOn([first, second], 4);

  await boris.page.goto(`${boris.network.url}account`);
  await makeAccount(boris.page, 'boris', 'Create an account');
  await boris.context.close();
  const elsewhere = await arrive('account');
  await makeAccount(elsewhere.page, 'boris', 'Log in');
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

  await playOn([first, again]);
  await anna.page.getByText(first.words.verified).first().waitFor();
  await anna.page.getByText('The record was signed by this server.').first().waitFor();
  await vera.page.getByText(first.words.over).first().waitFor();
}, 480_000);
