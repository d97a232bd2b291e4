import { chanceAbove, withTries } from '../rules/index.ts';
import type { Fighter } from './fighters.ts';
import { type Pressed, UNHINDERED } from './pressed.ts';
import { WEIGHTS as W } from './weights.ts';

/** Units on one point against whoever attacks it: which enemy had better turn on whom, and what that will cost. */

export interface Stand {
  readonly cost: number;
  /** How likely one who stands there gets away to another point. */
  readonly runner: number;
  /** For each of the divided, the place of the unit it is turned on. */
  readonly on: readonly number[];
}

/** All on one of them, or each where it adds the least; whichever costs less. `leaving`: what it costs if nobody is left. */
export function bestStand(pressed: Pressed, units: readonly Fighter[], leaving: number): Stand {
  const against = new Against(pressed, units, leaving);
  let best = against.allOn(0);
  for (let place = 1; place < units.length; place++) best = cheaper(best, against.allOn(place));
  return units.length > 1 && pressed.attacks.length > 1 ? cheaper(best, against.spreadOut()) : best;
}

function cheaper(one: Stand, other: Stand): Stand {
  return other.cost < one.cost ? other : one;
}

class Against {
  readonly #pressed: Pressed;
  readonly #units: readonly Fighter[];
  readonly #leaving: number;
  readonly #tries: number;
  readonly #loss: number;

  constructor(pressed: Pressed, units: readonly Fighter[], leaving: number) {
    let rerolls = 0;
    let saves = 0;
    for (const unit of units) {
      rerolls += unit.rerolls;
      saves += unit.saves;
    }
    this.#pressed = pressed;
    this.#units = units;
    this.#leaving = units.length === 1 ? leaving : 0;
    this.#tries = pressed.tokens + rerolls;
    this.#loss = saves > 0 ? W.saved : W.unit;
  }

  allOn(target: number): Stand {
    const { attacks, retreats, everywhereRetreat } = this.#pressed;
    let total = 0;
    let retreat = everywhereRetreat;
    for (let foe = 0; foe < attacks.length; foe++) {
      total += attacks[foe] as number;
      retreat = Math.min(retreat, retreats[foe] as number);
    }
    const loads = this.#units.map((_, place) => (place === target ? total : 0));
    const ways = this.#units.map((_, place) => (place === target ? retreat : everywhereRetreat));
    return this.#standing(
      loads,
      ways,
      attacks.map(() => target),
    );
  }

  /** The strongest first, each where it adds the least. */
  spreadOut(): Stand {
    const { attacks, retreats, everywhereRetreat } = this.#pressed;
    const on: number[] = [];
    const loads = this.#units.map(() => 0);
    const ways = this.#units.map(() => everywhereRetreat);
    const costs = this.#units.map(({ steady }) => this.#cost(steady, 0, everywhereRetreat));
    for (let foe = 0; foe < attacks.length; foe++) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let place = 0; place < loads.length; place++) {
        const { steady } = this.#units[place] as Fighter;
        const load = (loads[place] as number) + (attacks[foe] as number);
        const way = Math.min(ways[place] as number, retreats[foe] as number);
        const added = this.#cost(steady, load, way) - (costs[place] as number);
        if (added < least) [best, least] = [place, added];
      }
      on.push(best);
      loads[best] = (loads[best] as number) + (attacks[foe] as number);
      ways[best] = Math.min(ways[best] as number, retreats[foe] as number);
      costs[best] = (costs[best] as number) + least;
    }
    return this.#standing(loads, ways, on);
  }

  #standing(loads: readonly number[], ways: readonly number[], on: readonly number[]): Stand {
    let cost = 0;
    let runner = 0;
    for (let place = 0; place < loads.length; place++) {
      const { steady } = this.#units[place] as Fighter;
      const load = loads[place] as number;
      const way = ways[place] as number;
      cost += this.#cost(steady, load, way);
      if (way < UNHINDERED) runner = Math.max(runner, this.#leaves(steady, load, way));
    }
    return { cost, runner, on };
  }

  /** Standing or leaving, whichever costs this unit less. Whoever nobody attacks has nothing to lose. */
  #cost(steady: number, load: number, way: number): number {
    if (way === UNHINDERED) return 0;
    const stands = withTries(chanceAbove(this.#attack(load), steady), this.#tries);
    const toStand = (1 - stands) * (this.#loss + this.#leaving);
    const toLeave = (1 - this.#leaves(steady, load, way)) * this.#loss + W.tempo + this.#leaving;
    return Math.min(toStand, toLeave);
  }

  #leaves(steady: number, load: number, way: number): number {
    return withTries(chanceAbove(this.#attack(load), steady + way), this.#tries);
  }

  #attack(load: number): number {
    return Math.max(0, load + this.#pressed.everywhere);
  }
}
