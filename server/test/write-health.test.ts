import pg from 'pg';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { WriteWatch } from '../src/storage/write-health.ts';
import { watchAppends } from '../src/watch-appends.ts';
import { freshDatabase, silent } from './database.ts';
import { until } from './processes.ts';
import { append, tableId } from './tables.ts';

let storage: Storage;
let client: pg.Client;
let metrics: Registry;
let lines: { msg: string; table?: string; reason?: string; error?: string }[];
let entries: Storage['entries'];

beforeEach(async () => {
  const connection = await freshDatabase();
  lines = [];
  metrics = new Registry();
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  storage = await openStorage({ connection, log });
  entries = watchAppends(metrics, storage, log);
  client = new pg.Client(connection);
  await client.connect();
}, 60_000);
afterEach(async () => {
  await client.end();
  await storage.close();
});

/** As the system would refuse a new page of the table, and of this table only. */
async function refuseEntries(code: string): Promise<void> {
  await client.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '${code}'; end $$;
    create trigger refuse before insert on entries for each row execute function refuse()`);
}

test('appends that fail for want of space are told, counted and logged, until one succeeds', async () => {
  const table = tableId();
  expect(await entries.append(append(table, 1))).toBe(true);
  expect(await storage.writes.health()).toBe('ok');

  await refuseEntries('53100');
  for (let attempt = 0; attempt < 20; attempt++)
    await expect(entries.append(append(table, 2, { key: 'a-secret-of-the-sender' }))).rejects.toThrow(
      /did not say/,
    );
  expect(await storage.writes.health()).toBe('disk-full');
  expect(await metrics.metrics()).toContain('bridgehead_append_failures_total{reason="disk-full"} 20');
  expect(await metrics.metrics()).toContain('bridgehead_writable 0');
  const told = lines.filter(({ msg }) => msg === 'an entry was not written');
  expect(told).toMatchObject([{ table, seq: 2, reason: 'disk-full', error: 'error: could not extend file' }]);
  expect(JSON.stringify(lines)).not.toContain('a-secret-of-the-sender');

  await client.query('drop trigger refuse on entries');
  expect(await entries.append(append(table, 2))).toBe(true);
  expect(await storage.writes.health()).toBe('ok');
  expect(await metrics.metrics()).toContain('bridgehead_writable 1');
});

test('an entry that is refused for what is in it does not take the node out of service', async () => {
  await expect(entries.append(append(tableId(), 1, { at: 1.5 }))).rejects.toThrow(/invalid input/);
  expect(await storage.writes.health()).toBe('ok');
  expect(await metrics.metrics()).toContain('bridgehead_append_failures_total{reason="refused"} 1');
});

test('a database that may only be read is told, and told again when it can be written', async () => {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const become = async (mode: 'on' | 'off') => {
    await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${mode}`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  await become('on');
  await until(async () => (await storage.writes.health()) === 'read-only');
  await expect(entries.append(append(tableId(), 1))).rejects.toThrow(/did not say/);
  await client.query('set default_transaction_read_only = off');
  await become('off');
  await until(async () => (await entries.append(append(tableId(), 1)).catch(() => false)) === true);
  await until(async () => (await storage.writes.health()) === 'ok');
  const told = lines.map(({ msg, reason = '' }) => `${msg} ${reason}`.trim());
  expect(told).toContain('the database cannot be written read-only');
  expect(told.at(-1)).toBe('the database can be written again');
});

test('however many ask, the database is tried once in a while', async () => {
  let now = 0;
  let tried = 0;
  const pool = {
    query: async () => {
      tried++;
      return [{ rows: [{ read_only: 'off' }] }];
    },
  } as unknown as pg.Pool;
  const watch = new WriteWatch(pool, silent, () => now);
  await Promise.all(Array.from({ length: 100 }, () => watch.health()));
  expect(tried).toBe(1);
  now += 60_000;
  expect(await watch.health()).toBe('ok');
  expect(tried).toBe(2);
});
