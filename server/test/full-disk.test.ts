import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createLog, readConfig, startNode } from '../src/index.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { silent } from './database.ts';
import { until } from './processes.ts';
import { append, tableId } from './tables.ts';

/** A disk of our own that can be filled up; none where it cannot be mounted. */
const disk = mountSmallDisk();
afterAll(() => {
  if (!disk) return;
  execFileSync('umount', [disk]);
  rmdirSync(disk);
});

function mountSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bridgehead-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', folder], { stdio: 'ignore' });
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    rmdirSync(folder);
    return undefined;
  }
}

const FILLER = join(disk ?? '', 'filler');

async function fillDisk(): Promise<void> {
  const filler = await open(FILLER, 'w');
  try {
    for (let size = 1 << 20; size >= 1; size >>= 1)
      while (
        await filler.write(Buffer.alloc(size)).then(({ bytesWritten }) => bytesWritten === size, isFull)
      );
  } finally {
    await filler.close();
  }
}

function isFull(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'ENOSPC') return false;
  throw error;
}

/** Until an entry no longer finds room, which is later than the disk is full: there are pages begun. */
async function writeUntilRefused({ entries }: Storage, table: string): Promise<number> {
  const why = { reason: 'long', figures: { text: 'x'.repeat(5000) } };
  for (let seq = 1; seq < 1000; seq++)
    if (!(await entries.append(append(table, seq, { why })).catch(() => false))) return seq - 1;
  throw new Error('the disk is not full');
}

test.runIf(disk)(
  'a node whose disk is full says so, loses nothing, and goes on when there is room',
  async () => {
    const lines: string[] = [];
    const config = readConfig({ PORT: '0', DATA_FOLDER: disk, BOT_THREADS: '1' });
    const node = await startNode(
      config,
      import.meta.dirname,
      createLog('info', { write: (line) => lines.push(line) }),
    );
    onTestFinished(() => node.stop());
    const health = async () => {
      const reply = await fetch(`http://127.0.0.1:${node.port}/health`);
      return `${reply.status} ${((await reply.json()) as { status: string }).status}`;
    };
    const { connection } = await startPostgres({ folder: join(disk ?? '', 'postgres'), log: silent });
    const storage = await openStorage({ connection, log: silent });
    onTestFinished(() => storage.close());
    expect(await health()).toBe('200 ok');

    await fillDisk();
    await until(async () => (await health()) === '503 disk-full');
    expect(lines.join('')).toMatch(/"reason":"disk-full".*No space left on device/);
    const table = tableId();
    const written = await writeUntilRefused(storage, table);

    await rm(FILLER);
    await until(async () => (await health()) === '200 ok');
    expect(await storage.entries.since(table, 0)).toHaveLength(written);
    expect(await storage.entries.append(append(table, written + 1))).toBe(true);
  },
  60_000,
);
