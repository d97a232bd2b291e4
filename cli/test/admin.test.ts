import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Passwords } from '@bridgehead/server';
import { ChildNode, databaseUrl, freePort } from '@bridgehead/server/testkit';
import { openStorage, type Storage } from '../../server/src/storage/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, silent } from '../../server/test/database.ts';
import { append, human, room, tableId } from '../../server/test/tables.ts';
import { bridgehead } from './bridgehead.ts';

let url: string;
let storage: Storage;
beforeAll(async () => {
  const connection = await freshDatabase();
  url = databaseUrl(connection);
  storage = await openStorage({ connection, log: silent });
}, 120_000);
afterAll(() => storage.close());

const admin = (args: readonly string[], env: Record<string, string> = {}) =>
  bridgehead(['admin', ...args], { DATABASE_URL: url, ...env });

async function table(changed: Parameters<typeof room>[0] = {}): Promise<string> {
  const id = tableId();
  await storage.tables.create({ id, room: room({ seats: [human()], ...changed }) });
  await storage.entries.append(
    append(id, 1, { entry: { kind: 'move', seat: 0, decision: 'd', move: 'a\u0000"\\' } }),
  );
  return id;
}

describe('bridgehead admin', () => {
  it.each([
    [[], 'Say what to do: reset-password'],
    [['fly'], 'There is no task "fly"'],
    [['constructor'], 'There is no task "constructor"'],
    [['reset-password'], 'Name one account.'],
    [['reset-password', 'anna', 'boris'], 'Name one account.'],
    [['delete-person'], 'Name one account.'],
    [['delete-table', 'short'], 'Name one table'],
    [['delete-pack'], 'Name one pack'],
    [['delete-document', 'short'], 'Name one document'],
    [['prune', '--wet-run'], 'The flag --wet-run is not known here.'],
    [['prune', 'all'], 'The word "all" is not expected here.'],
    [['move-to', 'mysql://x'], 'Name one database'],
    [['stats', 'now'], 'The word "now" is not expected here.'],
  ])('answers %j by one sentence and 2', async (args, sentence) => {
    const { code, stdout, stderr } = await admin(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  it.each([
    [['reset-password', 'nobody'], 'There is no account "nobody".'],
    [['delete-person', randomUUID()], 'There is no account'],
    [['delete-table', 'A'.repeat(22)], 'There is no table'],
    [['delete-pack', 'abc'], 'There is no pack abc.'],
    [['delete-document', 'A'.repeat(22)], 'There is no document'],
  ])('answers %j by one sentence and 1', async (args, sentence) => {
    const { code, stderr } = await admin(args);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  it('says that a database is not there, and repeats no password', async () => {
    const nowhere = `postgres://me:secret@127.0.0.1:${await freePort()}/none`;
    const { code, stderr } = await admin(['stats'], { DATABASE_URL: nowhere });
    expect(code).toBe(1);
    expect(stderr).toContain('The database does not answer');
    expect(stderr).not.toMatch(/secret|^\s+at /m);
    const empty = await admin(['stats'], { DATABASE_URL: '', DATA_FOLDER: join(tmpdir(), randomUUID()) });
    expect(empty).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database in') });
    const wrong = await admin(['stats'], { DATABASE_URL: 'mysql://me:secret@x' });
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('DATABASE_URL') });
  }, 60_000);

  it('gives an account a new password and ends its sessions', async () => {
    const { id } = await storage.identities.create('Аня');
    await storage.identities.openAccount(id, 'anna', await new Passwords().hash('the old password'));
    await storage.sessions.begin('session', id, { browser: 'b', system: 's' }, false);
    const { code, stdout } = await admin(['reset-password', 'Anna']);
    expect(code).toBe(0);
    const password = /: (\S+)\n/.exec(stdout)?.[1] ?? '';
    const account = await storage.identities.findLogin('anna');
    expect(await new Passwords().fits(password, account?.passwordHash ?? null)).toBe(true);
    expect(await new Passwords().fits('the old password', account?.passwordHash ?? null)).toBe(false);
    expect(await storage.sessions.find('session')).toBeNull();
  });

  it('counts documents, and deletes one by its link', async () => {
    const { id: owner } = await storage.identities.create('Зоя');
    const id = 'D'.repeat(22);
    const wish = { id, owner, game: 'g', kind: 'k', title: 't', body: {}, bytes: 2, version: 0 };
    await storage.documents.save(wish, { documents: 1, bytes: 2 });
    await storage.documents.share(owner, id, 'S'.repeat(22));
    expect((await admin(['stats'])).stdout).toContain('documents: 1\n');
    expect((await admin(['delete-document', 'S'.repeat(22)])).code).toBe(0);
    expect(await storage.documents.find(owner, id)).toBeNull();
  });

  it('deletes a person by login', async () => {
    const { id } = await storage.identities.create('Боря');
    await storage.identities.openAccount(id, 'boris', 'hash');
    expect((await admin(['delete-person', 'boris'])).code).toBe(0);
    expect(await storage.identities.find(id)).toBeNull();
  });

  it('deletes a table with its game, and a pack only when no table needs it', async () => {
    await storage.packs.keep(
      { hash: 'pack', game: 'pobeda', pack: {}, owner: randomUUID() },
      { packs: 1, bytes: 9 },
    );
    const id = await table({ contentHash: 'pack', phase: 'playing' });
    expect((await admin(['delete-pack', 'pack'])).stderr).toContain('There still are tables');
    expect((await admin(['delete-table', id])).code).toBe(0);
    expect(await storage.tables.find(id)).toBeNull();
    expect(await storage.entries.since(id, 0)).toEqual([]);
    expect((await admin(['delete-pack', 'pack'])).code).toBe(0);
  }, 30_000);

  it('prunes by the settings, and says before what it would do', async () => {
    const id = await table({ phase: 'closed' });
    const soon = { KEEP_CLOSED_DAYS: '0' };
    expect((await admin(['prune', '--dry-run'])).stdout).toContain('closed tables, deleted: 0');
    expect((await admin(['prune'], soon)).code).toBe(0);
    expect(await storage.tables.find(id)).not.toBeNull();
  });

  it('signs with a new key from now on', async () => {
    const { stdout } = await admin(['rotate-key']);
    expect(stdout).toMatch(/: [0-9a-f]{64}\n/);
    expect((await admin(['rotate-key'])).stdout).not.toBe(stdout);
  });

  it('moves everything to another database that is empty, faithfully, and to no other', async () => {
    const id = await table();
    const there = await freshDatabase();
    const moved = await admin(['move-to', databaseUrl(there)]);
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toContain('DATABASE_URL');
    const other = await openStorage({ connection: there, log: silent });
    expect(await other.tables.find(id)).toEqual(await storage.tables.find(id));
    expect(await other.entries.since(id, 0)).toEqual(await storage.entries.since(id, 0));
    await other.close();
    const again = await admin(['move-to', databaseUrl(there)]);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') });
  }, 60_000);

  it('works beside a running server on its own database, and leaves it running', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bridgehead-admin-'));
    await chmod(folder, 0o755);
    const node = await ChildNode.start({
      DATABASE_URL: '',
      DATA_FOLDER: folder,
      PORT: String(await freePort()),
    });
    const own = { DATABASE_URL: '', DATA_FOLDER: folder };
    expect(await admin(['stats'], own)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('tables: 0'),
    });
    expect((await fetch(`${node.origin}/health`)).status).toBe(200);
    await node.stop();
    expect(await admin(['stats'], own)).toMatchObject({ code: 0, stderr: '' });
    await rm(folder, { recursive: true, force: true });
  }, 120_000);
});
