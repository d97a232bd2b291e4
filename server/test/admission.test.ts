import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewTable } from '@bridgehead/wire';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshStorage } from './database.ts';

let desk: Desk;
beforeAll(async () => {
  desk = new Desk(await freshStorage());
}, 60_000);
afterAll(() => desk.storage.close());

const noTable = { refusal: { reason: 'no-table' } };
const removed = { refusal: { reason: 'removed' } };
const open: NewTable['seats'][number] = { kind: 'open' };

async function waiting(visibility: NewTable['visibility']) {
  const [anna, boris, vera] = ['Anna', 'Boris', 'Vera'].map((name) => new Guest(name)) as [
    Guest,
    Guest,
    Guest,
  ];
  const table = await desk.setUp(anna, { seats: [open, open], visibility });
  const { key } = table.room;
  for (const guest of [anna, boris, vera]) expect(await guest.open(table, undefined, key)).toEqual({});
  return { table, key, anna, boris, vera };
}

/** Whether somebody is told what happens at the table. */
async function hears(table: LiveTable, by: Guest, guest: Guest): Promise<boolean> {
  const before = guest.heard.length;
  await table.say(by, { kind: 'chat', id: crypto.randomUUID(), text: 'Hello' });
  return guest.heard.length > before;
}

test('whoever asks to come in while a private game begins is judged when it has begun', async () => {
  const { table, key, anna, boris } = await waiting('private');
  await table.change(boris, { do: 'sit' });
  await table.change(boris, { do: 'ready', ready: true });
  const stranger = new Guest('Stranger');
  const started = table.change(anna, { do: 'start' });
  const opened = stranger.open(table, undefined, key);
  expect(await started).toEqual({});
  expect(await opened).toEqual(noTable);
  expect(stranger.heard).toEqual([]);
});

test('a table that is made private keeps those who sit there, and nobody else', async () => {
  const { table, key, anna, boris, vera } = await waiting('link');
  await table.change(boris, { do: 'sit' });
  expect(await table.change(anna, { do: 'visibility', visibility: 'private' })).toEqual({});
  expect(vera.heard.at(-1)).toMatchObject({ kind: 'refused', refusal: { reason: 'private-now' } });
  expect(await hears(table, anna, vera)).toBe(false);
  expect(await hears(table, anna, boris)).toBe(true);
  const line = { kind: 'chat', id: crypto.randomUUID(), text: 'I am still here' } as const;
  expect(await table.say(vera, line)).toEqual(noTable);
  expect(await table.change(vera, { do: 'sit' })).toEqual(noTable);
  expect(await vera.open(table, undefined, key)).toEqual(noTable);
  expect(await vera.open(table)).toEqual(noTable);
  // Those who sit see the key that brings others in now.
  const seen = boris.heard.findLast((message) => message.kind === 'room');
  expect(seen?.room.key).toBe(table.room.key);
  expect(await vera.open(table, undefined, table.room.key)).toEqual({});
});

test('whoever has to leave a seat does not sit down again without a new invitation', async () => {
  const { table, key, anna, boris } = await waiting('public');
  await table.change(boris, { do: 'sit' });
  expect(await table.change(anna, { do: 'free', seat: 1 })).toEqual({});
  expect(await table.change(boris, { do: 'sit' })).toEqual(removed);
  expect(await boris.open(table, undefined, key)).toEqual({});
  expect(await table.change(boris, { do: 'sit', seat: 1 })).toEqual(removed);
  expect(await hears(table, anna, boris), 'a public table may be watched').toBe(true);
  expect(table.room.key).not.toBe(key);
  expect(await boris.open(table, undefined, table.room.key)).toEqual({});
  expect(await table.change(boris, { do: 'sit' })).toEqual({});
});

test('at a private table whoever has to leave a seat is out, and the old link leads nowhere', async () => {
  const { table, key, anna, boris, vera } = await waiting('private');
  await table.change(boris, { do: 'sit' });
  expect(await table.change(anna, { do: 'free', seat: 1 })).toEqual({});
  expect(await hears(table, anna, boris)).toBe(false);
  expect(await boris.open(table, undefined, key)).toEqual(noTable);
  expect(await table.change(boris, { do: 'sit' })).toEqual(noTable);
  expect(await vera.open(table, undefined, key)).toEqual(noTable);
});

test('standing up by oneself bars nobody', async () => {
  const { table, key, boris } = await waiting('private');
  await table.change(boris, { do: 'sit' });
  await table.change(boris, { do: 'stand' });
  expect(table.room.key).toBe(key);
  expect(await table.change(boris, { do: 'sit' })).toEqual({});
});
