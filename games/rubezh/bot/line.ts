import { type Enemy, nearestManned, type Point, type Unit } from '../rules/index.ts';
import type { Fighter } from './fighters.ts';
import { uncovered } from './openings.ts';
import type { Cause, Spot } from './spot.ts';

/**
 * The line as a comrade sees it: what its defence will cost, in units lost, whoever stands where. It is asked of hundreds
 * of postings for every move: each spot remembers what it has thought of, and nothing is made anew for a question.
 */
export class Line {
  readonly #cause: Cause;
  readonly #spots: readonly Spot[];
  readonly #hasDrivers: boolean;
  readonly #driven: (readonly number[] | undefined)[] = [];
  #without: Map<Enemy, Line> | null = null;
  /** Who stands where in the posting in question: bits of units, by point. */
  readonly #present: number[];

  constructor(cause: Cause, spots: readonly Spot[]) {
    this.#cause = cause;
    this.#spots = spots;
    this.#hasDrivers = spots.some(({ drivers }) => drivers.length > 0);
    this.#present = spots.map(() => 0);
  }

  /** As if this enemy had gone already. */
  without(enemy: Enemy): Line {
    this.#without ??= new Map();
    let line = this.#without.get(enemy);
    if (!line) {
      const isDriver = this.#spots.some(({ drivers }) => drivers.includes(enemy));
      const left = this.#spots.map((spot) =>
        isDriver || spot.enemies.includes(enemy) ? spot.without(enemy) : spot,
      );
      line = new Line(this.#cause, left);
      this.#without.set(enemy, line);
    }
    return line;
  }

  /** With the units standing so. */
  cost(at: readonly Point[]): number {
    const driven = this.#drivenBy(this.#post(at));
    let cost = 0;
    let isOpen = false;
    for (let point = 0; point < this.#spots.length; point++) {
      const spot = this.#spots[point] as Spot;
      if (!spot.isHeld) continue;
      const drivers = driven[point] as number;
      const present = this.#present[point] as number;
      if (present !== 0) cost += spot.stand(drivers, present, this.#spots).cost;
      else if (spot.isLost(drivers, this.#spots)) isOpen = true;
      else cost += spot.opening(drivers, this.#spots);
    }
    return isOpen ? cost + this.#uncovered(driven) : cost;
  }

  /** What is lost for want of anybody there, less what those save who get away from elsewhere. */
  #uncovered(driven: readonly number[]): number {
    const runners: number[] = [];
    const openings: number[] = [];
    for (let point = 0; point < this.#spots.length; point++) {
      const spot = this.#spots[point] as Spot;
      if (!spot.isHeld) continue;
      const drivers = driven[point] as number;
      const present = this.#present[point] as number;
      if (present !== 0) runners.push(spot.stand(drivers, present, this.#spots).runner);
      else if (spot.isLost(drivers, this.#spots)) openings.push(spot.opening(drivers, this.#spots));
    }
    return uncovered(openings, runners);
  }

  /** Which enemies of a point turn on which of the units that stand there, with the units standing so. */
  division(point: Point, at: readonly Point[]): ReadonlyMap<Enemy, Unit> {
    const { fighters } = this.#cause;
    const drivers = this.#drivenBy(this.#post(at))[point] as number;
    const spot = this.#spots[point] as Spot;
    const { divided } = spot.pressed(drivers, this.#spots);
    const { on } = spot.stand(drivers, this.#present[point] as number, this.#spots);
    const here = at.flatMap((place, unit) => (place === point && fighters[unit]?.isAlive ? [unit] : []));
    return new Map(divided.map((enemy, place) => [enemy, here[on[place] as number] as Unit]));
  }

  /** Notes who stands where, and gives the bits of the manned points; whoever is nowhere yet mans one beyond the last. */
  #post(at: readonly Point[]): number {
    const { fighters } = this.#cause;
    const present = this.#present;
    present.fill(0);
    let manned = 0;
    for (let unit = 0; unit < at.length; unit++) {
      if (!(fighters[unit] as Fighter).isAlive) continue;
      const point = at[unit] as Point;
      if (point >= 0) present[point] = (present[point] as number) | (1 << unit);
      manned |= 1 << (point < 0 ? present.length : point);
    }
    return manned;
  }

  /** By point, whose drivers stand there when the attack comes (RUB-6.0): bits of the points they come from. */
  #drivenBy(manned: number): readonly number[] {
    const key = this.#hasDrivers ? manned : 0;
    let driven = this.#driven[key];
    if (!driven) {
      driven = this.#hasDrivers ? this.#drive(manned) : this.#spots.map(() => 0);
      this.#driven[key] = driven;
    }
    return driven;
  }

  #drive(manned: number): readonly number[] {
    const driven = this.#spots.map(() => 0);
    for (let from = 0; from < driven.length; from++) {
      if ((this.#spots[from] as Spot).drivers.length === 0) continue;
      const stays = manned === 0 || isAmong(manned, from);
      const to = stays
        ? from
        : nearestManned(from, driven.length, (point) => point < driven.length && isAmong(manned, point));
      if (to !== undefined) driven[to] = (driven[to] as number) | (1 << from);
    }
    return driven;
  }
}

/** Whether the bit of a point is set. */
function isAmong(points: number, point: Point): boolean {
  return point >= 0 && (points & (1 << point)) !== 0;
}
