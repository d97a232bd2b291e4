import type { Seat } from '@bridgehead/kernel';
import type { Enemy, EventDeckCard, Phase, Point, SkillCard, Unit } from './state.ts';
import type { Effect, Timing } from './vocabulary.ts';

/**
 * What is still to be done is data on a stack, so that a decision inside a decision survives a restart. A task that needs an
 * answer puts a question on top of itself; the answer is left at the end of its `picks`, and it is tried again. Tasks are never changed,
 * only replaced: states share them.
 */
export type Task =
  | PhaseTask
  | EffectTask
  | DealTask
  | Window
  | Check
  | Division
  | Question
  /** What a phase has still to do when everything before it is done. */
  | { readonly task: 'reinforce'; readonly card: EventDeckCard }
  | { readonly task: 'divide'; readonly stood: readonly Point[] }
  | { readonly task: 'capture' | 'turnOver' }
  | { readonly task: 'property'; readonly point: Point }
  /** A card leaves the hand's owner for good or for the discard when its text is done; «+1 action» comes after the text. */
  | { readonly task: 'played'; readonly unit: Unit; readonly card: SkillCard };

export interface PhaseTask {
  readonly task: 'phase';
  readonly phase: Exclude<Phase, 'setup'>;
}

/** Where an effect comes from. */
export interface Source {
  readonly card: { readonly of: 'skill' | 'event' | 'task' | 'point'; readonly id: number };
  /** The unit whose card it is; null where it is nobody's. */
  readonly unit: Unit | null;
  /** Its fire point when the card was played, or the one whose property it is; null for events and tasks. */
  readonly point: Point | null;
  /** Enemies a reaction to an arrival may hit, or the attackers of a check that was passed. */
  readonly prey?: readonly Enemy[];
}

export interface EffectTask {
  readonly task: 'effect';
  readonly effect: Effect;
  readonly by: Source;
  /** A later attack of a card may be waived. */
  readonly mayWaive?: boolean;
  /** Enemies it has attacked already. */
  readonly hit?: readonly Enemy[];
  readonly picks?: readonly number[];
}

/** Reinforcements, point after point, then a window for each. */
export interface DealTask {
  readonly task: 'deal';
  readonly slots: readonly Point[];
  /** By enemies who stand there (RUB-8). */
  readonly isCalled?: true;
}

/** Everybody who could react by what is known to all is asked at once; the lowest-numbered unit's reaction is played, and all are asked again. */
export interface Window {
  readonly task: 'window';
  readonly at: Timing | 'lull';
  /** NOWHERE in a lull. */
  readonly point: Point;
  /** The unit that checks. */
  readonly checked?: Unit;
  /** Enemies that have just come, or the attackers of the check. */
  readonly prey?: readonly Enemy[];
  /** Whoever has not answered yet. */
  readonly waiting: readonly Seat[];
  /** What was answered so far; a secret until all have. */
  readonly answers: readonly {
    readonly seat: Seat;
    readonly reaction: Reaction | null;
    /** Does not want to be asked again this turn. */
    readonly rests: boolean;
  }[];
}

/** A skill card of a unit, or a token of the point (after a failed roll). */
export type Reaction =
  | { readonly unit: Unit; readonly card: SkillCard }
  | { readonly token: true; readonly unit: Unit };

export const CHECK_STAGES = ['retreat', 'before', 'failed', 'doomed', 'passed', 'leave'] as const;
/** One unit's check of defence (RUB-6.4). */
export interface Check {
  readonly task: 'check';
  readonly unit: Unit;
  readonly point: Point;
  readonly attackers: readonly Enemy[];
  readonly stage: (typeof CHECK_STAGES)[number];
  readonly retreats: boolean;
  /** Bonuses on this check alone, from reactions before the roll. */
  readonly bonus: number;
  /** The best total so far; null before the first roll. */
  readonly best: number | null;
  readonly isSaved: boolean;
  readonly picks?: readonly number[];
}

/** Which enemy attacks which unit on one point, and in which order the units check. */
export interface Share {
  /** Beside the point's attackers in the order they stand: the unit each attacks. */
  readonly on: readonly Unit[];
  readonly order: readonly Unit[];
}

export interface Division {
  readonly task: 'division';
  /** Where each unit stood when the defence began: nobody is attacked where they came later (RUB-6.8). */
  readonly stood: readonly Point[];
  /** One for every point where there is something to decide. */
  readonly shares: readonly {
    readonly point: Point;
    readonly proposer: Seat;
    /** Enemies to be divided. */
    readonly attackers: readonly Enemy[];
    readonly share: Share;
    readonly isShown: boolean;
    /** Somebody has objected to the share: shown again as it is, it stands. */
    readonly isContested: boolean;
    /** Names what is asked about it now. */
    readonly round: number;
    /** Commanders there who have not agreed yet. */
    readonly waiting: readonly Seat[];
  }[];
}

/** One seat must choose; `from` are enemies, units, points, skill cards, deck cards or alternatives. */
export interface Question {
  readonly task: 'question';
  readonly about:
    | 'enemy'
    | 'enemies'
    | 'unit'
    | 'point'
    | 'discard'
    | 'recover'
    | 'order'
    | 'alternative'
    | 'destination';
  readonly seat: Seat;
  /** The unit whose cards, place or attack it is about. */
  readonly unit?: Unit;
  readonly from: readonly number[];
  readonly least: number;
  readonly most: number;
  /** What the choice is for. */
  readonly by: Source | null;
  readonly effect?: Effect['do'];
}
