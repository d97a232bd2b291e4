/** Numbers that tell one thing from another, noted down anew each time without making anything. */
export class Notes {
  readonly #numbers: number[] = [];
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  add(number: number): void {
    this.#numbers[this.#length++] = number;
  }

  addAll(numbers: readonly number[]): void {
    this.add(numbers.length);
    for (let place = 0; place < numbers.length; place++) this.add(numbers[place] as number);
  }

  /** Different for most that is not the same. */
  hash(): number {
    let hash = 0;
    for (let place = 0; place < this.#length; place++) {
      hash = Math.imul(hash ^ ((this.#numbers[place] as number) * FINENESS), MIXER);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  copy(): readonly number[] {
    return this.#numbers.slice(0, this.#length);
  }

  isSame(numbers: readonly number[]): boolean {
    if (numbers.length !== this.#length) return false;
    for (let place = 0; place < numbers.length; place++) {
      if (numbers[place] !== this.#numbers[place]) return false;
    }
    return true;
  }
}

/** Numbers that are as good as equal need not be told apart by their hash. */
const FINENESS = 64;
const MIXER = 0x2c1b3c6d;

interface Kept<Thought> {
  readonly about: readonly number[];
  readonly thought: Thought;
}

/** As many as a search comes back to; a power of two. */
const PLACES = 4096;

/**
 * What was thought before, found again by all that it depends on. A new thought takes the place of an old one, but only
 * when it comes a second time: most come once, and what is kept costs more than what is forgotten at once.
 */
export class Memory<Thought> {
  readonly #kept: (Kept<Thought> | undefined)[] = Array.from({ length: PLACES });
  /** What was thought of last at each place. */
  readonly #last = new Int32Array(PLACES);

  recall(about: Notes, think: () => Thought): Thought {
    const hash = about.hash();
    const place = hash & (PLACES - 1);
    const kept = this.#kept[place];
    if (kept && about.isSame(kept.about)) return kept.thought;
    if (this.#last[place] !== hash) {
      this.#last[place] = hash;
      return think();
    }
    const noted = about.copy();
    const thought = think();
    this.#kept[place] = { about: noted, thought };
    return thought;
  }
}
