import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../src/index.ts';
import { ChildNode } from '../testkit/child-node.ts';
import { freePort } from '../testkit/free-port.ts';
import { Database } from './database.ts';

const ASK_AGAIN_MS = 50;
const MOST_ATTEMPTS = 400;

/** Nodes on one database of their own, in a folder of their own, each at one address through all its deaths. */
export class World {
  readonly folder: string;
  readonly origins: readonly string[];
  readonly database: Database;
  readonly #settings: Environment;
  readonly #ports: readonly number[];
  readonly #nodes: (ChildNode | undefined)[];
  #up: Promise<void> = Promise.resolve();
  #rise: () => void = () => undefined;

  private constructor(folder: string, database: Database, ports: readonly number[], settings: Environment) {
    this.folder = folder;
    this.database = database;
    this.origins = ports.map((port) => `http://127.0.0.1:${port}`);
    this.#ports = ports;
    this.#nodes = ports.map(() => undefined);
    this.#settings = { ...settings, DATABASE_URL: database.url, DATA_FOLDER: folder };
    this.#fall();
  }

  static async create(settings: Environment = {}, nodes = 1): Promise<World> {
    const folder = await mkdtemp(join(tmpdir(), 'bridgehead-soak-'));
    // PostgreSQL's own account has to reach it.
    await chmod(folder, 0o755);
    const ports: number[] = [];
    while (ports.length < nodes) ports.push(await freePort());
    const world = new World(folder, await Database.start(folder), ports, settings);
    await world.start();
    return world;
  }

  /** Resolved while a server runs. */
  get up(): Promise<void> {
    return this.#up;
  }

  get origin(): string {
    return this.origins[0] as string;
  }

  get node(): ChildNode {
    const running = this.#nodes.find((node) => node?.isAlive);
    if (!running) throw new Error('no server runs');
    return running;
  }

  /** The last lines of every log. */
  get said(): readonly string[] {
    return this.#nodes.flatMap((node) => node?.said ?? []);
  }

  /** Home where that node runs, else any that does: as a balancer would do it. */
  nearest(home: string): string {
    const alive = this.origins.filter((_, index) => this.#nodes[index]?.isAlive);
    return alive.includes(home) ? home : (alive[0] ?? home);
  }

  /** Starts whatever does not run. How long it took. */
  async start(): Promise<number> {
    const began = Date.now();
    await Promise.all(this.#ports.map((port, index) => this.#startNode(port, index)));
    return Date.now() - began;
  }

  /** Asks again until it is answered, however often a server dies in between. */
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

  async kill(which: readonly number[] = [...this.#nodes.keys()]): Promise<void> {
    const victims = which.flatMap((index) => this.#nodes[index] ?? []);
    if (this.#nodes.every((node) => !node?.isAlive || victims.includes(node))) this.#fall();
    await Promise.all(victims.map((node) => node.kill()));
  }

  async end(): Promise<void> {
    for (const node of this.#nodes) await node?.stop();
    await this.database.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #startNode(port: number, index: number): Promise<void> {
    if (this.#nodes[index]?.isAlive) return;
    this.#nodes[index] = await ChildNode.start({ ...this.#settings, PORT: String(port) });
    this.#rise();
  }

  #fall(): void {
    this.#up = new Promise((resolve) => {
      this.#rise = resolve;
    });
  }
}
