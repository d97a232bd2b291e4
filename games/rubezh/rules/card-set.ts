import type { Condition, Effect, Kind, PointTiming, Timing, Trait } from './vocabulary.ts';

/** The content the rules are played over: everything the engine needs of it, and no word. */

export const SCENARIOS = ['terespol', 'volyn', 'citadel'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const UNITS = 5;
export const POINTS = 4;
/** RUB-7.2 */
export const TOKENS = 12;
export const DIE = 6;
/** RUB-6.4 */
export const RETREAT_BONUS = 3;

export interface FirePoint {
  readonly id: string;
  readonly value: number;
  readonly limit: number;
  /** What it does by itself while it is held (RUB-1.3); it is `here`. */
  readonly property?: { readonly at: PointTiming; readonly does: readonly Effect[] };
}

export interface EnemyKind {
  readonly id: Kind;
  readonly copies: number;
  readonly attack: number;
  readonly defence: number;
  readonly capture: number;
  readonly traits: readonly Trait[];
}

export interface Skill {
  readonly id: string;
  readonly copies: number;
  /** An action where it names no moment. */
  readonly reacts?: {
    readonly at: Timing;
    /** Whose check it answers, where the moment is one of a check: that of its own unit, of another here, of any here. */
    readonly to?: 'self' | 'other' | 'any';
  };
  /** «+1 action» */
  readonly plusAction?: true;
  readonly cycle?: true;
  /** Leaves the game once played. */
  readonly leaves?: true;
  readonly does: readonly Effect[];
}

export interface UnitKind {
  readonly id: string;
  readonly skills: readonly Skill[];
}

export interface EventCard {
  readonly id: string;
  readonly does: readonly Effect[];
  /** Cards for points 1 to 4. */
  readonly reinforcements: readonly [number, number, number, number];
}

export interface TaskCard {
  readonly id: string;
  /** All of them must hold. */
  readonly needs: readonly Condition[];
  readonly does: readonly Effect[];
}

export interface CardSet {
  readonly scenarios: Readonly<Record<Scenario, readonly FirePoint[]>>;
  readonly units: readonly UnitKind[];
  readonly enemies: readonly EnemyKind[];
  readonly events: readonly EventCard[];
  readonly tasks: readonly TaskCard[];
}
