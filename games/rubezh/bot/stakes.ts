import {
  type CardSet,
  type Effect,
  type Enemy,
  enemyAt,
  hitChance,
  kindOf,
  type Point,
  POINTS,
  type State,
  type Unit,
} from '../rules/index.ts';
import { Line, type Mood } from './line.ts';
import { WEIGHTS as W } from './weights.ts';
import { enemyWorth, urgency } from './worth.ts';

export type Attack = Extract<Effect, { do: 'attack' }>;

/** What is at stake in a position, in units saved: by going elsewhere, by an enemy's fall, by standing firmer. */
export class Stakes {
  readonly #set: CardSet;
  readonly #state: State;
  readonly #at: Point[];
  readonly #line: Line;
  readonly #cost: number;
  readonly #falls = new Map<number, number>();

  constructor(set: CardSet, state: State, mood?: Mood) {
    this.#set = set;
    this.#state = state;
    this.#at = state.units.map(({ at }) => at);
    this.#line = new Line(set, state, mood && { mood });
    this.#cost = this.#line.cost(this.#at);
  }

  /** What going there saves. */
  goWorth(unit: Unit, to: Point): number {
    return this.allGoWorth([[unit, to]]);
  }

  /** What it saves if all of these go there. */
  allGoWorth(goes: readonly (readonly [Unit, Point])[]): number {
    const at = this.#at;
    const before = goes.map(([unit]) => at[unit] as Point);
    for (const [unit, to] of goes) at[unit] = to;
    const cost = this.#line.cost(at);
    goes.forEach(([unit], place) => {
      at[unit] = before[place] as Point;
    });
    return this.#cost - cost;
  }

  /** An attack on this enemy: how likely it falls, and what that is worth. */
  hitWorth(unit: Unit, enemy: Enemy, attack: Pick<Attack, 'bonus' | 'against'>): number {
    return hitChance(this.#set, this.#state, unit, enemy, attack) * this.fallWorth(enemy);
  }

  /** What the fall of an enemy is worth: for all the game, and for the defence of this turn. */
  fallWorth(enemy: Enemy): number {
    const kind = kindOf(this.#set, enemy);
    const key = this.#set.enemies.indexOf(kind) * POINTS + enemyAt(this.#state, enemy);
    let worth = this.#falls.get(key);
    if (worth === undefined) {
      const relief = this.#cost - new Line(this.#set, this.#state, { without: enemy }).cost(this.#at);
      worth = enemyWorth(kind) * urgency(this.#state) + W.relief * relief;
      this.#falls.set(key, worth);
    }
    return worth;
  }

  /** What such a bonus on the checks of a unit saves this turn. */
  steadyWorth(unit: Unit, bonus: number): number {
    const units = this.#state.units.map((own, place) =>
      place === unit ? { ...own, steady: own.steady + bonus } : own,
    );
    return this.#cost - new Line(this.#set, { ...this.#state, units }).cost(this.#at);
  }
}
