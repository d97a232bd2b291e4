import type { LOADS } from './state.ts';
import type { Zone } from './zones.ts';

/**
 * A mission is data over a small vocabulary of goals. Wiping out the enemy wins in every one of them (BRP-12.4). Places
 * and zones are millimetres from the centre of the table.
 */
export interface Mission {
  readonly id: string;
  /** The table it is fought on; without one the players choose. */
  readonly layout?: string;
  /** Null: as many tours as the table's own option allows. */
  readonly tours: number | null;
  /** The side that moves first in tour 1 (BRP-3.1). */
  readonly first?: number;
  /** By side; a mission without them is played with armies that are brought. */
  readonly forces?: readonly Force[];
  /** By side; without them BRP-1.6 says where armies are set up. */
  readonly zones?: readonly Zone[];
  readonly places: readonly Place[];
  /** Edges a side may leave the table by (BRP-0.8). */
  readonly exits: readonly { readonly side: number; readonly edge: Edge }[];
  readonly loads: readonly { readonly role: LoadRole; readonly at: string }[];
  readonly scoring?: Scoring;
  /** Judged in this order; the first that holds decides. */
  readonly goals: readonly Goal[];
}

export const EDGES = ['left', 'right', 'near', 'far'] as const;
export type Edge = (typeof EDGES)[number];

export type LoadRole = (typeof LOADS)[number];

/** Distances to it are measured flat, from its edge. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What a mission gives a side: its player only names pilots and fits machines out. */
export interface Force {
  readonly squads: readonly string[];
  readonly machines: readonly GivenMachine[];
  readonly guns: readonly { readonly kind: string; readonly isSpared?: true }[];
  /** A captive stands at a place of the enemy's keeping. */
  readonly captives: readonly { readonly squad: string; readonly at: string }[];
}

export interface GivenMachine {
  readonly kind: string;
  readonly isPilotless?: true;
  /** What is left of it, where it is not sound. */
  readonly durability?: number;
  /** Where it stands when the battle begins; without a place its player sets it up. */
  readonly at?: string;
  /** What it is fitted with, where that is not for its player to choose. */
  readonly weapons?: readonly number[];
}

/** A point per place and tour for the side with more able soldiers within so many steps. */
export interface Scoring {
  readonly places: readonly string[];
  readonly within: number;
}

/** Judged after every action, at every tour's end, or when the last tour is over. */
export const MOMENTS = ['action', 'tour', 'last'] as const;
export type Moment = (typeof MOMENTS)[number];

export const RESULTS = ['win', 'loss', 'draw'] as const;

/** Who `us` is: one side, or each in turn. */
export interface Goal {
  readonly when: Moment;
  readonly for: number | 'each';
  readonly needs: readonly Condition[];
  readonly result: (typeof RESULTS)[number];
}

/** Soldiers or machines, all of them or of one kind, by whoever brought them; `commanders` are the dearest machines of armies. */
export interface Sort {
  readonly whose: 'us' | 'them';
  readonly of: 'soldiers' | 'machines' | 'commanders';
  readonly kind?: string;
}

/**
 * What became of pieces. `destroyed` includes deserted soldiers; `lost` what an enemy holds and what belonged to a player who
 * is out; `disabled` also what has no pilot (BRP-12.4); `left` the table in an enemy's hands.
 */
export const FATES = ['destroyed', 'lost', 'disabled', 'left'] as const;
export type Fate = (typeof FATES)[number];

export type Condition =
  /** At least this share of them. */
  | { readonly is: Fate; readonly what: Sort; readonly share: number }
  /** The captive fell in an activation of ours. */
  | { readonly is: 'slew'; readonly captive: string }
  /** Touched by a soldier of ours and none of theirs. */
  | { readonly is: 'freed'; readonly captive: string }
  /** The same of every such load; near enough to a place, or in a zone of ours, if it says so. */
  | {
      readonly is: 'held';
      readonly load: LoadRole;
      readonly near?: { readonly place: string; readonly within: number };
      readonly isHome?: true;
    }
  /** So many of our soldiers on foot, near a place or in an enemy's zone. */
  | {
      readonly is: 'near';
      readonly place: string;
      readonly within: number;
      readonly kind?: string;
      readonly atLeast: number;
    }
  | { readonly is: 'inside'; readonly atLeast: number }
  /** More points than any other side. */
  | { readonly is: 'ahead' };
