import { randomUUID } from 'node:crypto';
import { chanceFrom, type Decision, seedFromText } from '@bridgehead/kernel';
import type { PlayView, ServerMessage } from '@bridgehead/wire';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SocketConnection } from '../src/postgres/index.ts';
import { openStorage } from '../src/storage/index.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { replayLog } from '../testkit/replay-log.ts';
import { freshDatabase, runSql, silent } from './database.ts';

let desk: Desk;
let connection: SocketConnection;
const chance = chanceFrom(seedFromText('come back'));
beforeAll(async () => {
  connection = await freshDatabase();
  desk = new Desk(await openStorage({ connection, log: silent }));
}, 60_000);
afterAll(() => desk.storage.close());
afterEach(() => vi.restoreAllMocks());

/** Whoever plays at random for one line may have it before the first snapshot. */
const LONG = { options: { lines: 3 } };

async function play(table: LiveTable, people: readonly Guest[], moves: number): Promise<void> {
  for (let made = 0; made < moves && table.pending.length > 0; made++) {
    const decision = table.pending.find(({ must }) => must) as Decision;
    const move = table.game.rules.randomMove(table.position?.state, decision, chance);
    const message = { kind: 'answer', id: randomUUID(), decision: decision.id, move } as const;
    desk.now += 1000;
    const seq = table.position?.seq ?? 0;
    const done = await table.answer(people[decision.seat] as Guest, { ...message, seq }, () => undefined);
    expect(done).toEqual({ seq: seq + 1 });
  }
}

/** Everybody who plays wants the last `moves` moves back. */
async function takeBack(table: LiveTable, [one, other]: readonly Guest[], moves: number): Promise<void> {
  const { line = 0, seq = 0 } = table.position ?? {};
  const message = { kind: 'take-back', id: randomUUID(), keep: line - moves, seq } as const;
  await table.takeBack(one as Guest, message, () => undefined);
  const proposal = table.room.proposal?.id ?? '';
  expect(await table.change(other as Guest, { do: 'agree', proposal })).toEqual({});
  expect(table.position).toMatchObject({ line: line - moves, seq: seq + 1 });
}

/** Where the kernel's own table gets to by the whole log. */
async function replayed({ id, game, room }: LiveTable) {
  const row = await desk.storage.tables.find(id);
  if (!row?.start) throw new Error('the game has begun');
  const beginning = { ...row.start, startedAt: row.startedAt ?? 0 };
  return replayLog({ game, clock: room.clock, beginning }, await desk.storage.entries.since(id, 0));
}

function lastPlay(guest: Guest): PlayView {
  const shown = guest.heard.findLast((message): message is Extract<ServerMessage, { kind: 'table' }> => {
    return message.kind === 'table';
  });
  return shown?.play as PlayView;
}

test('whoever comes back is told exactly the steps that were missed', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  const [anna] = people as [Guest, Guest];
  await play(table, people, 4);
  table.leave(anna);
  await play(table, people, 3);
  await anna.open(table, 4);
  const missed = lastPlay(anna);
  expect(missed.from).toBe(4);
  expect(missed.steps.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  expect(missed.opening).toBeUndefined();
  expect(missed.view).toEqual(table.viewOf(0));
  await anna.open(table, 7);
  expect(lastPlay(anna)).toMatchObject({ from: 7, seq: 7, steps: [] });
  await anna.open(table);
  expect(lastPlay(anna)).toMatchObject({ from: 0, seq: 7 });
  expect(lastPlay(anna).steps.slice(4)).toEqual(missed.steps);
  expect(lastPlay(anna).opening).toHaveLength(1);
});

test('whoever comes in sees what another node wrote a moment ago, though it died before it could say so', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  await play(table, people, 3);
  const storage = await openStorage({ connection, log: silent });
  const publish = vi.spyOn(storage.hints, 'publish').mockImplementation(() => undefined);
  const elsewhere = await new Desk(storage).open(table.id);
  for (const guest of people) await guest.open(elsewhere);
  await play(elsewhere, people, 1);
  expect(publish).toHaveBeenCalled();
  await desk.storage.heartbeat.beat();
  const late = new Guest('Late');
  await late.open(table);
  expect(lastPlay(late).seq).toBe(4);
  await storage.close();
});

test('a client that claims to know more than there is gets everything', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  await play(table, people, 2);
  await (people[0] as Guest).open(table, 99);
  expect(lastPlay(people[0] as Guest)).toMatchObject({ from: 0, seq: 2 });
});

test('a snapshot leads to the position the whole log leads to, take-backs and clocks included', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const clock = { kind: 'bank', bankSeconds: 600, creditSeconds: 5 } as const;
  const table = await desk.seat(people, { clock, ...LONG });
  await play(table, people, 10);
  await takeBack(table, people, 3);
  await play(table, people, 50);
  await takeBack(table, people, 2);
  await play(table, people, 9);
  await expect.poll(() => desk.storage.snapshots.newest(table.id)).toMatchObject({ seq: 64 });
  expect(table.position?.seq).toBe(71);

  desk.forget();
  const again = await desk.open(table.id);
  expect(again).not.toBe(table);
  expect(again.position).toEqual(table.position);
  expect(again.position).toEqual(await replayed(table));
  await runSql(connection, 'delete from snapshots where table_id = $1', [table.id]);
  desk.forget();
  expect((await desk.open(table.id)).position).toEqual(table.position);
});

test('a snapshot whose hash does not fit is as good as none', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people, LONG);
  await play(table, people, 66);
  await expect.poll(() => desk.storage.snapshots.newest(table.id)).toMatchObject({ seq: 64 });
  const bend = `update snapshots set body = jsonb_set(body::jsonb, '{state,turn}', '1')::json where table_id = $1`;
  expect(await runSql(connection, `${bend} returning seq`, [table.id])).toEqual([{ seq: 64 }]);
  desk.forget();
  expect((await desk.open(table.id)).position).toEqual(table.position);
});

test('a game that was over when the node died is closed by whoever opens it next', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  await play(table, people, 1000);
  await table.settle();
  const row = await desk.storage.tables.find(table.id);
  if (!row) throw new Error('the table is there');
  // As if the node had died between the last move and the end.
  await desk.storage.tables.change(table.id, row.version, { room: { ...row.room, phase: 'playing' } });
  desk.forget();
  expect((await desk.open(table.id)).room.phase).toBe('finished');
});

test('what was told is read for the first who comes in the middle of a game, and for nobody after', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  await play(table, people, 12);
  await takeBack(table, people, 2);
  desk.forget();
  const again = await desk.open(table.id);
  const read = vi.spyOn(desk.storage.entries, 'steps');
  const watchers = Array.from({ length: 20 }, (_, number) => new Guest(`Watcher ${number}`));
  await Promise.all(watchers.slice(0, 10).map((watcher) => watcher.open(again)));
  await play(again, people, 5);
  await Promise.all(watchers.slice(10).map((watcher) => watcher.open(again)));
  expect(read).toHaveBeenCalledTimes(1);

  desk.forget();
  const fresh = new Guest('Fresh');
  await fresh.open(await desk.open(table.id));
  expect(lastPlay(watchers[19] as Guest).steps).toHaveLength(18);
  expect(lastPlay(watchers[19] as Guest).steps).toEqual(lastPlay(fresh).steps);
  expect(lastPlay(watchers[19] as Guest).view).toEqual(lastPlay(fresh).view);
});
