import type { AnyGame, ToldStep } from '@bridgehead/kernel';
import { LONGEST_PAGE, type LogPage, type PlayView } from '@bridgehead/wire';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LONGEST_GAME } from '../src/tables/game-log.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { Marchers } from '../testkit/marchers.ts';
import { replayLog } from '../testkit/replay-log.ts';
import { freshStorage } from './database.ts';

let desk: Desk;
let game: AnyGame;
beforeAll(async () => {
  desk = new Desk(await freshStorage());
  game = (await desk.library.own('march')) as AnyGame;
}, 60_000);
afterAll(() => desk.storage.close());

/** What lies between two snapshots, and what take-backs may leave between them. */
const LONGEST_TAIL = 100;

function shown(guest: Guest): PlayView {
  const message = guest.heard.findLast(({ kind }) => kind === 'table');
  if (message?.kind !== 'table' || !message.play) throw new Error('nothing was shown');
  return message.play;
}

function stepsHeard({ heard }: Guest): ToldStep[] {
  return heard.flatMap((message) => (message.kind === 'step' ? [message.step] : []));
}

async function pageBefore(table: LiveTable, guest: Guest, before: number): Promise<LogPage> {
  const page = await table.older(guest, { kind: 'log', id: 'older-page', before });
  if ('refusal' in page) throw new Error(page.refusal.reason);
  return page;
}

/** Where the kernel's own table gets to by the whole log. */
async function replayed({ id, room }: LiveTable) {
  const row = await desk.storage.tables.find(id);
  if (!row?.start) throw new Error('the game has begun');
  const beginning = { ...row.start, startedAt: row.startedAt ?? 0 };
  const log = await desk.storage.entries.since(id, 0);
  return replayLog({ game, clock: room.clock, beginning }, log);
}

/** How many moves were played for something. */
async function movesPlayedFor(something: () => Promise<unknown>): Promise<number> {
  const play = vi.spyOn(game.rules, 'play');
  await something();
  const { length } = play.mock.calls;
  play.mockRestore();
  return length;
}

test('the newest hundred steps are told at once, older ones page by page, each as its reader heard it', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const watcher = new Guest('Watcher');
  const marchers = await Marchers.setOut(desk, people);
  await watcher.open(marchers.table);
  await marchers.march(140);
  await marchers.turnBack(90);
  await marchers.march(120);
  const { seq } = marchers;
  expect(seq).toBe(261);

  desk.forget();
  const table = await desk.open(marchers.table.id);
  for (const guest of [...people, watcher]) {
    const live = stepsHeard(guest);
    expect(live).toHaveLength(seq);
    await guest.open(table);
    const play = shown(guest);
    expect(play).toMatchObject({ from: seq - LONGEST_PAGE, lineBefore: 110, seq });
    expect(play).not.toHaveProperty('opening');
    const middle = await pageBefore(table, guest, play.from);
    const oldest = await pageBefore(table, guest, middle.from);
    expect([middle.from, oldest.from]).toEqual([61, 0]);
    expect([middle.lineBefore, oldest.lineBefore]).toEqual([61, 0]);
    expect(oldest.opening).toEqual([]);
    expect([...oldest.steps, ...middle.steps, ...play.steps]).toEqual(live);
  }
  const [own = 0, others = 0] = people.map(
    (guest) => stepsHeard(guest).flatMap(({ events }) => events as { kind: string }[]).length,
  );
  // Each has drawn cards that only they were told of.
  expect(own + others).toBeGreaterThan(2 * stepsHeard(watcher).flatMap(({ events }) => events).length);
});

test('whoever has missed more than a page is told the newest page', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const marchers = await Marchers.setOut(desk, people);
  await marchers.march(150);
  await (people[0] as Guest).open(marchers.table, 20);
  expect(shown(people[0] as Guest)).toMatchObject({ from: 50, lineBefore: 50, seq: 150 });
  await (people[0] as Guest).open(marchers.table, 120);
  expect(shown(people[0] as Guest)).toMatchObject({ from: 120, lineBefore: 120, seq: 150 });
  expect(shown(people[0] as Guest).steps).toHaveLength(30);
});

