import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../testkit/free-port.ts';
import type { NodeReport } from './node-process.ts';
import type { Shares } from './profile.ts';

/** Everything that protects a public server from a crowd is out of the way: the crowd is the point here. */
const UNLIMITED = {
  READS_PER_MINUTE: '1000000',
  WRITES_PER_MINUTE: '1000000',
  GUESTS_PER_MINUTE: '1000000',
  TABLES_PER_PLAYER: '1000',
  TABLES_PER_HOUR: '1000000',
  TABLES_PER_HOUR_OF_NETWORK: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  SOCKETS_PER_MINUTE: '1000000',
  OPENS_PER_MINUTE: '100000',
  MESSAGES_PER_SECOND: '10000',
  LOG_LEVEL: 'error',
};

/** As `npm start` runs it: most of what a move makes is gone a moment later. See docs/decisions/load-method.md. */
const AS_STARTED = [
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=200',
];

export class Child {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(file: string, env: Readonly<Record<string, string>>): Promise<[Child, NodeReport]> {
    const child = fork(join(import.meta.dirname, file), {
      execArgv: ['--import', 'tsx', '--expose-gc', ...AS_STARTED],
      env: { ...process.env, ...env },
    });
    const [first] = (await once(child, 'message')) as [NodeReport];
    return [new Child(child), first];
  }

  async report(question: 'memory' | 'cpu'): Promise<NodeReport> {
    this.#process.send(question);
    const [report] = (await once(this.#process, 'message')) as [NodeReport];
    return report;
  }

  /** How late its loop was since this was last asked; the first question begins the watch. */
  async delay(): Promise<number> {
    this.#process.send('delay');
    const [delay] = (await once(this.#process, 'message')) as [number];
    return delay;
  }

  watch(): void {
    this.#process.send('watch');
  }

  /** What the process did since it has been watched. */
  async parts(): Promise<Shares> {
    this.#process.send('parts');
    const [shares] = (await once(this.#process, 'message')) as [Shares];
    return shares;
  }

  async stop(): Promise<void> {
    this.#process.send('stop');
    await once(this.#process, 'exit');
  }
}

export interface LoadedNode {
  readonly origin: string;
  readonly process: Child;
}

export async function startLoadedNode(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<LoadedNode> {
  const port = String(await freePort());
  const [process] = await Child.start('node-process.ts', {
    ...UNLIMITED,
    PORT: port,
    DATABASE_URL: databaseUrl,
    ...settings,
  });
  return { origin: `http://127.0.0.1:${port}`, process };
}
