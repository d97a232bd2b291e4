import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { Recent } from '../recent.ts';

interface Window {
  readonly began: number;
  current: number;
}

const MOST_REMEMBERED = 50_000;

/** Counts requests by a clock that nobody sets. */
export class RateStore implements FastifyRateLimitStore {
  readonly #windows = new Recent<Window>(MOST_REMEMBERED);
  readonly #now: () => number;

  constructor(_settings?: unknown, now = () => performance.now()) {
    this.#now = now;
  }

  incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], lengthMs: number): void {
    const now = this.#now();
    const known = this.#windows.get(key);
    const window = known && now - known.began < lengthMs ? known : { began: now, current: 0 };
    window.current++;
    this.#windows.set(key, window);
    done(null, { current: window.current, ttl: lengthMs - (now - window.began) });
  }

  /** Every route counts in the same place: its key says what is counted. */
  child(): this {
    return this;
  }
}
