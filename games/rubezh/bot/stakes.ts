import {
  type CardSet,
  type Effect,
  type Enemy,
  enemyAt,
  hitChance,
  kindOf,
  type Move,
  type Point,
  POINTS,
  type State,
  type Unit,
  unitBy,
} from '../rules/index.ts';
import type { Line } from './line.ts';
import { lineOf, type Mood } from './line-of.ts';
import { WEIGHTS as W } from './weights.ts';
import { enemyWorth, urgency } from './worth.ts';

/** A unit on its way to another point. */
export type Go = Pick<Extract<Move, { kind: 'go' }>, 'unit' | 'to'>;
export type Attack = Extract<Effect, { do: 'attack' }>;

/** What is at stake in a position, in units saved: by going elsewhere, by an enemy's fall, by standing firmer. */
export class Stakes {
  readonly #set: CardSet;
  readonly #state: State;
  /** Where everybody stands, or would stand while that is asked. */
  readonly #at: Point[];
  readonly #line: Line;
  readonly #cost: number;
  readonly #falls = new Map<number, number>();

  constructor(set: CardSet, state: State, mood?: Mood) {
    this.#set = set;
    this.#state = state;
    this.#at = state.units.map(({ at }) => at);
    this.#line = lineOf(set, state, mood);
    this.#cost = this.#line.cost(this.#at);
  }

  /** What going there saves. */
  goWorth(unit: Unit, to: Point): number {
    this.#at[unit] = to;
    const cost = this.#line.cost(this.#at);
    this.#comeBack(unit);
    return this.#cost - cost;
  }

  /** What it saves if these two go there; they may be the same. */
  bothGoWorth(one: Go, other: Go): number {
    this.#at[one.unit] = one.to;
    const worth = this.goWorth(other.unit, other.to);
    this.#comeBack(one.unit);
    return worth;
  }

  /** What it saves if all of these go there. */
  allGoWorth(goes: readonly Go[]): number {
    for (const { unit, to } of goes) this.#at[unit] = to;
    const cost = this.#line.cost(this.#at);
    for (const { unit } of goes) this.#comeBack(unit);
    return this.#cost - cost;
  }

  #comeBack(unit: Unit): void {
    this.#at[unit] = unitBy(this.#state, unit).at;
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
      const relief = this.#cost - this.#line.without(enemy).cost(this.#at);
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
    return this.#cost - lineOf(this.#set, { ...this.#state, units }).cost(this.#at);
  }
}
