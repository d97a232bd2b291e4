import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewTable } from '@bridgehead/wire';
import { ApiClient } from '../testkit/api.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';
import { refused, startTestNode, type TestNode } from './test-node.ts';

let node: TestNode;
let [anna, boris, vera]: ApiClient[] = [];
beforeAll(async () => {
  node = await startTestNode(await freshDatabase());
  [anna, boris, vera] = await Promise.all(
    ['Anna', 'Boris', 'Vera'].map((name) => ApiClient.guest(node.origin, name)),
  );
}, 60_000);
afterAll(() => node.stop());

const open: NewTable['seats'][number] = { kind: 'open' };

async function waitingRoom(seats: NewTable['seats'], wish: Partial<NewTable> = {}) {
  const { table, key } = await (anna as ApiClient).createTable({ seats, ...wish });
  const clients = await Promise.all([anna, boris, vera].map((who) => SocketClient.connect(who as ApiClient)));
  for (const client of clients) await client.open(table, key);
  return { table, clients: clients as [SocketClient, SocketClient, SocketClient] };
}

function names({ room }: SocketClient): (string | null)[] {
  return (room?.seats ?? []).map((seat) => (seat.kind === 'open' ? null : seat.name));
}

test('people sit down, move over and stand up, and everybody sees it', async () => {
  const { clients } = await waitingRoom([open, open, open]);
  const [a, b, v] = clients;
  expect(names(a)).toEqual(['Anna', null, null]);
  expect(await b.change({ do: 'sit', seat: 2 })).toEqual({});
  await v.until(() => names(v)[2] === 'Boris');
  expect(refused(await v.change({ do: 'sit', seat: 2 }))).toBe('seat-taken');
  expect(refused(await v.change({ do: 'sit', seat: 7 }))).toBe('no-such-seat');
  expect(await b.change({ do: 'sit', seat: 1 })).toEqual({});
  expect(refused(await b.change({ do: 'sit' }))).toBe('already-seated');
  expect(b.room?.you).toBe(1);
  await v.change({ do: 'sit' });
  expect(refused(await v.change({ do: 'sit' }))).toBe('already-seated');
  await a.until(() => names(a)[2] === 'Vera');
  expect(await v.change({ do: 'stand' })).toEqual({});
  expect(refused(await v.change({ do: 'stand' }))).toBe('not-seated');
  await a.until(() => names(a)[2] === null);
});

test('a full table has no seat left', async () => {
  const { clients } = await waitingRoom([open, open]);
  const [, b, v] = clients;
  await b.change({ do: 'sit' });
  expect(refused(await v.change({ do: 'sit' }))).toBe('no-free-seat');
});

test('the host who stands up hands the table on, and the last one closes it', async () => {
  const { clients } = await waitingRoom([open, open]);
  const [a, b] = clients;
  await b.change({ do: 'sit' });
  expect([a.room?.host, b.room?.host]).toEqual([true, false]);
  await a.change({ do: 'stand' });
  await b.until(() => b.room?.host === true);
  expect(a.room?.host).toBe(false);
  await b.change({ do: 'stand' });
  await a.until(() => a.room?.phase === 'closed');
  expect(refused(await a.change({ do: 'sit' }))).toBe('not-waiting');
});

test('only the host arranges the table', async () => {
  const { clients } = await waitingRoom([open, open]);
  const [a, b] = clients;
  await b.change({ do: 'sit' });
  for (const change of [
    { do: 'start' },
    { do: 'close' },
    { do: 'free', seat: 0 },
    { do: 'visibility', visibility: 'public' },
    { do: 'clock', clock: { kind: 'none' } },
    { do: 'arrange', seats: 2, options: {} },
    { do: 'put-bot', seat: 0, bot: 'quick', name: 'Bot' },
  ] as const) {
    expect(refused(await b.change(change))).toBe('not-host');
  }
  expect(await a.change({ do: 'visibility', visibility: 'public' })).toEqual({});
  expect(await a.change({ do: 'free', seat: 1 })).toEqual({});
  await b.until(() => b.room?.you === null);
});

