import { Recent } from '../recent.ts';
import { Refused } from '../refused.ts';

/** People mistype; whoever is wrong more often than that waits, each time twice as long. */
const FREE_GUESSES = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
const FORGOTTEN_AFTER_MS = 60 * 60_000;
const MOST_REMEMBERED = 20_000;

interface Tried {
  readonly guesses: number;
  readonly at: number;
}

/**
 * Slows down whoever guesses passwords, and nobody else: what is counted is one account tried from one place, so that
 * strangers cannot lock the owner out. Each node counts for itself, by a clock that nobody sets.
 */
export class Guesses {
  readonly #tried = new Recent<Tried>(MOST_REMEMBERED);
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counted before it is tried: many at once are as many guesses. */
  async attempt<T>(whose: string, tryIt: () => Promise<T>): Promise<T> {
    const at = this.#now();
    const before = this.#recall(whose, at);
    const wait = before ? before.at + pauseAfter(before.guesses) - at : 0;
    if (wait > 0) throw new Refused('too-many-guesses', { seconds: Math.ceil(wait / 1000) });
    this.#tried.set(whose, { guesses: (before?.guesses ?? 0) + 1, at });
    const result = await tryIt();
    this.#tried.delete(whose);
    return result;
  }

  #recall(whose: string, now: number): Tried | undefined {
    const tried = this.#tried.get(whose);
    return tried && now - tried.at < FORGOTTEN_AFTER_MS ? tried : undefined;
  }
}

function pauseAfter(guesses: number): number {
  if (guesses < FREE_GUESSES) return 0;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (guesses - FREE_GUESSES));
}
