import type { Chance } from '@bridgehead/kernel';

const FINENESS = 2 ** 30;

/**
 * What chance holds in one world, the same for every rival judged in it: whoever throws as many dice as another throws the
 * same ones, so that they differ by what they did and not by their luck. The first result is every one in turn, from
 * world to world: a die that is thrown at once is weighed by its odds.
 */
export class Fate {
  readonly #chance: Chance;
  readonly #world: number;
  readonly #drawn: number[] = [];

  constructor(chance: Chance, world: number) {
    this.#chance = chance;
    this.#world = world;
  }

  /** From the beginning. */
  luck(): Chance {
    let draws = 0;
    return { below: (sides) => (draws++ === 0 ? this.#world % sides : this.#later(draws, sides)) };
  }

  #later(draw: number, sides: number): number {
    this.#drawn[draw] ??= this.#chance.below(FINENESS);
    return Math.floor((this.#drawn[draw] / FINENESS) * sides);
  }
}
