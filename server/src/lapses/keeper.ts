import type { Log } from '../log.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** After a lapse that could not be played. */
const RETRY_MS = 5000;
/** A timer knows no later moment; whoever is woken too early looks again. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Plays the move that stands when somebody's time has run out, at the tables of this node. Where two nodes have a table
 * open both do, and the key of the log lets one of them.
 */
export class LapseKeeper {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(log: Log, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** Called after every change at a table. */
  stir(table: LiveTable): void {
    const { id, lapsesAt } = table;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (lapsesAt !== null) this.#wakeIn(Math.max(0, lapsesAt - this.#now()), table);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #wakeIn(wait: number, table: LiveTable): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => void this.#lapse(table), Math.min(wait, LONGEST_TIMER_MS));
    this.#timers.set(table.id, timer);
  }

  async #lapse(table: LiveTable): Promise<void> {
    this.#timers.delete(table.id);
    try {
      await table.lapse();
      // Whatever was played has stirred the table: what stands has come to nothing, or it was woken too early.
      if (this.#timers.has(table.id)) return;
      if (table.lapsesAt !== null && table.lapsesAt <= this.#now()) this.#wakeIn(RETRY_MS, table);
      else this.stir(table);
    } catch (error) {
      this.#log.error({ table: table.id, error: String(error) }, 'time has run out and nothing was played');
      if (!this.#timers.has(table.id)) this.#wakeIn(RETRY_MS, table);
    }
  }
}
