import type { Log } from '../log.ts';
import type { Storage } from '../storage/index.ts';
import type { Audience } from './audience.ts';
import type { RoomSeat } from './room.ts';

/** Who is at the table: those who listen on this node, and those of whom other nodes say so. */
export class Attendance {
  readonly #table: string;
  readonly #store: Storage['presence'];
  readonly #audience: Audience;
  readonly #log: Log;
  #known: ReadonlySet<string> = new Set();

  constructor(table: string, store: Storage['presence'], audience: Audience, log: Log) {
    this.#table = table;
    this.#store = store;
    this.#audience = audience;
    this.#log = log;
  }

  readonly isPresent = (seat: RoomSeat): boolean =>
    seat.kind === 'human' && (this.#audience.has(seat.identity) || this.#known.has(seat.identity));

  /** Resolves when the other nodes can see it; presence that cannot be told is not worth an error. */
  async tell(happened: 'join' | 'leave', identity: string): Promise<void> {
    try {
      await this.#store[happened](this.#table, identity);
      // Somebody who leaves this node may still be at the table through another.
      if (happened === 'leave') await this.follow();
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'presence was not told');
    }
  }

  async follow(): Promise<void> {
    this.#known = new Set(await this.#store.at(this.#table));
  }
}
