import type { Seat } from '@bridgehead/kernel';
import type { PieceId, SquadId } from './state.ts';

/**
 * What is asked now. A battle nests nothing deeper than an activation, so one stage is enough: it is never changed, only
 * replaced, and states share it. Dice, damage, panic and landings ask nobody anything and are over when a move is.
 */
export type Stage = Muster | Deployment | Initiative | Turn | Activation | { readonly stage: 'over' };

/** Armies are brought openly in the order of seats, so that each can match the costs of those before (BRP-1.5). */
export interface Muster {
  readonly stage: 'muster';
  readonly seat: Seat;
}

/** BRP-1.6: unit by unit in turn. */
export interface Deployment {
  readonly stage: 'deploy';
  readonly seat: Seat;
  /** Seats in turn, whoever won the roll first. */
  readonly order: readonly Seat[];
}

/** BRP-3.1: whoever rolled highest says who acts in which order. */
export interface Initiative {
  readonly stage: 'initiative';
  readonly seat: Seat;
}

/** BRP-3.2: a unit is to be chosen. */
export interface Turn {
  readonly stage: 'turn';
  readonly seat: Seat;
}

/** A squad, or a machine or gun by its piece. Guns are units only while armies are set up. */
export type Unit = { readonly squad: SquadId } | { readonly piece: PieceId };

export function isSameUnit(one: Unit, other: Unit): boolean {
  return 'squad' in one
    ? 'squad' in other && one.squad === other.squad
    : 'piece' in other && one.piece === other.piece;
}

export interface Activation {
  readonly stage: 'act';
  readonly seat: Seat;
  readonly unit: Unit;
  /** Whoever acts now: the machine, or the soldier whose turn in the squad has begun; NONE between soldiers. */
  readonly actor: PieceId;
  readonly deeds: Deeds;
  /** Enemies it has run into: it fights one of them before anything else (BRP-4.1.1). Empty if none. */
  readonly contact: readonly PieceId[];
}

/** What the actor has done of what it may do once (BRP-3.2.1). */
export interface Deeds {
  /** A flyer has two moves. */
  readonly moves: number;
  readonly hasFought: boolean;
  /** What it has fired: its own weapon, places in the machine's arsenal, or the gun it serves, once a shot. */
  readonly shots: readonly Shot[];
  /** The shooting action is over: something else was done after it began. */
  readonly hasShot: boolean;
}

export type Shot = 'own' | 'grenade' | { readonly weapon: number } | { readonly gun: PieceId };

/** The gun that is fired; null where something else is. */
export function gunIn(shot: Shot): PieceId | null {
  return typeof shot === 'object' && 'gun' in shot ? shot.gun : null;
}

export function isSameShot(one: Shot, other: Shot): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return 'gun' in one
    ? 'gun' in other && one.gun === other.gun
    : 'weapon' in other && one.weapon === other.weapon;
}

export const NOTHING_DONE: Deeds = { moves: 0, hasFought: false, shots: [], hasShot: false };
