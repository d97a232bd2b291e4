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

/** RUB-1.2 */
export const SKILLS = 10;

export const NOWHERE: Point = -1;
/** Among the places an enemy may be sent to: the bottom of the fresh forces. */
export const BOTTOM: Point = 4;
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
  /** The turn in which an enemy or unit was last destroyed or a point captured (RUB-2.3). */
  lastLoss: number;
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

/** What nobody knows wholly, and what is being resolved. */
export type Hidden = Pick<State, 'agenda' | 'hands' | 'decks' | 'fresh' | 'events'>;

/**
 * A copy of the open part with these hidden parts. Written out by hand, since copying is in the path of every move and
 * every bot's thought: an object begun by a spread and added to would be of a shape of its own each time, and slow
 * wherever it is read.
 */
export function stateFrom(open: Arrangement & Readonly<OpenPosition>, hidden: Hidden): State {
  return {
    scenario: open.scenario,
    seats: open.seats,
    phase: open.phase,
    turn: open.turn,
    points: open.points.map(clonePoint),
    units: open.units.map(cloneUnit),
    fallen: open.fallen.slice(),
    tasks: open.tasks.map(({ task, isMet }) => ({ task, isMet })),
    eventDiscard: open.eventDiscard.slice(),
    tasksUsed: open.tasksUsed.slice(),
    held: open.held.slice(),
    retreatBonus: open.retreatBonus,
    resting: open.resting.slice(),
    acted: open.acted.slice(),
    asked: open.asked,
    lastLoss: open.lastLoss,
    outcome: open.outcome,
    agenda: hidden.agenda,
    hands: hidden.hands,
    decks: hidden.decks,
    fresh: hidden.fresh,
    events: hidden.events,
  };
}

export function cloneState(state: State): State {
  return stateFrom(state, {
    agenda: state.agenda.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    decks: state.decks.map(cloneDeck),
    fresh: cloneDeck(state.fresh),
    events: cloneDeck(state.events),
  });
}

function clonePoint(point: PointState): PointState {
  return {
    isHeld: point.isHeld,
    tokens: point.tokens,
    enemies: point.enemies.slice(),
    fury: point.fury,
    cover: point.cover,
    withheld: point.withheld,
  };
}

function cloneUnit(unit: UnitState): UnitState {
  return {
    commander: unit.commander,
    at: unit.at,
    isAlive: unit.isAlive,
    actions: unit.actions,
    hasEnded: unit.hasEnded,
    steady: unit.steady,
    inspired: unit.inspired,
    nextInspired: unit.nextInspired,
    isSpent: unit.isSpent,
    isRenewed: unit.isRenewed,
    discard: unit.discard.slice(),
    gone: unit.gone.slice(),
  };
}

function cloneDeck({ cards, seen }: Deck): Deck {
  return { cards: cards.slice(), seen: seen.slice() };
}
