import type { Outcome, Seat } from '@bridgehead/kernel';
import type { OptionalRules } from './options.ts';
import type { Stage } from './stage.ts';
import type { TableSize } from './terrain/generate.ts';

/** A piece by its place in the state's list: it keeps its number when it is destroyed. */
export type PieceId = number;
/** A squad by its place in the state's list. */
export type SquadId = number;
/** Which pilot, which machine, which piece: none. */
export const NONE: PieceId = -1;

/**
 * Where a piece is. `reserve`: not set up yet. `aboard`: a pilot. `deserted` ran off the table, `left` it over a mission's
 * exit edge and is not destroyed.
 */
export const STATUSES = ['reserve', 'table', 'aboard', 'destroyed', 'deserted', 'left'] as const;
export type Status = (typeof STATUSES)[number];

/** On the table: centre, base level and heading, a vector of any length but 0. Meaningless unless the status is `table`. */
export interface Placed {
  status: Status;
  x: number;
  y: number;
  z: number;
  hx: number;
  hy: number;
}

export interface Soldier extends Placed {
  readonly kind: 'soldier';
  readonly squad: SquadId;
  /** Its place in the squad's armlist. */
  readonly model: number;
  /** The machine it pilots. */
  machine: PieceId;
  /** It acts once a tour, on foot or as a pilot (BRP-3.3). */
  hasActed: boolean;
  /** It ran this tour, and acts no more in it (BRP-11.2). */
  panics: boolean;
}

export interface Machine extends Placed {
  readonly kind: 'machine';
  readonly model: string;
  /** Places in the arsenal of its kind. */
  readonly weapons: readonly number[];
  /** Whoever brought it to the table; whose it is now. A pilotless machine stays its last owner's. */
  readonly owner: Seat;
  seat: Seat;
  /** Where its cabin looks: the heading, but for walkers (BRP-4.2). */
  cx: number;
  cy: number;
  isFlying: boolean;
  durability: number;
  ammo: number;
  pilot: PieceId;
  /** The tour in which this pilot came aboard: the machine acts from the next one on (BRP-9.1). */
  since: number;
  hasActed: boolean;
}

export interface Gun extends Placed {
  readonly kind: 'gun';
  readonly model: string;
  readonly owner: Seat;
  seat: Seat;
  durability: number;
  ammo: number;
  /** Shots fired this tour, whoever served it (BRP-7.6). */
  shots: number;
  /** It was moved in somebody's activation this tour (BRP-4.1.5). */
  hasMoved: boolean;
  /** A mission forbids to shoot at it (BRP-12.4). */
  readonly isSpared: boolean;
}

/** BRP-12.4: what a mission is about. It is no target and cannot be hurt. */
export const LOADS = ['cargo', 'prisoner'] as const;
export interface Load extends Placed {
  readonly kind: 'load';
  readonly role: (typeof LOADS)[number];
  hasMoved: boolean;
}

export type Piece = Soldier | Machine | Gun | Load;

export interface Squad {
  readonly seat: Seat;
  readonly model: string;
  hasActed: boolean;
}

/** BRP-0.3: a layout of the content by its id, or a table put together from a number. */
export type GroundRef = { readonly layout: string } | { readonly seed: number; readonly size: TableSize };

/** What never changes once the game is set up. */
export interface Arrangement {
  readonly mission: string;
  readonly ground: GroundRef;
  /** The side of every seat: allies share one (BRP-12.3). */
  readonly sides: readonly number[];
  readonly rules: OptionalRules;
}

export interface State extends Arrangement {
  stage: Stage;
  /** The first tour is 1; 0 before it. */
  tour: number;
  /** Seats in the order they act this tour. */
  order: readonly Seat[];
  squads: Squad[];
  pieces: Piece[];
  /** What the armies cost, by seat; null until one was brought. */
  costs: (number | null)[];
  /** Seats without a soldier (BRP-12.1): what they had is nobody's. */
  out: Seat[];
  /** Seats that used their refill (BRP-7.7). */
  refilled: Seat[];
  /** Points of a mission that counts them, by side. */
  scores: number[];
  /** Questions asked so far: it names the next one. */
  asked: number;
  /** The mission's goal that decided, by its place in the list; null if none did. */
  goal: number | null;
  outcome: Outcome | null;
}

/** Written out by hand, since copying is in the path of every move and every bot's thought. */
export function cloneState(state: State): State {
  return {
    mission: state.mission,
    ground: state.ground,
    sides: state.sides,
    rules: state.rules,
    stage: state.stage,
    tour: state.tour,
    order: state.order,
    squads: state.squads.map(({ seat, model, hasActed }) => ({ seat, model, hasActed })),
    pieces: state.pieces.map(clonePiece),
    costs: state.costs.slice(),
    out: state.out.slice(),
    refilled: state.refilled.slice(),
    scores: state.scores.slice(),
    asked: state.asked,
    goal: state.goal,
    outcome: state.outcome,
  };
}

function clonePiece(piece: Piece): Piece {
  return { ...piece };
}
