import type { LOADS } from './state.ts';

/**
 * A mission is data over a small vocabulary of goals. Wiping out the enemy wins in every one of them (BRP-12.4). Places
 * are millimetres from the centre of the table.
 */
export interface Mission {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Null: as many tours as the table's own option allows. */
  readonly tours: number | null;
  /** The side that moves first in tour 1 (BRP-3.1). */
  readonly first?: number;
  /** By side; a mission without them is played with armies that are brought. */
  readonly forces?: readonly Force[];
  readonly places: readonly Place[];
  /** Edges a side may leave the table by (BRP-0.8). */
  readonly exits: readonly { readonly side: number; readonly edge: Edge }[];
  readonly loads: readonly { readonly role: (typeof LOADS)[number]; readonly at: string }[];
  readonly scoring?: Scoring;
  /** Judged in this order; the first that holds decides. */
  readonly goals: readonly Goal[];
}

export const EDGES = ['left', 'right', 'near', 'far'] as const;
export type Edge = (typeof EDGES)[number];

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What a mission gives a side: its player only names pilots and fits machines out. */
export interface Force {
  readonly squads: readonly string[];
  readonly machines: readonly {
    readonly kind: string;
    readonly isPilotless?: true;
    readonly durability?: number;
    readonly at?: string;
  }[];
  readonly guns: readonly { readonly kind: string; readonly isSpared?: true }[];
  /** A captive stands at a place of the enemy's keeping. */
  readonly captives?: readonly { readonly squad: string; readonly at: string }[];
}

/** A point per place and tour for the side with more able soldiers within so many steps. */
export interface Scoring {
  readonly places: readonly string[];
  readonly within: number;
}

/** Judged after every action, at every tour's end, or when the last tour is over. */
export const MOMENTS = ['action', 'tour', 'last'] as const;

export interface Goal {
  readonly when: (typeof MOMENTS)[number];
  /** Who `us` is: one side, or each in turn. */
  readonly for: number | 'each';
  readonly needs: readonly Condition[];
  readonly result: 'win' | 'loss' | 'draw';
}

export type Whose = 'us' | 'them';

/** Soldiers, machines or guns, all of them or of one kind; `commander` is the dearest machine of an army. */
export interface Sort {
  readonly whose: Whose;
  readonly of: 'soldiers' | 'machines' | 'guns' | 'commander';
  readonly kind?: string;
}

export type Condition =
  /** At least this share of them is destroyed or deserted; `disabled` counts pilotless and taken machines too (BRP-12.4). */
  | { readonly is: 'destroyed' | 'disabled'; readonly what: Sort; readonly share: number }
  /** A machine that the other side began with is piloted by us, or has left the table so. */
  | { readonly is: 'taken' | 'left'; readonly what: Sort }
  /** The captive fell in an activation of ours. */
  | { readonly is: 'slew'; readonly captive: string }
  /** Touched by a soldier of ours and none of theirs; `at` one of the places, if it says so. */
  | {
      readonly is: 'held';
      readonly loads: (typeof LOADS)[number];
      readonly at?: string;
      readonly within?: number;
    }
  | { readonly is: 'freed'; readonly captive: string }
  | {
      readonly is: 'near';
      readonly what: Sort;
      readonly place: string;
      readonly within: number;
      readonly atLeast: number;
    }
  /** More points than any other side. */
  | { readonly is: 'ahead' }
  | { readonly is: 'not'; readonly this: Condition };
