import { Allowance } from './allowance.ts';

/** As many as are remembered; whoever was not seen for longest is forgotten first. */
const MOST_REMEMBERED = 20_000;

/** An allowance for each of many: networks, accounts. */
export class Allowances {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #known = new Map<string, Allowance>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** The time is monotonic milliseconds: nobody gains or loses by the clock on the wall. */
  take(whose: string, now = performance.now()): boolean {
    const known = this.#known.get(whose) ?? new Allowance(this.#perSecond, this.#burst, now);
    // The order of a map is the order of insertion: whoever asked last moves to its end.
    this.#known.delete(whose);
    this.#known.set(whose, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return known.take(now);
  }
}
