import type { Seat } from '@bridgehead/kernel';
import type { CardSet, EnemyKind, EventCard, FirePoint, Skill, TaskCard } from './card-set.ts';
import {
  type Enemy,
  type EventDeckCard,
  NOBODY,
  NOWHERE,
  type OpenPosition,
  type Point,
  type PointState,
  SKILLS,
  type SkillCard,
  type State,
  type Unit,
  type UnitState,
} from './state.ts';
import type { Trait } from './vocabulary.ts';

/** What can be read off the table: rules, bots and views ask the same questions. */

export type Field = Readonly<Pick<OpenPosition, 'points' | 'units'>>;

export function pointAt(field: Pick<Field, 'points'>, point: Point): PointState {
  return field.points[point] as PointState;
}

export function unitBy(field: Pick<Field, 'units'>, unit: Unit): UnitState {
  return field.units[unit] as UnitState;
}

export function firePoint(set: CardSet, { scenario }: Pick<State, 'scenario'>, point: Point): FirePoint {
  return set.scenarios[scenario][point] as FirePoint;
}

/** What every card number stands for, worked out once for a set: it is asked all the time. */
interface Index {
  readonly kinds: readonly EnemyKind[];
  readonly skills: readonly Skill[];
  readonly callers: readonly Caller[];
}

/** A kind that calls others (RUB-7.1), and how. */
interface Caller {
  readonly kind: EnemyKind;
  readonly calls: Extract<Trait, { trait: 'calls' }>;
}

const indexes = new WeakMap<CardSet, Index>();

function indexOf(set: CardSet): Index {
  const known = indexes.get(set);
  if (known) return known;
  const index = {
    kinds: set.enemies.flatMap(copiesOf),
    skills: set.units.flatMap(({ skills }) => skills.flatMap(copiesOf)),
    callers: set.enemies.flatMap((kind) => {
      const calls = traitOf(kind, 'calls');
      return calls ? [{ kind, calls }] : [];
    }),
  };
  indexes.set(set, index);
  return index;
}

function copiesOf<Card extends { readonly copies: number }>(card: Card): Card[] {
  return Array.from({ length: card.copies }, () => card);
}

export function kindOf(set: CardSet, enemy: Enemy): EnemyKind {
  return indexOf(set).kinds[enemy] as EnemyKind;
}

export function callersOf(set: CardSet): readonly Caller[] {
  return indexOf(set).callers;
}

export function traitOf<Name extends Trait['trait']>(
  kind: EnemyKind,
  name: Name,
): Extract<Trait, { trait: Name }> | undefined {
  for (const trait of kind.traits) {
    if (trait.trait === name) return trait as Extract<Trait, { trait: Name }>;
  }
  return undefined;
}

export function hasTrait(set: CardSet, enemy: Enemy, name: Trait['trait']): boolean {
  return traitOf(kindOf(set, enemy), name) !== undefined;
}

export function unitOf(card: SkillCard): Unit {
  return Math.floor(card / SKILLS);
}

export function skillOf(set: CardSet, card: SkillCard): Skill {
  return indexOf(set).skills[card] as Skill;
}

/** The ten cards of a unit, as the content lists them. */
export function skillCardsOf(unit: Unit): SkillCard[] {
  return Array.from({ length: SKILLS }, (_, place) => unit * SKILLS + place);
}

export function isTask(set: CardSet, card: EventDeckCard): boolean {
  return card >= set.events.length;
}

export function eventOf(set: CardSet, card: EventDeckCard): EventCard {
  return set.events[card] as EventCard;
}

export function taskOf(set: CardSet, card: EventDeckCard): TaskCard {
  return set.tasks[card - set.events.length] as TaskCard;
}

export function livingUnits({ units }: Pick<Field, 'units'>): Unit[] {
  const living: Unit[] = [];
  for (let unit = 0; unit < units.length; unit++) if (units[unit]?.isAlive) living.push(unit);
  return living;
}

/** In the order of their numbers. */
export function unitsAt({ units }: Pick<Field, 'units'>, point: Point): Unit[] {
  const here: Unit[] = [];
  for (let unit = 0; unit < units.length; unit++) {
    const { isAlive, at } = units[unit] as UnitState;
    if (isAlive && at === point) here.push(unit);
  }
  return here;
}

export function isManned({ units }: Pick<Field, 'units'>, point: Point): boolean {
  for (const { isAlive, at } of units) if (isAlive && at === point) return true;
  return false;
}

export function heldPoints({ points }: Pick<Field, 'points'>): Point[] {
  const held: Point[] = [];
  for (let point = 0; point < points.length; point++) if (points[point]?.isHeld) held.push(point);
  return held;
}

export function otherHeldPoints(field: Pick<Field, 'points'>, point: Point): Point[] {
  return heldPoints(field).filter((other) => other !== point);
}

export function commanderOf(field: Pick<Field, 'units'>, unit: Unit): Seat {
  return unitBy(field, unit).commander;
}

/** The living units of a seat, in the order of their numbers. */
export function unitsOf(field: Pick<Field, 'units'>, seat: Seat): Unit[] {
  return livingUnits(field).filter((unit) => commanderOf(field, unit) === seat);
}

/** Whoever chooses where no unit is concerned: the commander of the lowest-numbered living unit (RUB-4.2). */
export function leader({ units }: Pick<Field, 'units'>): Seat {
  return units.find(({ isAlive }) => isAlive)?.commander ?? NOBODY;
}

/** Seats with a living unit; the others are out of the game (RUB-6.6). */
export function seatsInPlay({ units }: Pick<Field, 'units'>): Seat[] {
  const seats: Seat[] = [];
  for (const { isAlive, commander } of units) {
    if (isAlive && !seats.includes(commander)) seats.push(commander);
  }
  return seats.sort((one, other) => one - other);
}

export function metTasks({ tasks }: Pick<OpenPosition, 'tasks'>): EventDeckCard[] {
  return tasks.filter(({ isMet }) => isMet).map(({ task }) => task);
}

/** The fire point where an enemy stands; NOWHERE if it stands on none. */
export function enemyAt({ points }: Pick<Field, 'points'>, enemy: Enemy): Point {
  for (let point = 0; point < points.length; point++) {
    if (points[point]?.enemies.includes(enemy)) return point;
  }
  return NOWHERE;
}

/** Tokens that lie on no fire point. */
export function tokensInSupply({ points }: Pick<Field, 'points'>, all: number): number {
  let left = all;
  for (const { tokens } of points) left -= tokens;
  return left;
}
