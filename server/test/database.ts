import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '../src/log.ts';
import { type RunningPostgres, type SocketConnection, startPostgres } from '../src/postgres/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { createDatabase } from '../testkit/databases.ts';

export const silent = createLog('silent');

/** One server for the whole run: the threads of a run are one process, and the launcher lets them share a folder. */
const folder = join(tmpdir(), `bridgehead-test-${process.pid}`);

let starting: Promise<RunningPostgres> | undefined;

async function start(): Promise<RunningPostgres> {
  const running = await startPostgres({ folder, log: silent });
  endWithRun(running.pid);
  return running;
}

/** No thread knows which is the last. So somebody outside waits until the run is over, however it ends. */
function endWithRun(postmaster: number): void {
  const script = `
    const isAlive = (pid) => { try { process.kill(pid, 0); return true; } catch { return false; } };
    const watch = setInterval(() => {
      if (isAlive(${process.pid})) return;
      clearInterval(watch);
      if (isAlive(${postmaster})) process.kill(${postmaster}, 'SIGQUIT');
      setTimeout(() => require('node:fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true }), 500);
    }, 200);`;
  spawn(process.execPath, ['-e', script], { detached: true, stdio: 'ignore' }).unref();
}

/** A new, empty database of a real server. */
export async function freshDatabase(): Promise<SocketConnection> {
  starting ??= start();
  return createDatabase((await starting).connection);
}

/** Whoever opens it closes it. */
export async function freshStorage(): Promise<Storage> {
  return openStorage({ connection: await freshDatabase(), log: silent });
}

/** One statement, past everything the server would allow. */
export async function runSql(connection: SocketConnection, text: string, values: unknown[] = []) {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, values);
  await client.end();
  return rows;
}

/** Whether the database is there, however busy it is. */
export function answers(storage: Storage): Promise<boolean> {
  return storage.entries.since('', 0).then(
    () => true,
    () => false,
  );
}
