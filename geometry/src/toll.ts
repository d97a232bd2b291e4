import type { Scene } from './scene.ts';

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

  price({ gait: { pace }, isRough }: Scene): number {
    // A leg that does nothing but jump is measured straight, from end to end.
    if (this.#jumps === 1 && this.#slopes === 0 && this.#extra === 0) {
      return Math.sqrt(this.#length * this.#length + this.#drop * this.#drop) / pace;
    }
    // Divided, its jump could be such a leg.
    if (this.#jumps === 1 && isRough) {
      const flat = this.#level + this.#flown;
      return (Math.sqrt(flat * flat + this.#drop * this.#drop) + this.#slopes) / pace + this.#extra;
    }
    return (this.#level + this.#slopes + this.#air) / pace + this.#extra;
  }
}
