import { PobedaPlayer } from '@bridgehead/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { visit, type Visitor } from './setting.ts';

/** Somebody with a browser of their own: cookies are who one is. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly player: PobedaPlayer;
}

export async function arrive(path: string, visitor: Visitor = {}): Promise<Person> {
  const { page, context } = await visit(path, visitor);
  return { page, context, player: new PobedaPlayer(page, 'en', visitor.phone ?? false) };
}

/** Sets up a table for two from the form that is open; returns where the table is. */
export async function setUpTable({ page }: Person, name: string): Promise<string> {
  await page.getByLabel('Name at seat 1').fill(name);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'Pobeda: waiting room' }).waitFor();
  return new URL(page.url()).pathname.slice(1);
}

export async function giveName({ page }: Person, name: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Go to the table' }).click();
}

/** The guest sits down, and the game begins. */
export async function begin(host: Person, guest: Person): Promise<void> {
  await guest.page.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page, player } of [host, guest]) {
    await page.getByRole('grid').waitFor();
    await player.closeGuide();
  }
}
