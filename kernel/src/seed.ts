import type { Chance } from './chance.ts';
import { sha256 } from './sha256.ts';

/** A seed names its algorithm, so that an old record is replayed by the generator that made it: `sfc32:` and 32 hex digits. */
export type Seed = `sfc32:${string}`;

const SEED_PATTERN = /^sfc32:[0-9a-f]{32}$/;

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && SEED_PATTERN.test(text);
}

/** A seed from 16 bytes that the caller drew from a good source: chance itself is injected here, too. */
export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 16) throw new RangeError(`a seed needs 16 bytes, not ${bytes.length}`);
  return `sfc32:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A seed from words a person typed: any text gives one, the same text the same one. */
export function seedFromText(text: string): Seed {
  return isSeed(text) ? text : `sfc32:${sha256(text).slice(0, 32)}`;
}

/** Published before the first move; the seed itself only after the last. */
export function commitment(seed: Seed): string {
  return sha256(seed);
}

/** Chris Doty-Humphrey's sfc32: 128 bits of state, a counter that guarantees a period of at least 2^32. */
export class Sfc32 implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(state: readonly [number, number, number, number]) {
    [this.#a, this.#b, this.#c, this.#counter] = state;
  }

  get state(): [number, number, number, number] {
    return [this.#a, this.#b, this.#c, this.#counter];
  }

  next(): number {
    const result = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
    return result >>> 0;
  }

  /** Draws again beyond the largest multiple of `sides`: a plain remainder would favour small results. */
  below(sides: number): number {
    const fair = 4294967296 - (4294967296 % sides);
    let drawn = this.next();
    while (drawn >= fair) drawn = this.next();
    return drawn % sides;
  }
}

const WARM_UP_ROUNDS = 15;

export function chanceFrom(seed: Seed): Sfc32 {
  const word = (index: number) => Number.parseInt(seed.slice(6 + index * 8, 14 + index * 8), 16);
  return generatorOf([word(0), word(1), word(2), word(3)]);
}

/** 128 bits, as whole numbers below 2^32. */
export type Words = readonly [number, number, number, number];

export function generatorOf([a, b, c, d]: Words): Sfc32 {
  const generator = new Sfc32([a | 0, b | 0, c | 0, d | 0]);
  for (let round = 0; round < WARM_UP_ROUNDS; round++) generator.next();
  return generator;
}