test('only who is at the table reads its log', async () => {
  const marchers = await Marchers.setOut(desk, [new Guest('Anna')]);
  const stranger = new Guest('Stranger');
  const page = await marchers.table.older(stranger, { kind: 'log', id: 'older-page', before: 1 });
  expect(page).toEqual({ refusal: { reason: 'not-open' } });
});

test('a long game is opened, followed and taken back by playing no more than what came after a snapshot', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const marchers = await Marchers.setOut(desk, people);
  await marchers.march(300);
  await expect.poll(() => desk.storage.snapshots.newest(marchers.table.id)).toMatchObject({ seq: 256 });

  const elsewhere = new Desk(desk.storage, desk.library);
  const other = await elsewhere.open(marchers.table.id);
  // So far back that no state in anybody's memory is the one that is wanted.
  for (const keep of [299, 210, 130, 64, 3]) {
    expect(await movesPlayedFor(() => marchers.turnBack(keep))).toBeLessThan(LONGEST_TAIL);
    expect(await movesPlayedFor(() => other.catchUp())).toBeLessThan(LONGEST_TAIL);
    expect(marchers.table.position).toEqual(await replayed(marchers.table));
    expect(other.position).toEqual(marchers.table.position);
    await marchers.march(10);
    await other.catchUp();
  }
  // Snapshots are written a moment later, those of many tables together.
  const newest = async () => (await desk.storage.snapshots.newest(marchers.table.id))?.seq;
  await expect.poll(newest).toBeGreaterThanOrEqual(320);
  desk.forget();
  expect(await movesPlayedFor(() => desk.open(marchers.table.id))).toBeLessThan(LONGEST_TAIL);
  const again = await desk.open(marchers.table.id);
  expect(again.position).toEqual(marchers.table.position);
});

test('nobody can make a take-back dear by taking back every position that was written down', async () => {
  const marchers = await Marchers.setOut(desk, [new Guest('Anna')]);
  const { id } = marchers.table;
  for (let round = 1; round <= 5; round++) {
    await marchers.march(64 * round - marchers.seq);
    await expect.poll(() => desk.storage.snapshots.newest(id)).toMatchObject({ seq: marchers.seq });
    expect(await movesPlayedFor(() => marchers.turnBack(marchers.line - 1))).toBeLessThan(LONGEST_TAIL);
    await expect.poll(() => desk.storage.snapshots.newest(id)).toMatchObject({ seq: marchers.seq });
  }
  expect(marchers.table.position).toEqual(await replayed(marchers.table));
});

test('of a game that is over one snapshot is left', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people, { game: 'march', options: { length: 100 } });
  const marchers = (await Marchers.setOut(desk, people)).at(table);
  await marchers.march(70);
  await expect.poll(() => desk.storage.snapshots.newest(table.id)).toMatchObject({ seq: 64 });
  await marchers.turnBack(20);
  await marchers.march(57);
  await expect.poll(() => desk.storage.snapshots.newest(table.id)).toMatchObject({ seq: 128 });
  await marchers.march(23);
  await table.settle();
  expect(table.room.phase).toBe('finished');
  expect(await desk.storage.snapshots.before(table.id, 127)).toBeNull();
  expect(await desk.storage.snapshots.newest(table.id)).toMatchObject({ seq: 128 });
});

test('a game that is kept going for ever comes to a stop', async () => {
  const people = ['Anna', 'Boris'].map((name) => new Guest(name));
  const marchers = await Marchers.setOut(desk, people);
  await marchers.march(2);
  const { table } = marchers;
  const { log, position } = table;
  if (!log || !position) throw new Error('the game has begun');
  const seen = vi.spyOn(log, 'position', 'get').mockReturnValue({ ...position, seq: LONGEST_GAME });
  await expect(marchers.march(1)).rejects.toThrow('game-too-long');
  expect([table.isBotDue, table.lapsesAt]).toEqual([false, null]);
  seen.mockReturnValue({ ...position, seq: LONGEST_GAME - 1 });
  expect(log.isFull).toBe(false);
  seen.mockRestore();
  await marchers.march(1);
  expect(table.position?.seq).toBe(position.seq + 1);
});
