import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '../src/log.ts';
import { type RunningPostgres, type SocketConnection, supervisePostgres } from '../src/postgres/index.ts';
import { isAlive } from '../src/postgres/processes.ts';

/** A database to be killed: it comes back on its socket by itself, as under any supervisor. */
export class Database {
  readonly #running: RunningPostgres;

  private constructor(running: RunningPostgres) {
    this.#running = running;
  }

  static async start(folder: string): Promise<Database> {
    const log = createLog('silent');
    return new Database(await supervisePostgres({ folder: join(folder, 'postgres'), log }));
  }

  get connection(): SocketConnection {
    return this.#running.connection;
  }

  get url(): string {
    const { host, port, user, database } = this.connection;
    return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  }

  /** As a power cut leaves it: no process of this database that could still write. */
  async kill(): Promise<void> {
    const { pid: postmaster } = this.#running;
    const pids = [postmaster, ...childrenOf(postmaster)];
    for (const pid of pids) killIfThere(pid);
    while (pids.some(isAlive)) await sleep(5);
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }
}

function childrenOf(parent: number): number[] {
  const list = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return list
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (pid && of === parent ? [pid] : []));
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went by itself in between.
  }
}
