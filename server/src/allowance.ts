import { Recent } from './recent.ts';

/** So much for good, and so much at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** A bucket of tokens: short bursts pass, a flood does not. Its clock never goes back. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number, cost = 1): boolean {
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

const MOST_REMEMBERED = 20_000;

/** An allowance for each of many: networks, accounts, people with however many sockets. */
export class Allowances {
  readonly #rate: Rate;
  readonly #clock: () => number;
  readonly #known: Recent<Allowance>;

  constructor(rate: Rate, clock: () => number, most = MOST_REMEMBERED) {
    this.#rate = rate;
    this.#clock = clock;
    this.#known = new Recent(most);
  }

  take(whose: string): boolean {
    const now = this.#clock();
    const known = this.#known.get(whose) ?? new Allowance(this.#rate, now);
    this.#known.set(whose, known);
    return known.take(now);
  }
}

const SECONDS_PER_HOUR = 3600;

export function perHour(most: number): Allowances {
  return new Allowances({ perSecond: most / SECONDS_PER_HOUR, burst: most }, () => performance.now());
}
