import type { Localized } from '@bridgehead/kernel';
import type {
  CardSet,
  EnemyKind,
  EventCard,
  FirePoint,
  Scenario,
  Skill,
  TaskCard,
  UnitKind,
} from '../rules/card-set.ts';

/** A card set with its words. What a card does is not worded here: its text is made from what it does. */

export interface Words {
  readonly title: Localized;
  /** What really happened there, or who they were. */
  readonly fact: Localized;
}

export interface WordedPoint extends FirePoint, Words {
  /** The place by its full name; the title is short enough for the plan. */
  readonly place: Localized;
}

export interface WordedSkill extends Skill, Pick<Words, 'title'>, Partial<Pick<Words, 'fact'>> {}

export interface WordedUnit extends UnitKind, Words {
  /** The real unit behind the printed name. */
  readonly subtitle: Localized;
  readonly skills: readonly WordedSkill[];
}

export interface Pack extends CardSet {
  readonly id: string;
  readonly title: Localized;
  readonly grounds: Readonly<Record<Scenario, Words>>;
  readonly scenarios: Readonly<Record<Scenario, readonly WordedPoint[]>>;
  readonly units: readonly WordedUnit[];
  /** Titles in the nominative, without a capital letter: sentences begin with other words. */
  readonly enemies: readonly (EnemyKind & Words)[];
  readonly events: readonly (EventCard & Words)[];
  readonly tasks: readonly (TaskCard & Words)[];
}
