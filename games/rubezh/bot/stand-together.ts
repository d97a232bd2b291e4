import { chanceAbove, DIE, withTries } from '../rules/index.ts';
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
  const { attacks } = pressed;
  const against = new Against(pressed, units, leaving);
  let target = 0;
  let least = against.allOn(0);
  for (let place = 1; place < units.length; place++) {
    const cost = against.allOn(place);
    if (cost < least) [target, least] = [place, cost];
  }
  if (units.length > 1 && attacks.length > 1) {
    const spread = against.spreadOut();
    if (spread.cost < least) return spread;
  }
  return { cost: least, runner: against.runnerFrom(target), on: attacks.map(() => target) };
}

/** The most tries that are remembered: with more, chances are reckoned anew. */
const TRIES = 8;
const CHANCES = Array.from({ length: TRIES * (DIE + 1) }, (_, place) =>
  withTries(chanceAbove(DIE, place % (DIE + 1)), Math.floor(place / (DIE + 1))),
);

/** That a die with this bonus comes out above the attack, in one of so many tries more. */
function chanceToPass(attack: number, bonus: number, tries: number): number {
  const faces = Math.max(0, Math.min(DIE, DIE - attack + bonus));
  return tries < TRIES
    ? (CHANCES[tries * (DIE + 1) + faces] as number)
    : withTries(chanceAbove(attack, bonus), tries);
}

class Against {
  readonly #pressed: Pressed;
  readonly #units: readonly Fighter[];
  readonly #leaving: number;
  readonly #tries: number;
  readonly #loss: number;
  /** All of the divided on one unit: their attack together, and what a retreat from them adds. */
  readonly #total: number;
  readonly #way: number;

  constructor(pressed: Pressed, units: readonly Fighter[], leaving: number) {
    const { attacks, retreats, everywhereRetreat } = pressed;
    let rerolls = 0;
    let saves = 0;
    for (const unit of units) {
      rerolls += unit.rerolls;
      saves += unit.saves;
    }
    let total = 0;
    let way = everywhereRetreat;
    for (let foe = 0; foe < attacks.length; foe++) {
      total += attacks[foe] as number;
      way = Math.min(way, retreats[foe] as number);
    }
    this.#pressed = pressed;
    this.#units = units;
    this.#leaving = units.length === 1 ? leaving : 0;
    this.#tries = pressed.tokens + rerolls;
    this.#loss = saves > 0 ? W.saved : W.unit;
    this.#total = total;
    this.#way = way;
  }

  /** What it costs if they all turn on this one. */
  allOn(target: number): number {
    const { everywhereRetreat } = this.#pressed;
    let cost = 0;
    for (let place = 0; place < this.#units.length; place++) {
      const { steady } = this.#units[place] as Fighter;
      cost +=
        place === target
          ? this.#cost(steady, this.#total, this.#way)
          : this.#cost(steady, 0, everywhereRetreat);
    }
    return cost;
  }

  /** How likely somebody gets away if they all turn on this one. */
  runnerFrom(target: number): number {
    const { everywhereRetreat } = this.#pressed;
    let runner = 0;
    for (let place = 0; place < this.#units.length; place++) {
      const { steady } = this.#units[place] as Fighter;
      const leaves =
        place === target
          ? this.#leaves(steady, this.#total, this.#way)
          : this.#leaves(steady, 0, everywhereRetreat);
      runner = Math.max(runner, leaves);
    }
    return runner;
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
      runner = Math.max(runner, this.#leaves(steady, load, way));
    }
    return { cost, runner, on };
  }

  /** Standing or leaving, whichever costs this unit less. Whoever nobody attacks has nothing to lose. */
  #cost(steady: number, load: number, way: number): number {
    if (way === UNHINDERED) return 0;
    const stands = chanceToPass(this.#attack(load), steady, this.#tries);
    const toStand = (1 - stands) * (this.#loss + this.#leaving);
    const toLeave = (1 - this.#leaves(steady, load, way)) * this.#loss + W.tempo + this.#leaving;
    return Math.min(toStand, toLeave);
  }

  /** The chance to get away from an attack; whoever nobody attacks stays. */
  #leaves(steady: number, load: number, way: number): number {
    if (way === UNHINDERED) return 0;
    return chanceToPass(this.#attack(load), steady + way, this.#tries);
  }

  #attack(load: number): number {
    return Math.max(0, load + this.#pressed.everywhere);
  }
}
