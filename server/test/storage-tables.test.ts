import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../src/storage/index.ts';
import { freshStorage } from './database.ts';
import { append, closed, header, human, room, tableId } from './tables.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await freshStorage();
}, 60_000);
afterAll(() => storage.close());

const seed = 'sfc32:00000000000000000000000000000001';
const started = { header, setup: [1, 2, 3], seed } as const;
const start = { ...started, turn: '0' } as const;
const closing = closed({ kind: 'win', winners: [0], ending: 'points' });

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('a table is read back as it was made, begun and finished', async () => {
  const id = tableId();
  const gathering = room({ seats: [human(), { kind: 'bot', name: 'Бот', bot: 'easy' }] });
  await storage.tables.create({ id, room: gathering });
  expect(await storage.tables.find(id)).toMatchObject({
    id,
    version: 1,
    room: gathering,
    start: null,
    closing: null,
  });

  const playing = { ...gathering, phase: 'playing' } as const;
  expect(await storage.tables.change(id, 1, { room: playing, start })).toBe(true);
  const begun = await storage.tables.find(id);
  expect(begun).toMatchObject({ version: 2, room: playing, start: started, closing: null, finishedAt: null });
  expect(begun?.startedAt).toBeGreaterThanOrEqual(begun?.createdAt ?? Infinity);

  const finished = { ...gathering, phase: 'finished' } as const;
  expect(await storage.tables.change(id, 2, { room: finished, closing })).toBe(true);
  expect(await storage.tables.find(id)).toMatchObject({
    version: 3,
    room: finished,
    start: started,
    closing,
  });
  expect(await storage.tables.find(tableId())).toBeNull();
});

test('of changes to one version of a room exactly one is made, with its seats', async () => {
  const id = tableId();
  await storage.tables.create({ id, room: room() });
  const contenders = Array.from({ length: 8 }, () => randomUUID());
  const outcomes = await Promise.all(
    contenders.map((identity) =>
      storage.tables.change(id, 1, { room: room({ seats: [human(identity), { kind: 'open' }] }) }),
    ),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  for (const [index, identity] of contenders.entries())
    expect(idsOf(await storage.tables.ofIdentity(identity))).toEqual(outcomes[index] ? [id] : []);
});

test('lists hold what they promise, the newest first', async () => {
  const game = 'listed';
  const make = async (changed: Parameters<typeof room>[0]) => {
    const id = tableId();
    await storage.tables.create({ id, room: room({ game, ...changed }) });
    await sleep(2);
    return id;
  };
  const waiting = await make({});
  const later = await make({});
  const playing = await make({ phase: 'playing' });
  await make({ visibility: 'link' });
  await make({ visibility: 'private', phase: 'playing' });
  await make({ phase: 'closed' });
  await storage.entries.append(append(playing, 1));
  await storage.entries.append(append(playing, 2, { at: Date.now() + 60_000 }));

  expect(idsOf(await storage.tables.open(game))).toEqual([later, waiting]);
  const live = await storage.tables.live(game);
  expect(idsOf(live)).toEqual([playing]);
  expect(live[0]?.seq).toBe(2);
  expect(live[0]?.changedAt).toBeGreaterThan(Date.now() + 50_000);
  expect(await storage.tables.open('no-such-game')).toEqual([]);
  expect(idsOf(await storage.tables.open())).toEqual(expect.arrayContaining([later, waiting]));
});

test('a person finds the own tables: seated or set up, finished page by page', async () => {
  const identity = randomUUID();
  const hosted = tableId();
  await storage.tables.create({ id: hosted, room: room({ host: identity }) });
  const finished: string[] = [];
  for (let game = 0; game < 3; game++) {
    const id = tableId();
    const seats = [human(identity)];
    await storage.tables.create({ id, room: room({ seats }) });
    await storage.tables.change(id, 1, { room: room({ seats, phase: 'finished' }), closing });
    finished.unshift(id);
    await sleep(3);
  }
  expect(idsOf(await storage.tables.ofIdentity(identity))).toEqual([hosted]);
  expect(await storage.tables.countUnfinishedHostedBy(identity)).toBe(1);
  const page = await storage.tables.finishedOf(identity, Number.MAX_SAFE_INTEGER, 2);
  expect(idsOf(page)).toEqual(finished.slice(0, 2));
  const rest = await storage.tables.finishedOf(identity, page[1]?.changedAt ?? 0, 2);
  expect(idsOf(rest)).toEqual(finished.slice(2));
});

test('a list says whose turn it is: at the beginning, and after every entry', async () => {
  const identity = randomUUID();
  const id = tableId();
  const seats = [human(identity), human()];
  await storage.tables.create({ id, room: room({ seats }) });
  const turn = async () => (await storage.tables.ofIdentity(identity))[0]?.turn;
  expect(await turn()).toEqual([]);
  await storage.tables.change(id, 1, { room: room({ seats, phase: 'playing' }), start });
  expect(await turn()).toEqual([0]);
  await storage.entries.append(append(id, 1, { turn: '1,11!' }));
  expect(await turn()).toEqual([1, 11]);
});

test('one person, or one network, does not fill the lobby', async () => {
  const game = 'fair';
  const make = async (host: string, origin: string) => {
    const id = tableId();
    await storage.tables.create({ id, room: room({ game, host }), origin });
    return id;
  };
  const quiet = await make(randomUUID(), 'a village');
  const greedy = randomUUID();
  for (let table = 0; table < 10; table++) await make(greedy, 'a flat');
  const shown = idsOf(await storage.tables.open(game));
  expect(shown).toHaveLength(4);
  expect(shown.at(-1)).toBe(quiet);
  for (let guest = 0; guest < 60; guest++) await make(randomUUID(), 'a flood');
  const crowded = idsOf(await storage.tables.open(game));
  expect(crowded).toHaveLength(50);
  expect(crowded).toContain(quiet);
});

test('a room holds what people type, but for characters that cannot be kept', async () => {
  const id = tableId();
  await storage.tables.create({
    id,
    room: room({ seats: [human(randomUUID(), 'Ан\0я\ud83d "\\u0000" 🎲')] }),
  });
  const found = await storage.tables.find(id);
  expect(found?.room.seats[0]).toMatchObject({ name: 'Аня "\\u0000" 🎲' });
});
