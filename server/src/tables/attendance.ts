import type { Log } from '../log.ts';
import type { Storage } from '../storage/index.ts';
import type { Audience } from './audience.ts';
import type { RoomSeat } from '../room/room.ts';

/** Who is at the table: those who listen on this node, and those of whom other nodes say so. */
export class Attendance {
  readonly #table: string;
  readonly #store: Storage['presence'];
  readonly #audience: Audience;
  readonly #log: Log;
  readonly #clock: () => number;
  /** Since when this node has looked at the table: nobody is known to have been away for longer. */
  readonly #since: number;
  readonly #goneSince = new Map<string, number>();
  #known: ReadonlySet<string> = new Set();

  constructor(table: string, store: Storage['presence'], audience: Audience, log: Log, clock: () => number) {
    this.#table = table;
    this.#store = store;
    this.#audience = audience;
    this.#log = log;
    this.#clock = clock;
    this.#since = clock();
  }

  readonly isPresent = (seat: RoomSeat): boolean => seat.kind === 'human' && this.#isHere(seat.identity);

  readonly awayMs = (seat: RoomSeat): number =>
    seat.kind !== 'human' || this.#isHere(seat.identity)
      ? 0
      : this.#clock() - (this.#goneSince.get(seat.identity) ?? this.#since);

  /** Resolves when the other nodes can see it; presence that cannot be told is not worth an error. */
  async tell(happened: 'join' | 'leave', identity: string): Promise<void> {
    try {
      await this.#store[happened](this.#table, identity);
      // Somebody who leaves this node may still be at the table through another.
      if (happened === 'leave') await this.follow();
      this.#notice([identity]);
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'presence was not told');
    }
  }

  async follow(): Promise<void> {
    const known = new Set(await this.#store.at(this.#table));
    const before = this.#known;
    this.#known = known;
    this.#notice([...before, ...known]);
  }

  #isHere(identity: string): boolean {
    return this.#audience.has(identity) || this.#known.has(identity);
  }

  #notice(identities: readonly string[]): void {
    for (const identity of identities) {
      if (this.#isHere(identity)) this.#goneSince.delete(identity);
      else if (!this.#goneSince.has(identity)) this.#goneSince.set(identity, this.#clock());
    }
  }
}
