import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Environment } from '../src/index.ts';

const SCRIPT = join(import.meta.dirname, 'run-node.ts');
const LONGEST_START_MS = 120_000;
const LINES_KEPT = 200;

/** Limits that a test would hit long before any person. */
export const GENEROUS = {
  READS_PER_MINUTE: '1000000',
  WRITES_PER_MINUTE: '1000000',
  GUESTS_PER_MINUTE: '1000000',
  TABLES_PER_PLAYER: '100000',
  TABLES_PER_HOUR: '1000000',
  TABLES_PER_HOUR_OF_NETWORK: '1000000',
  PACKS_PER_HOUR_OF_NETWORK: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  SOCKETS_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '100000',
  CHAT_PER_MINUTE: '1000000',
  OPENS_PER_MINUTE: '1000000',
  BOT_THREADS: '1',
} as const;

/** A real process of the server, to be killed like one. */
export class ChildNode {
  readonly origin: string;
  readonly #process: ChildProcess;
  /** The last lines of its log. */
  readonly said: readonly string[];

  private constructor(process: ChildProcess, port: number, said: readonly string[]) {
    this.#process = process;
    this.origin = `http://127.0.0.1:${port}`;
    this.said = said;
  }

  static async start(settings: Environment): Promise<ChildNode> {
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
      env: { ...process.env, LOG_LEVEL: 'warn', ...GENEROUS, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.push(...text.split('\n').filter(Boolean));
      said.splice(0, said.length - LINES_KEPT);
    });
    const patience = AbortSignal.timeout(LONGEST_START_MS);
    const port = await Promise.race([
      once(child.stdout, 'data', { signal: patience }).then(([line]) => Number(String(line))),
      once(child, 'exit').then(() => Number.NaN),
    ]);
    if (Number.isNaN(port)) throw new Error(`the node did not start:\n${said.join('\n')}`);
    return new ChildNode(child, port, said);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.isAlive) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill(signal);
    await gone;
  }
}
