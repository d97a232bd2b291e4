import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SocketConnection } from '../src/postgres/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import type { Retention } from '../src/storage/retention.ts';
import type { Phase } from '@bridgehead/wire';
import { freshDatabase, silent } from './database.ts';
import { append, human, room, tableId } from './tables.ts';

let connection: SocketConnection;
let storage: Storage;
let client: pg.Client;
beforeAll(async () => {
  connection = await freshDatabase();
  storage = await openStorage({ connection, log: silent });
  client = new pg.Client(connection);
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await storage.close();
});
beforeEach(() => client.query('truncate tables, table_seats, entries, identities, packs, presence cascade'));

const DAY = 86_400_000;
const KEEP: Retention = {
  waiting: 5,
  unfinished: 20,
  closed: 5,
  finished: 50,
  guests: 60,
  push: 30,
  sessions: 70,
  packs: 3,
};
const NOTHING = {
  waiting: 0,
  unfinished: 0,
  closed: 0,
  finished: 0,
  guests: 0,
  push: 0,
  sessions: 0,
  packs: 0,
};
const prune = (keep: Retention = KEEP) => storage.retention.prune(keep, async () => undefined);

/** A table nobody has changed for so many days; the last move may be newer. */
async function table(
  phase: Phase,
  days: number,
  { movedDays = days, person = randomUUID() as string, contentHash = 'own', isBegun = true } = {},
): Promise<string> {
  const id = tableId();
  await storage.tables.create({
    id,
    room: room({ phase, seats: [human(person)], host: person, contentHash }),
  });
  await storage.entries.append(append(id, 1, { at: Date.now() - movedDays * DAY }));
  await storage.chat.add({ table: id, key: 'k', identity: person, name: 'Аня', seat: 0, text: 'да', at: 1 });
  await client.query(
    `update tables set changed_at = now() - make_interval(days => $2), started_at = case when $3 then created_at end
      where id = $1`,
    [id, days, isBegun],
  );
  return id;
}
const phaseOf = async (id: string) => (await storage.tables.find(id))?.room.phase ?? null;

test('what nobody touches is closed, and only that', async () => {
  const waiting = [await table('waiting', 4), await table('waiting', 6)] as const;
  const playing = [await table('playing', 19), await table('playing', 100, { movedDays: 19 })] as const;
  const abandoned = await table('playing', 100, { movedDays: 21 });
  const attended = await table('playing', 100);
  await storage.presence.join(attended, randomUUID());
  const told: string[] = [];
  const pruned = await storage.retention.prune(KEEP, async (ids) => void told.push(...ids));
  expect(pruned).toEqual({ ...NOTHING, waiting: 1, unfinished: 1 });
  expect(await Promise.all(waiting.map(phaseOf))).toEqual(['waiting', 'closed']);
  expect(await Promise.all([...playing, attended].map(phaseOf))).toEqual(['playing', 'playing', 'playing']);
  expect(await phaseOf(abandoned)).toBe('closed');
  expect(told.toSorted()).toEqual([waiting[1], abandoned].toSorted());
  // What was played stays readable until the closed table is old, too.
  expect(await storage.entries.since(abandoned, 0)).toHaveLength(1);
});

test('closed and finished tables go with everything that was kept of them', async () => {
  const gone = [
    await table('closed', 6),
    await table('closed', 2, { isBegun: false }),
    await table('finished', 51),
  ];
  const kept = [await table('closed', 4), await table('finished', 49)];
  for (const id of gone) await storage.openTables.hold(id);
  expect(await storage.retention.count(KEEP)).toEqual({ ...NOTHING, closed: 2, finished: 1 });
  expect(await prune()).toEqual({ ...NOTHING, closed: 2, finished: 1 });
  for (const id of gone) {
    expect(await storage.tables.find(id)).toBeNull();
    expect(await storage.entries.since(id, 0)).toEqual([]);
    expect(await storage.chat.since(id, 0)).toEqual([]);
  }
  for (const id of kept) expect(await storage.entries.since(id, 0)).toHaveLength(1);
  const { rows } = await client.query('select from open_tables where table_id = any($1)', [gone]);
  expect(rows).toEqual([]);
});

test('a guest who sits at an unfinished table, an account and whoever was here lately stay', async () => {
  const [gone, seated, owner, lately] = await Promise.all(
    ['gone', 'seated', 'owner', 'lately'].map((name) => storage.identities.create(name)),
  );
  await storage.identities.openAccount(owner?.id ?? '', 'owner', 'hash');
  await table('playing', 1, { person: seated?.id ?? '' });
  await client.query(`update identities set seen_at = now() - interval '61 days' where id <> $1`, [
    lately?.id,
  ]);
  const device = { browser: 'b', system: 's' };
  for (const id of ['old', 'new']) await storage.sessions.begin(id, owner?.id ?? '', device, false);
  await client.query(`update sessions set seen_at = now() - interval '71 days' where id = 'old'`);
  const push = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
  await storage.pushSubscriptions.keep(owner?.id ?? '', push);
  await client.query(`update push_subscriptions set created_at = now() - interval '31 days'`);
  expect(await prune()).toEqual({ ...NOTHING, guests: 1, push: 1, sessions: 1 });
  const found = await Promise.all(
    [gone, seated, owner, lately].map((who) => storage.identities.find(who?.id ?? '')),
  );
  expect(found.map((who) => who?.name)).toEqual([undefined, 'seated', 'owner', 'lately']);
});

test('a pack stays as long as a table is played with it, or somebody has just brought it', async () => {
  const limits = { packs: 9, bytes: 900 };
  for (const hash of ['used', 'new', 'old'])
    await storage.packs.keep({ hash, game: 'pobeda', pack: {}, owner: randomUUID() }, limits);
  await client.query(`update packs set kept_at = now() - interval '4 days' where hash <> 'new'`);
  await table('finished', 1, { contentHash: 'used' });
  expect(await prune()).toEqual({ ...NOTHING, packs: 1 });
  expect(
    await Promise.all(['used', 'new', 'old'].map(async (hash) => (await storage.packs.find(hash)) !== null)),
  ).toEqual([true, true, false]);
});

test('0 days is for ever, more than one batch is pruned at once, and one at a time prunes', async () => {
  await table('finished', 2000);
  expect(await prune({ ...KEEP, finished: 0 })).toEqual(NOTHING);
  for (let number = 0; number < 60; number++) await table('closed', 10);
  const both = await Promise.all([prune(), prune()]);
  expect(both).toContainEqual({ ...NOTHING, closed: 60, finished: 1 });
  expect(both).toContain(null);
});

test('a table keeps its newest thousand lines of talk', async () => {
  const id = tableId();
  const line = { table: id, identity: randomUUID(), name: 'Аня', seat: null, text: 'да', at: 1 };
  await client.query(
    `insert into chat (table_id, number, key, identity, name, text, at)
     select $1, number, 'k' || number, $2, 'Аня', 'да', 1 from generate_series(1, 1190) number`,
    [id, line.identity],
  );
  for (let number = 1191; number <= 1200; number++) await storage.chat.add({ ...line, key: `k${number}` });
  const { rows } = await client.query('select min(number), max(number) from chat where table_id = $1', [id]);
  expect(rows[0]).toEqual({ min: 201, max: 1200 });
});
