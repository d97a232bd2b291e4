/** The only source of luck in the rules. Injected, so that a test can script it and a record can replay it. */
export interface Chance {
  /** A whole number from 0 to `sides` − 1, each equally likely. */
  below(sides: number): number;
}

/** The face of a die: 1 to `sides`. */
export function roll(chance: Chance, sides: number): number {
  return chance.below(sides) + 1;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(items: T[], chance: Chance): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const moved = items[last] as T;
    items[last] = items[other] as T;
    items[other] = moved;
  }
  return items;
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[chance.below(items.length)] as T;
}

/** What was drawn, in order, beside the chance that drew it. */
export interface RecordingChance extends Chance {
  readonly results: number[];
}

export function recording(chance: Chance): RecordingChance {
  const results: number[] = [];
  return {
    results,
    below(sides) {
      const result = chance.below(sides);
      results.push(result);
      return result;
    },
  };
}

/** The game asked for a result that the script does not hold. */
export class ScriptMismatch extends RangeError {}

/** Gives out prepared results. A missing or impossible one throws. */
export class ScriptedChance implements Chance {
  readonly #results: readonly number[];
  #next = 0;

  constructor(results: readonly number[]) {
    this.#results = results;
  }

  get isUsedUp(): boolean {
    return this.#next === this.#results.length;
  }

  below(sides: number): number {
    const result = this.#results[this.#next];
    if (result === undefined) throw new ScriptMismatch(`no chance result is left for a draw below ${sides}`);
    if (!Number.isInteger(result) || result < 0 || result >= sides) {
      throw new ScriptMismatch(`chance result ${result} is not below ${sides}`);
    }
    this.#next++;
    return result;
  }
}
