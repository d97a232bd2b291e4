import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPostgres, supervisePostgres } from '../src/postgres/index.ts';
import { OutcomeUnknown, openStorage, type Storage } from '../src/storage/index.ts';
import { answers, silent } from './database.ts';
import { childrenOf, killServer, until } from './processes.ts';
import { append, tableId } from './tables.ts';

let folder: string;
let postgres: RunningPostgres;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridgehead-crash-'));
  postgres = await supervisePostgres({ folder: join(folder, 'postgres'), log: silent });
  storage = await openStorage({ connection: postgres.connection, log: silent });
}, 60_000);
afterAll(async () => {
  await storage.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
}, 60_000);

/** Writes until it is told to stop. Whenever it is not told that an entry is its own, it looks in the record. */
async function keepWriting(table: string, isOver: () => boolean): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let seq = 1; !isOver(); ) {
    const key = `${table}-${seq}`;
    const isOurs = await storage.entries.append(append(table, seq, { key })).catch(unlessUnknown);
    if (isOurs || (await isThere(table, key))) {
      acknowledged.push(key);
      seq++;
    }
  }
  return acknowledged;
}

function unlessUnknown(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return false;
  throw error;
}

async function isThere(table: string, key: string): Promise<boolean> {
  let found: number | null | undefined;
  await until(async () => {
    found = await storage.entries.findKey(table, key).catch(() => undefined);
    return found !== undefined;
  });
  return found !== null;
}

test.each([
  ['all its processes', (pid: number) => killServer(pid)],
  ['its first process only', (pid: number) => process.kill(pid, 'SIGKILL')],
  ['one of its children', (pid: number) => process.kill(childrenOf(pid).at(-1) ?? pid, 'SIGKILL')],
])(
  'no acknowledged entry is lost when the database loses %s',
  async (_, kill) => {
    const tables = Array.from({ length: 20 }, tableId);
    let isOver = false;
    const writers = tables.map((table) => keepWriting(table, () => isOver));
    await sleep(300);
    kill(postgres.pid);
    await sleep(100);
    await until(() => answers(storage), 30_000);
    await sleep(300);
    isOver = true;
    for (const [index, acknowledged] of (await Promise.all(writers)).entries()) {
      const rows = await storage.entries.since(tables[index] ?? '', 0);
      expect(rows.map(({ key }) => key)).toEqual(acknowledged);
      expect(rows.map(({ seq }) => seq)).toEqual(acknowledged.map((_key, before) => before + 1));
    }
  },
  60_000,
);
