import type { Chance } from '@bridgehead/kernel';

/**
 * Chance whose first result is every one in turn, from world to world: a die that is thrown at once is weighed by its odds
 * and not by the luck of a few worlds.
 */
export class EvenChance implements Chance {
  readonly #chance: Chance;
  readonly #world: number;
  #isFirst = true;

  constructor(chance: Chance, world: number) {
    this.#chance = chance;
    this.#world = world;
  }

  below(sides: number): number {
    if (!this.#isFirst) return this.#chance.below(sides);
    this.#isFirst = false;
    return this.#world % sides;
  }
}
