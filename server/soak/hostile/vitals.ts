import { execFileSync } from 'node:child_process';
import type { ChildNode } from '../../testkit/child-node.ts';

const EVERY_MS = 250;

/** How much memory and processor a node takes. */
export class Vitals {
  readonly #node: ChildNode;
  readonly #timer: NodeJS.Timeout;
  #mostMb = 0;

  constructor(node: ChildNode) {
    this.#node = node;
    this.#timer = setInterval(() => this.memoryMb(), EVERY_MS).unref();
  }

  memoryMb(): number {
    const { pid } = this.#node;
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
    const megabytes = Math.round(kilobytes / 1024);
    this.#mostMb = Math.max(this.#mostMb, megabytes);
    return megabytes;
  }

  /** At most since it was asked last. */
  takeMostMb(): number {
    const most = Math.max(this.#mostMb, this.memoryMb());
    this.#mostMb = 0;
    return most;
  }

  /** Seconds of processor time since the node was started. */
  async cpuSeconds(): Promise<number> {
    const text = await (await fetch(`${this.#node.origin}/metrics`)).text();
    const seconds = Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
    if (Number.isNaN(seconds)) throw new Error('the node does not say how long it has worked');
    return seconds;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
