import { randomUUID } from 'node:crypto';
import { chanceFrom, type Decision, seedFromText } from '@bridgehead/kernel';
import type { PlayView, ServerMessage } from '@bridgehead/wire';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LiveTable } from '../src/tables/live-table.ts';
import { replayLog } from '../src/tables/position.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshStorage } from './database.ts';

let desk: Desk;
const chance = chanceFrom(seedFromText('come back'));
beforeAll(async () => {
  desk = new Desk(await freshStorage());
}, 60_000);
afterAll(() => desk.storage.close());
afterEach(() => vi.restoreAllMocks());

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
  const { line } = replayed(
    table,
    await desk.storage.entries.since(table.id, 0),
    await start(table.id),
  ).table;
  const message = { kind: 'take-back', id: randomUUID(), keep: line.length - moves } as const;
  await table.takeBack(one as Guest, { ...message, seq: table.position?.seq ?? 0 }, () => undefined);
  const proposal = table.room.proposal?.id ?? '';
  expect(await table.change(other as Guest, { do: 'agree', proposal })).toEqual({});
}

async function start(id: string) {
  const row = await desk.storage.tables.find(id);
  return { ...(row?.start as NonNullable<typeof row>['start'] & object), startedAt: row?.startedAt ?? 0 };
}

function replayed(
  { game, room }: LiveTable,
  log: Parameters<typeof replayLog>[1],
  beginning: Awaited<ReturnType<typeof start>>,
) {
  return replayLog({ game, clock: room.clock, beginning }, log);
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
  const table = await desk.seat(people, { clock });
  await play(table, people, 10);
  await takeBack(table, people, 3);
  await play(table, people, 50);
  await takeBack(table, people, 2);
  await play(table, people, 9);
  await expect.poll(() => desk.storage.snapshots.find(table.id)).toMatchObject({ seq: 64 });
  const log = await desk.storage.entries.since(table.id, 0);
  expect(log).toHaveLength(71);

  desk.forget();
  const again = await desk.open(table.id);
  expect(again).not.toBe(table);
  expect(again.position).toEqual(table.position);
  expect(again.position).toEqual(replayed(table, log, await start(table.id)).position);
  await desk.storage.snapshots.drop(table.id);
  desk.forget();
  expect((await desk.open(table.id)).position).toEqual(table.position);
});

test('a snapshot whose hash does not fit is as good as none', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  await play(table, people, 66);
  await expect.poll(() => desk.storage.snapshots.find(table.id)).not.toBeNull();
  const snapshot = await desk.storage.snapshots.find(table.id);
  if (!snapshot) throw new Error('there is a snapshot');
  const { body } = snapshot;
  const bent = { ...(body.state as object), turn: 1 };
  await desk.storage.snapshots.drop(table.id);
  await desk.storage.snapshots.save(table.id, { ...snapshot, body: { ...body, state: bent } });
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

test('the game is played again for the first who comes in the middle of it, and for nobody after', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  await play(table, people, 12);
  await takeBack(table, people, 2);
  desk.forget();
  const again = await desk.open(table.id);
  const read = vi.spyOn(desk.storage.entries, 'since');
  const watchers = Array.from({ length: 20 }, (_, number) => new Guest(`Watcher ${number}`));
  await Promise.all(watchers.slice(0, 10).map((watcher) => watcher.open(again)));
  await play(again, people, 5);
  await Promise.all(watchers.slice(10).map((watcher) => watcher.open(again)));
  expect(read.mock.calls.filter(([, since]) => since === 0)).toHaveLength(1);
  // Ten at a time come in two groups, and for each the newest entries are read once.
  expect(read.mock.calls.length).toBeLessThan(10);

  desk.forget();
  const fresh = new Guest('Fresh');
  await fresh.open(await desk.open(table.id));
  expect(lastPlay(watchers[19] as Guest).steps).toHaveLength(18);
  expect(lastPlay(watchers[19] as Guest).steps).toEqual(lastPlay(fresh).steps);
  expect(lastPlay(watchers[19] as Guest).view).toEqual(lastPlay(fresh).view);
});
