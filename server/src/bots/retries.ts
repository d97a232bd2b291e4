import type { LiveTable } from '../tables/live-table.ts';

const FIRST_MS = 5000;
const LONGEST_MS = 600_000;

/**
 * How long a table waits after a thought that came to nothing: each time twice as long, so that a bot that never finds a move
 * neither thinks all day nor fills the log. Whatever is wrong for a while holds a bot up about as long again.
 */
export class Retries {
  readonly #failed = new WeakMap<LiveTable, { readonly seq: number; readonly pause: number }>();

  pauseAfter(table: LiveTable, seq: number): number {
    const before = this.#failed.get(table);
    const pause = before?.seq === seq ? Math.min(before.pause * 2, LONGEST_MS) : FIRST_MS;
    this.#failed.set(table, { seq, pause });
    return pause;
  }
}
