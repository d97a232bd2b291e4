import { randomUUID } from 'node:crypto';
import { admit, findGame } from '@bridgehead/catalogue';
import { type AnyGame, type Decision, listMoves, type MoveEntry } from '@bridgehead/kernel';
import type { Clock } from '@bridgehead/wire';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { games } from '@bridgehead/kernel/test-games';
import { BotKeeper } from '../src/bots/keeper.ts';
import { LapseKeeper } from '../src/lapses/keeper.ts';
import type { SocketConnection } from '../src/postgres/index.ts';
import { tellAbsent } from '../src/push/tell-absent.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { Library } from '../src/library.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { liveShelf } from '../testkit/live-shelf.ts';
import { freshDatabase, silent } from './database.ts';

let connection: SocketConnection;
let storage: Storage;
let ambush: AnyGame;
beforeAll(async () => {
  for (const game of games) admit(game);
  connection = await freshDatabase();
  storage = await openStorage({ connection, log: silent });
  ambush = (await findGame('ambush')?.load()) as AnyGame;
}, 60_000);
afterAll(() => storage.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TEN_SECONDS: Clock = { kind: 'bank', bankSeconds: 10, creditSeconds: 0 };
const threePeople = () => ['Anna', 'Boris', 'Vera'].map((name) => new Guest(name));

async function ambushed(
  desk: Desk,
  people: readonly Guest[],
  clock: Clock = TEN_SECONDS,
): Promise<LiveTable> {
  const table = await desk.seat(people, { game: 'ambush', clock });
  // The database says when a game began: whoever moves first has thought since then.
  desk.now = (await storage.tables.find(table.id))?.startedAt ?? desk.now;
  return table;
}

async function answer(table: LiveTable, people: readonly Guest[], decision: Decision, kind: string) {
  const moves = [...listMoves(ambush.rules, table.position?.state, decision)];
  const move = moves.find((legal) => (legal as { kind: string }).kind === kind);
  const seq = table.position?.seq ?? 0;
  const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move } as const;
  return table.answer(people[decision.seat] as Guest, message, () => undefined);
}

/** Until somebody has a shot to fire. */
async function shoot(table: LiveTable, people: readonly Guest[]): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    const [decision] = table.pending as [Decision];
    const done = await answer(table, people, decision, 'shoot');
    if (!('refusal' in done)) return;
    await answer(table, people, decision, 'wait');
  }
  throw new Error('nobody could shoot');
}

const entriesOf = async ({ id }: LiveTable) =>
  (await storage.entries.since(id, 0)).map(({ entry }) => entry as MoveEntry);

test('when the time of somebody in a window runs out, what stands for them alone is played', async () => {
  const desk = new Desk(storage);
  const people = threePeople();
  const table = await ambushed(desk, people);
  await shoot(table, people);
  const [first, away] = table.pending as [Decision, Decision];
  expect(first.window).toBe(away.window);
  const before = table.position?.seq ?? 0;
  desk.now += 9_000;
  await table.lapse();
  expect(table.position?.seq).toBe(before);
  expect(await answer(table, people, first, 'pass')).toEqual({ seq: before + 1 });
  expect(table.pending).toEqual([away]);
  desk.now += 1_000;
  expect(table.lapsesAt).toBe(desk.now);
  await table.lapse();
  const entries = await entriesOf(table);
  expect(entries.at(-1)).toMatchObject({ ...entryOf(away), lapsed: true });
  expect(entries.filter(({ lapsed }) => lapsed)).toHaveLength(1);
});

function entryOf({ seat, id: decision, lapse: move }: Decision) {
  return { kind: 'move', seat, decision, move };
}

test('without a clock nothing lapses', async () => {
  const desk = new Desk(storage);
  const table = await ambushed(desk, threePeople(), { kind: 'none' });
  desk.now += 1_000_000_000;
  expect(table.lapsesAt).toBeNull();
  await table.lapse();
  expect(table.position?.seq).toBe(0);
});

