import type { Decision, Outcome, RecordHeader, ToldStep, Viewer } from '@bridgehead/kernel';
import type { Changes } from './changes.ts';
import type { ClockView } from './room.ts';

/** Where the game stands. */
export interface Standing {
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
}

/** A whole game for one viewer, or what was missed of it since `from`. */
export interface PlayView extends Standing {
  readonly clock: ClockView | null;
  readonly header: RecordHeader;
  readonly viewer: Viewer;
  readonly seq: number;
  readonly view: unknown;
  /** What was told while setting up; only with the whole game. */
  readonly opening?: readonly unknown[];
  /** Steps after `from`, up to `seq`. */
  readonly from: number;
  readonly steps: readonly ToldStep[];
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
