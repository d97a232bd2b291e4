import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../src/storage/index.ts';
import { Library } from '../src/library.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshStorage } from './database.ts';

let storage: Storage;
let desk: Desk;
beforeAll(async () => {
  storage = await freshStorage();
}, 60_000);
afterAll(() => storage.close());

function deskOf(idleTables: number): Desk {
  return new Desk(storage, new Library(async () => undefined), idleTables);
}

test('tables that are in use stay, however many they are: no table lives twice on one node', async () => {
  desk = deskOf(1);
  const tables = [];
  for (let number = 0; number < 4; number++) {
    tables.push(await desk.seat([new Guest('Anna'), new Guest('Boris')]));
  }
  for (const table of tables) expect(await desk.open(table.id)).toBe(table);
});

test('of the tables that nobody uses only the last ones stay', async () => {
  desk = deskOf(2);
  const tables = [];
  for (let number = 0; number < 5; number++) {
    const people = [new Guest('Anna'), new Guest('Boris')];
    const table = await desk.seat(people);
    for (const person of people) table.leave(person);
    await table.settle();
    tables.push(table);
  }
  const last = tables.at(-1);
  expect(await desk.open(last?.id ?? '')).toBe(last);
  expect(await desk.open(tables[0]?.id ?? '')).not.toBe(tables[0]);
});

test('a table where a bot is to move is in use, and is told so when it is opened', async () => {
  desk = deskOf(1);
  const anna = new Guest('Anna');
  const bot = { kind: 'bot', bot: 'quick', name: 'Robot' } as const;
  const table = await desk.setUp(anna, { seats: [{ kind: 'open' }, bot, bot, bot] });
  await table.change(anna, { do: 'start' });
  const isBots = table.pending.some(({ seat, must }) => must && seat !== 0);
  expect(table.isInUse).toBe(isBots);
  desk.forget();
  const before = desk.stirred.length;
  await desk.open(table.id);
  expect(desk.stirred.slice(before)).toEqual([table.id]);
});

test('whoever changes the room a moment after it began elsewhere finds the game begun', async () => {
  const [here, there] = [deskOf(9), deskOf(9)];
  const [anna, boris] = [new Guest('Anna'), new Guest('Boris')];
  const table = await here.setUp(anna, { seats: [{ kind: 'open' }, { kind: 'open' }] });
  await table.change(boris, { do: 'sit' });
  await table.change(boris, { do: 'ready', ready: true });
  const twin = await there.open(table.id);
  await boris.open(twin);
  await table.change(anna, { do: 'start' });
  const late = await twin.change(boris, { do: 'ready', ready: false });
  expect(late).toMatchObject({ refusal: { reason: 'not-waiting' } });
  expect(boris.heard.at(-1)).toMatchObject({ kind: 'play', play: { viewer: 1, seq: 0, from: 0 } });
  expect(twin.pending).toEqual(table.pending);
});
