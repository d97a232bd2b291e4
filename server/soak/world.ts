import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../src/index.ts';
import { isAlive } from '../src/postgres/processes.ts';
import { ChildNode } from '../testkit/child-node.ts';
import { freePort } from '../testkit/free-port.ts';

const ASK_AGAIN_MS = 50;
const MOST_ATTEMPTS = 200;

/** A server with a database of its own in a folder of its own, at one address through all its deaths. */
export class World {
  readonly folder: string;
  readonly origin: string;
  readonly #settings: Environment;
  #node: ChildNode | undefined;
  #up: Promise<void> = Promise.resolve();
  #rise: () => void = () => undefined;
  /** When the server last began to answer. */
  upSince = 0;

  private constructor(folder: string, port: number, settings: Environment) {
    this.folder = folder;
    this.origin = `http://127.0.0.1:${port}`;
    this.#settings = { ...settings, PORT: String(port), DATA_FOLDER: folder };
    this.#fall();
  }

  static async create(settings: Environment = {}): Promise<World> {
    const folder = await mkdtemp(join(tmpdir(), 'bridgehead-soak-'));
    // PostgreSQL's own account has to reach it.
    await chmod(folder, 0o755);
    const world = new World(folder, await freePort(), settings);
    await world.start();
    return world;
  }

  /** Resolved while the server runs. */
  get up(): Promise<void> {
    return this.#up;
  }

  get node(): ChildNode {
    if (!this.#node) throw new Error('the server does not run');
    return this.#node;
  }

  /** How long it took. */
  async start(): Promise<number> {
    const began = Date.now();
    this.#node = await ChildNode.start(this.#settings);
    this.upSince = Date.now();
    this.#rise();
    return this.upSince - began;
  }

  /** Asks again until it is answered, however often the server dies in between. */
  async persist<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      await this.#up;
      try {
        return await ask();
      } catch (error) {
        if (attempt === MOST_ATTEMPTS) throw error;
        await sleep(ASK_AGAIN_MS);
      }
    }
  }

  async kill(): Promise<void> {
    this.#fall();
    await this.node.kill();
  }

  /** As a power cut leaves it: no process of this database that could still write. */
  async killDatabase(): Promise<void> {
    const postmaster = this.#postmaster();
    const pids = [postmaster, ...childrenOf(postmaster)];
    for (const pid of pids) killIfThere(pid);
    while (pids.some(isAlive)) await sleep(5);
  }

  async end(): Promise<void> {
    await this.#node?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  #fall(): void {
    this.#up = new Promise((resolve) => {
      this.#rise = resolve;
    });
  }

  #postmaster(): number {
    const file = join(this.folder, 'postgres', 'cluster', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
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