test('bots take free seats, by names that exist', async () => {
  const { clients } = await waitingRoom([open, open]);
  const [a] = clients;
  expect(refused(await a.change({ do: 'put-bot', seat: 1, bot: 'nobody', name: 'X' }))).toBe('no-such-bot');
  expect(refused(await a.change({ do: 'put-bot', seat: 0, bot: 'quick', name: 'X' }))).toBe('seat-taken');
  expect(refused(await a.change({ do: 'put-bot', seat: 9, bot: 'quick', name: 'X' }))).toBe('no-such-seat');
  expect(await a.change({ do: 'put-bot', seat: 1, bot: 'quick', name: 'Robot' })).toEqual({});
  expect(names(a)).toEqual(['Anna', 'Robot']);
  expect(await a.change({ do: 'free', seat: 1 })).toEqual({});
  expect(names(a)).toEqual(['Anna', null]);
});

test('options that the rules forbid are refused with their clause', async () => {
  const { clients } = await waitingRoom([open, open]);
  const [a, b] = clients;
  const bad = await a.change({ do: 'arrange', seats: 5, options: { edition: 'classic', teams: '3+2' } });
  expect(bad).toMatchObject({ refusal: { clause: 'POB-2.3', figures: { option: 'teams' } } });
  const unknown = await a.change({ do: 'arrange', seats: 2, options: { nukes: true } });
  expect(refused(unknown)).toBe('unknown-option');
  expect(refused(await a.change({ do: 'arrange', seats: 13, options: {} }))).toBe('seat-count');
  await b.change({ do: 'sit' });
  await b.change({ do: 'ready', ready: true });
  expect(await a.change({ do: 'arrange', seats: 4, options: { teams: '2+2' } })).toEqual({});
  expect(a.room).toMatchObject({ options: { teams: '2+2' }, seats: { length: 4 } });
  // Other options are another game: whoever was ready is asked again.
  expect(a.room?.seats[1]).toMatchObject({ name: 'Boris', ready: false });
  expect(refused(await a.change({ do: 'arrange', seats: 2, options: {} }))).toBeNull();
  expect(names(a)).toEqual(['Anna', 'Boris']);
});

test('a game starts when every seat is taken and everybody is ready', async () => {
  const { clients } = await waitingRoom([open, open]);
  const [a, b] = clients;
  expect(refused(await a.change({ do: 'start' }))).toBe('seats-open');
  await b.change({ do: 'sit' });
  const early = await a.change({ do: 'start' });
  expect(early).toMatchObject({ refusal: { reason: 'not-ready', figures: { names: 'Boris' } } });
  await b.change({ do: 'ready', ready: true });
  expect(await a.change({ do: 'start' })).toEqual({});
  await b.until(() => b.play !== null);
  expect(a.room?.phase).toBe('playing');
  expect(refused(await a.change({ do: 'start' }))).toBe('not-waiting');
  expect(refused(await b.change({ do: 'stand' }))).toBe('not-waiting');
});

test('a private table opens to those with its key, and when the game begins to nobody else', async () => {
  const { table, key } = await (anna as ApiClient).createTable({
    seats: [open, open],
    visibility: 'private',
  });
  const [a, b, v] = (await Promise.all(
    [anna, boris, vera].map((who) => SocketClient.connect(who as ApiClient, true)),
  )) as [SocketClient, SocketClient, SocketClient];
  expect(refused(await a.open(table))).toBeNull();
  expect(refused(await b.open(table))).toBe('no-table');
  expect(refused(await b.open(table, 'guessed'))).toBe('no-table');
  expect(refused(await b.change({ do: 'sit' }))).toBe('not-open');
  expect(refused(await b.open(table, key))).toBeNull();
  expect(refused(await v.open(table, key))).toBeNull();
  await b.change({ do: 'sit' });
  await b.change({ do: 'ready', ready: true });
  await a.change({ do: 'start' });
  await b.until(() => b.play !== null);

  // Vera had come to see, with the key; the game is not hers to watch.
  expect(v.transcript.some((line) => line.includes('"reason":"private-now"'))).toBe(true);
  expect(refused(await v.change({ do: 'rematch' }))).toBe('no-table');
  expect(refused(await v.ask({ kind: 'chat', text: 'I am still here' }))).toBe('no-table');
  expect(v.play).toBeNull();
  expect(v.transcript.some((line) => line.includes('"kind":"play"'))).toBe(false);
  expect(refused(await v.open(table, key))).toBe('no-table');
  expect(refused(await b.open(table))).toBeNull();
});
