import type { Decision, Outcome, RecordHeader, ToldStep, Viewer } from '@bridgehead/kernel';
import type { Changes } from './changes.ts';
import type { ClockView } from './room.ts';

/** Where the game stands. */
export interface Standing {
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
}

/** So many steps are told at once; whoever wants to read what came before asks for it. */
export const LONGEST_PAGE = 100;

/** Steps that follow one another, as one viewer hears them. */
export interface LogPage {
  /** How many steps came before these. */
  readonly from: number;
  /** How many moves counted before these. */
  readonly lineBefore: number;
  /** What was told while setting up; only before the first step. */
  readonly opening?: readonly unknown[];
  readonly steps: readonly ToldStep[];
}

/** A game for one viewer, with its newest steps up to `seq`: those that were missed, or as many as are told at once. */
export interface PlayView extends Standing, LogPage {
  readonly clock: ClockView | null;
  readonly header: RecordHeader;
  readonly viewer: Viewer;
  readonly seq: number;
  readonly view: unknown;
}

/** The next step, and what it changed: in the viewer's view, and in where the game stands. */
export interface StepMessage {
  readonly kind: 'step';
  readonly step: ToldStep;
  readonly changed: Changes;
  readonly stands: Changes;
  /** Only at a table with a clock, and then all of it: it goes on between two steps. */
  readonly clock?: ClockView;
}
