import type { CardSet, Enemy, Point } from '../rules/index.ts';
import type { Fighter } from './fighters.ts';
import { type Foe, foesOf } from './foes.ts';
import { openness } from './openings.ts';
import { type Pressed, pressedAt, type Pressure, UNHINDERED } from './pressed.ts';
import { bestStand, type Stand } from './stand-together.ts';
import { WEIGHTS as W } from './weights.ts';

/** What is the same for every point of a line. */
export interface Cause {
  readonly set: CardSet;
  readonly pressure: Pressure;
  readonly fighters: readonly Fighter[];
  readonly pointWeight: number;
  /** How much the danger on a point counts, and the enemies within reach there. */
  readonly danger: number;
  readonly eagerness: number;
}

/** What a fire point is apart from who stands there. */
export interface Place {
  readonly point: Point;
  readonly isHeld: boolean;
  readonly value: number;
  readonly fury: number;
  readonly tokens: number;
}

const NONE: readonly Enemy[] = [];

/**
 * A fire point as a comrade sees it, thought through once for whoever drives there and for every set of units there. Sets
 * are bits: `drivers` has one for each point whose drivers stand here when the attack comes, `present` one for each unit.
 */
export class Spot {
  readonly isHeld: boolean;
  readonly value: number;
  readonly enemies: readonly Enemy[];
  readonly drivers: readonly Enemy[];
  readonly #cause: Cause;
  readonly #place: Place;
  readonly #pressed: (Pressed | undefined)[] = [];
  readonly #stands: (Stand | undefined)[][] = [];

  constructor(cause: Cause, place: Place, enemies: readonly Enemy[]) {
    const foes = foesOf(cause.set);
    let drivers = NONE;
    for (const enemy of enemies) if ((foes[enemy] as Foe).drives) drivers = [...drivers, enemy];
    this.isHeld = place.isHeld;
    this.value = place.value;
    this.enemies = enemies;
    this.drivers = drivers;
    this.#cause = cause;
    this.#place = place;
  }

  without(enemy: Enemy): Spot {
    const left = this.enemies.filter((other) => other !== enemy);
    return new Spot(this.#cause, this.#place, left);
  }

  pressed(drivers: number, line: readonly Spot[]): Pressed {
    let pressed = this.#pressed[drivers];
    if (!pressed) {
      const { set, pressure } = this.#cause;
      pressed = pressedAt(set, pressure, this.#place, this.#enemiesWith(drivers, line));
      this.#pressed[drivers] = pressed;
    }
    return pressed;
  }

  stand(drivers: number, present: number, line: readonly Spot[]): Stand {
    let stands = this.#stands[drivers];
    if (!stands) {
      stands = [];
      this.#stands[drivers] = stands;
    }
    let stand = stands[present];
    if (!stand) {
      const units = this.#cause.fighters.filter((_, unit) => (present & (1 << unit)) !== 0);
      stand = this.#standOf(this.pressed(drivers, line), units);
      stands[present] = stand;
    }
    return stand;
  }

  /** Whether it would be captured if nobody stood there. */
  isLost(drivers: number, line: readonly Spot[]): boolean {
    return this.pressed(drivers, line).strength >= this.value;
  }

  /** What it costs if nobody stands there. */
  opening(drivers: number, line: readonly Spot[]): number {
    return this.#leaving(this.pressed(drivers, line));
  }

  #leaving({ strength }: Pressed): number {
    return this.#cause.pointWeight * openness(strength, this.value);
  }

  #enemiesWith(drivers: number, line: readonly Spot[]): readonly Enemy[] {
    const { point } = this.#place;
    let enemies = this.enemies;
    if (this.drivers.length > 0 && (drivers & (1 << point)) === 0)
      enemies = enemies.filter((enemy) => !this.drivers.includes(enemy));
    for (let from = 0; from < line.length; from++) {
      if (from !== point && (drivers & (1 << from)) !== 0)
        enemies = [...enemies, ...(line[from] as Spot).drivers];
    }
    return enemies;
  }

  #standOf(pressed: Pressed, units: readonly Fighter[]): Stand {
    const gain = this.#gain(pressed, units);
    if (pressed.attacks.length === 0 && pressed.everywhereRetreat === UNHINDERED)
      return { cost: -gain, runner: 0, on: [] };
    const { cost, runner, on } = bestStand(pressed, units, this.#leaving(pressed));
    return { cost: this.#cause.danger * cost - gain, runner, on };
  }

  /** What being there is good for: enemies within reach of what these hands can do. */
  #gain({ foes }: Pressed, units: readonly Fighter[]): number {
    const { eagerness } = this.#cause;
    let strike = 0;
    for (const unit of units) strike += unit.strike;
    return eagerness * Math.min(strike, foes + W.coming) + W.present + W.company * (units.length - 1);
  }
}
