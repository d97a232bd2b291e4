import type { Outcome, Seat } from '@bridgehead/kernel';
import type { Task } from './agenda.ts';
import type { Scenario } from './card-set.ts';

/** A fire point by its place in the line: 0 to 3. */
export type Point = number;
/** A unit by its number less one: 0 to 4. */
export type Unit = number;
/** A card of the fresh forces. Kinds follow one another in the order of the content: the first 24 are the first kind. */
export type Enemy = number;
/** A skill card: unit × 10 + place in its deck as the content lists it. */
export type SkillCard = number;
/** A card of the event deck: events first, then tasks. */
export type EventDeckCard = number;

export const NOWHERE: Point = -1;
export const NOBODY: Seat = -1;

export const PHASES = ['setup', 'start', 'events', 'actions', 'defence', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Cards face down, the top last. `seen` says who knows where a card lies: one bit a seat, and `EVERYBODY`. */
export interface Deck {
  cards: number[];
  seen: number[];
}
export const EVERYBODY = 1 << 7;

export interface PointState {
  isHeld: boolean;
  tokens: number;
  /** In the order they came. */
  enemies: Enemy[];
  /** This turn only. */
  fury: number;
  cover: number;
  /** Reinforcements kept away from it this turn. */
  withheld: number;
}

export interface UnitState {
  commander: Seat;
  at: Point;
  isAlive: boolean;
  /** Action points. */
  actions: number;
  /** Its commander has declared its end (RUB-5.1). */
  hasEnded: boolean;
  /** On all its checks this turn. */
  steady: number;
  /** On all its attack rolls this turn, and on the next one alone. */
  inspired: number;
  nextInspired: number;
  /** Evacuated: the next turn begins without an action point. */
  isSpent: boolean;
  /** Its deck has been renewed this turn (RUB-4.1). */
  isRenewed: boolean;
  discard: SkillCard[];
  /** Skill cards that left the game. */
  gone: SkillCard[];
}

export interface LaidTask {
  readonly task: EventDeckCard;
  isMet: boolean;
}

/** What never changes once the game is set up. */
export interface Arrangement {
  readonly scenario: Scenario;
  readonly seats: number;
}

/** What everybody at the table can see change. */
export interface OpenPosition {
  phase: Phase;
  /** The first turn is 1. */
  turn: number;
  points: PointState[];
  units: UnitState[];
  /** Enemies destroyed. */
  fallen: Enemy[];
  tasks: LaidTask[];
  eventDiscard: EventDeckCard[];
  /** Tasks that were used. */
  tasksUsed: EventDeckCard[];
  /** Enemies that do not attack this turn. */
  held: Enemy[];
  /** Added to what a retreat is worth this turn. */
  retreatBonus: number;
  /** Seats that do not want to be asked about reactions again this turn. */
  resting: Seat[];
  /** How many answers each seat has given to its own question of the action phase: it names the next one. */
  acted: number[];
  /** Questions asked so far, action phase excepted: it names the next one. */
  asked: number;
  /** Turns in succession in which nothing was destroyed or captured (RUB-2.3). */
  quietTurns: number;
  outcome: Outcome | null;
}

export interface State extends Arrangement, OpenPosition {
  /** What is still to be done, the next last. Empty only in the action phase, while anybody may act, and when the game is over. */
  agenda: Task[];
  hands: SkillCard[][];
  decks: Deck[];
  fresh: Deck;
  events: Deck;
}