test('a bot that stands in for somebody is not overtaken by the clock', async () => {
  const desk = new Desk(storage);
  const people = threePeople();
  const table = await ambushed(desk, people);
  await table.change(people[0] as Guest, { do: 'stand-in', seat: 0, bot: 'quick' });
  for (const person of people.slice(1))
    await table.change(person, { do: 'agree', proposal: table.room.proposal?.id ?? '' });
  expect(table.isBotDue).toBe(true);
  expect(table.lapsesAt).toBeNull();
});

test('two nodes that see the same time run out play it once', async () => {
  const [one, other] = [new Desk(storage), new Desk(await openStorage({ connection, log: silent }))];
  const people = threePeople();
  const table = await ambushed(one, people);
  for (let round = 0; round < 5; round++) {
    const twin = await other.open(table.id);
    await twin.catchUp();
    const [asked] = table.pending as [Decision];
    one.now += 20_000;
    other.now = one.now;
    await Promise.all([table.lapse(), twin.lapse()]);
    const lapsed = (await entriesOf(table)).filter(({ decision }) => decision === asked.id);
    expect(lapsed).toEqual([{ ...entryOf(asked), lapsed: true, ...anyChance(lapsed[0]) }]);
    await Promise.all([table.catchUp(), twin.catchUp()]);
    expect(twin.position).toEqual(table.position);
  }
  await other.storage.close();
});

function anyChance(entry: MoveEntry | undefined) {
  return entry?.chance ? { chance: entry.chance } : {};
}

test('a table that a dead node has left behind lapses at another, and nobody has to look at it', async () => {
  const dying = await openStorage({ connection, log: silent });
  const desk = new Desk(dying);
  desk.now = Date.now() - 8_000;
  const table = await ambushed(desk, threePeople());
  await dying.close();
  vi.spyOn(storage.heartbeat, 'knowsTheOthers', 'get').mockReturnValue(true);
  const lapses = new LapseKeeper(silent, Date.now);
  const library = new Library(async () => undefined);
  const shelf = liveShelf(storage, library, (stirred) => lapses.stir(stirred));
  const bots = new BotKeeper({ budgetMs: 20, pauseMs: 0, threads: 1 }, storage, library, silent);
  bots.sweepBy(shelf);
  await vi.waitFor(async () => expect((await entriesOf(table)).length).toBeGreaterThan(0), {
    timeout: 25_000,
    interval: 100,
  });
  expect((await entriesOf(table))[0]).toMatchObject({ seat: 0, move: { kind: 'wait' }, lapsed: true });
  lapses.close();
  await bots.close();
  await shelf.settle();
}, 40_000);

test('whoever is away is called to a window only when the others have waited for half a minute', async () => {
  const desk = new Desk(storage);
  const people = threePeople();
  const table = await ambushed(desk, people, { kind: 'none' });
  const told: string[] = [];
  const push = { tell: async (identity: string) => void told.push(identity) };
  await shoot(table, people);
  const [first, away] = table.pending as [Decision, Decision];
  for (const person of people) table.leave(person);
  await expect.poll(() => people.some((_, seat) => table.isPresent(seat))).toBe(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const at = table.position?.clock.since[first.seat] ?? 0;
  const [entry] = (await entriesOf(table)).slice(-1) as [MoveEntry];
  tellAbsent(push, table, { seq: table.position?.seq ?? 0, entry, why: null, at });
  await answer(table, people, first, 'pass');
  vi.advanceTimersByTime(29_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([people[away.seat]?.identity]);
});

test('what stands is tried again after a while, not at once, where the table would not have it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lapse = vi.fn<() => Promise<void>>(async () => {});
  const stubborn = { id: 'stubborn', lapsesAt: 1000, lapse } as unknown as LiveTable;
  const lapses = new LapseKeeper(silent, () => 2000);
  lapses.stir(stubborn);
  await vi.advanceTimersByTimeAsync(4900);
  expect(lapse).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lapse).toHaveBeenCalledTimes(2);
  lapses.close();
});
