import {
  type CardSet,
  type Enemy,
  firePoint,
  nearestManned,
  type Point,
  type State,
  type Unit,
} from '../rules/index.ts';
import { type Fighter, fighterOf } from './fighters.ts';
import { type Foe, foesOf } from './foes.ts';
import { openness, pointWeight, uncovered } from './openings.ts';
import { type Pressed, pressedAt, UNHINDERED } from './pressed.ts';
import { bestStand, type Stand } from './stand-together.ts';
import { WEIGHTS as W } from './weights.ts';
import { urgency } from './worth.ts';

/** What of a state the defence depends on. */
export type Ground = Pick<
  State,
  | 'scenario'
  | 'phase'
  | 'turn'
  | 'lastLoss'
  | 'points'
  | 'units'
  | 'held'
  | 'retreatBonus'
  | 'hands'
  | 'fresh'
>;

/** How much the danger on a point counts, and the enemies within reach there: all of it in this turn's defence. */
export interface Mood {
  readonly danger: number;
  readonly engaged: number;
}
const NOW: Mood = { danger: 1, engaged: 1 };

interface Spot {
  readonly isHeld: boolean;
  readonly tokens: number;
  readonly fury: number;
  readonly value: number;
  readonly enemies: readonly Enemy[];
}

/**
 * The line as a comrade sees it: what its defence will cost, in units lost, whoever stands where. It is asked of hundreds
 * of postings for every move, so that a point is thought through once for each set of manned points and of units there.
 */
export class Line {
  readonly #set: CardSet;
  readonly #ground: Ground;
  readonly #mood: Mood;
  readonly #foes: readonly Foe[];
  readonly #spots: readonly Spot[];
  readonly #fighters: readonly Fighter[];
  readonly #pointWeight: number;
  readonly #pressed: (readonly Pressed[] | undefined)[] = [];
  readonly #stands = new Map<number, Stand>();

  /** `without`: as if this enemy had gone already. */
  constructor(set: CardSet, ground: Ground, { without, mood = NOW }: { without?: Enemy; mood?: Mood } = {}) {
    this.#set = set;
    this.#ground = ground;
    this.#mood = mood;
    this.#foes = foesOf(set);
    this.#spots = ground.points.map(({ isHeld, tokens, fury, enemies }, point) => ({
      isHeld,
      tokens,
      fury,
      value: firePoint(set, ground, point).value,
      enemies:
        without !== undefined && enemies.includes(without)
          ? enemies.filter((enemy) => enemy !== without)
          : enemies,
    }));
    this.#fighters = ground.units.map((unit, number) => fighterOf(set, unit, ground.hands[number] ?? []));
    this.#pointWeight = pointWeight(ground);
  }

  /** With the units standing so. */
  cost(at: readonly Point[]): number {
    const manned = this.#manned(at);
    const pressed = this.#pressedBy(manned);
    const runners: number[] = [];
    const openings: number[] = [];
    let cost = 0;
    for (let point = 0; point < this.#spots.length; point++) {
      const { isHeld, value } = this.#spots[point] as Spot;
      if (!isHeld) continue;
      const here = pressed[point] as Pressed;
      if (has(manned, point)) {
        const stand = this.#stand(manned, point, at);
        cost += stand.cost;
        if (stand.runner > 0) runners.push(stand.runner);
      } else {
        const opening = this.#pointWeight * openness(here.strength, value);
        if (here.strength >= value) openings.push(opening);
        else cost += opening;
      }
    }
    return cost + uncovered(openings, runners);
  }

  /** Which enemies of a point turn on which of the units that stand there now. */
  division(point: Point): ReadonlyMap<Enemy, Unit> {
    const at = this.#fighters.map((fighter) => fighter.at);
    const manned = this.#manned(at);
    const { divided } = this.#pressedBy(manned)[point] as Pressed;
    const { on } = this.#stand(manned, point, at);
    const here = at.flatMap((place, unit) =>
      place === point && this.#fighters[unit]?.isAlive ? [unit] : [],
    );
    return new Map(divided.map((enemy, place) => [enemy, here[on[place] as number] as Unit]));
  }

  #manned(at: readonly Point[]): number {
    let manned = 0;
    for (let unit = 0; unit < at.length; unit++) {
      if (this.#fighters[unit]?.isAlive) manned |= 1 << (at[unit] as Point);
    }
    return manned;
  }

  #pressedBy(manned: number): readonly Pressed[] {
    let pressed = this.#pressed[manned];
    if (!pressed) {
      pressed = this.#spots.map((spot, point) =>
        pressedAt(this.#set, this.#ground, spot, this.#enemiesAt(manned, point)),
      );
      this.#pressed[manned] = pressed;
    }
    return pressed;
  }

  /** Who is there when the attack comes: whoever drives has driven (RUB-6.0). */
  #enemiesAt(manned: number, point: Point): readonly Enemy[] {
    const { enemies } = this.#spots[point] as Spot;
    if (manned === 0) return enemies;
    if (!has(manned, point)) return enemies.filter((enemy) => !this.#foe(enemy).drives);
    let all = enemies;
    for (let from = 0; from < this.#spots.length; from++) {
      if (has(manned, from)) continue;
      const drivers = (this.#spots[from] as Spot).enemies.filter((enemy) => this.#foe(enemy).drives);
      if (drivers.length === 0) continue;
      const to = nearestManned(from, this.#spots.length, (other) => has(manned, other));
      if (to === point) all = [...all, ...drivers];
    }
    return all;
  }

  #foe(enemy: Enemy): Foe {
    return this.#foes[enemy] as Foe;
  }

  #stand(manned: number, point: Point, at: readonly Point[]): Stand {
    let present = 0;
    for (let unit = 0; unit < at.length; unit++) {
      if (at[unit] === point && this.#fighters[unit]?.isAlive) present |= 1 << unit;
    }
    const key = (((manned << 2) | point) << 5) | present;
    let stand = this.#stands.get(key);
    if (!stand) {
      stand = this.#standOf(
        point,
        this.#pressedBy(manned)[point] as Pressed,
        this.#fighters.filter((_, unit) => has(present, unit)),
      );
      this.#stands.set(key, stand);
    }
    return stand;
  }

  #standOf(point: Point, pressed: Pressed, units: readonly Fighter[]): Stand {
    const gain = this.#gain(pressed, units);
    if (pressed.attacks.length === 0 && pressed.everywhereRetreat === UNHINDERED)
      return { cost: -gain, runner: 0, on: [] };
    const leaving = this.#pointWeight * openness(pressed.strength, (this.#spots[point] as Spot).value);
    const { cost, runner, on } = bestStand(pressed, units, leaving);
    return { cost: this.#mood.danger * cost - gain, runner, on };
  }

  /** What being there is good for: enemies within reach of what these hands can do. */
  #gain({ foes }: Pressed, units: readonly Fighter[]): number {
    let strike = 0;
    for (const unit of units) strike += unit.strike;
    const eagerness = W.engaged * this.#mood.engaged * urgency(this.#ground);
    return eagerness * Math.min(strike, foes + W.coming) + W.present + W.company * (units.length - 1);
  }
}

function has(bits: number, place: number): boolean {
  return place >= 0 && (bits & (1 << place)) !== 0;
}
