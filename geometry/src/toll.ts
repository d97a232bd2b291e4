/** The further ahead one lands the less a drop costs: so much further than where a leg ends somebody may hope to land. */
const AHEAD = 50;

/** What a leg adds up to: lengths on the level, on slopes and in the air, and what else is paid for. */
export class Toll {
  readonly #length: number;
  #level: number;
  #slopes = 0;
  #air = 0;
  #flown = 0;
  #jumps = 0;
  #drop = 0;
  #extra = 0;

  constructor(length: number) {
    this.#length = length;
    this.#level = length;
  }

  pay(extra: number): void {
    this.#extra += extra;
  }

  slope(across: number, rise: number): void {
    this.#level -= across;
    this.#slopes += Math.sqrt(across * across + rise * rise);
  }

  jump(across: number, drop: number): void {
    this.#jumps++;
    this.#drop = drop;
    this.#air += Math.sqrt(across * across + drop * drop);
    this.#level -= across;
    this.#flown += across;
  }

  price(pace: number): number {
    // A leg that does nothing but jump is measured straight, from end to end.
    if (this.#jumps === 1 && this.#slopes === 0 && this.#extra === 0) {
      return Math.sqrt(this.#length * this.#length + this.#drop * this.#drop) / pace;
    }
    return (this.#level + this.#slopes + this.#air) / pace + this.#extra;
  }

  /** The price of a jump that lands where it suits: to find out where ways lead, not what they cost. */
  hope(pace: number): number {
    if (this.#jumps !== 1) return this.price(pace);
    const flat = this.#level + this.#flown + AHEAD;
    const flight = Math.sqrt(flat * flat + this.#drop * this.#drop) - AHEAD;
    return (flight + this.#slopes) / pace + this.#extra;
  }
}
