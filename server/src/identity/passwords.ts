import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../refused.ts';

/** What OWASP asks of argon2id, the algorithm this package uses unless told otherwise. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes 19 MiB and a core each time: a crowd at the login must not starve the tables. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

export class Passwords {
  readonly #verify: typeof verify;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** What an unknown login is compared with, so that it takes as long as a known one. */
  readonly #decoy = this.#inTurn(() => hash('nobody has this password', COST));

  constructor(verifyBy = verify) {
    this.#verify = verifyBy;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, COST));
  }

  /** Without a hash there is no right password, and finding that out takes just as long. */
  async fits(password: string, hashed: string | null): Promise<boolean> {
    const expected = hashed ?? (await this.#decoy);
    const isRight = await this.#inTurn(() => this.#verify(expected, password));
    return hashed !== null && isRight;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MOST_WAITING) throw new Refused('too-fast');
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running++;
    try {
      return await work();
    } finally {
      // The place is handed on; it is given up only when nobody waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
