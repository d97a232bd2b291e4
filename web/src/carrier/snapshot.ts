import type {
  Content,
  Decision,
  Fault,
  GuideStep,
  Localized,
  Outcome,
  RecordHeader,
  Seat,
  Sides,
  Viewer,
} from '@bridgehead/kernel';
import type { Changes, SealVerdict } from '@bridgehead/wire';
import type { LegalMove, LoggedEvent, LoggedStep } from '@bridgehead/kit';

export type { SaidRefusal } from '@bridgehead/kit';

/** What does not change while a table is open. */
export interface TableInfo {
  readonly id: string;
  readonly title: Localized;
  /** Everybody plays together, so people may help each other. */
  readonly cooperative: boolean;
  readonly header: RecordHeader;
  /** What every seat plays for; null where all play together. */
  readonly sides: Sides;
  /** Whom every seat may show what it means. */
  readonly fellows: readonly (readonly Seat[])[];
  readonly content: Content;
  readonly guide: readonly GuideStep[];
  /** The edition the table plays by, where the game has several. */
  readonly edition: string | undefined;
}

/** An open decision, in words. */
export interface Prompt {
  readonly decision: Decision;
  readonly text: Localized;
}

/** An event, and its line where it is worth one. */
export interface LogEvent extends LoggedEvent<unknown> {
  /** Whoever acts, where it is not the seat of the step: the enemy. */
  readonly by?: Localized;
}

/** One step of the game in words; a step that was taken back stays, marked. */
export interface LogStep extends LoggedStep<unknown> {
  /** Whoever acted; null for the set-up. */
  readonly seat: Seat | null;
  readonly told: readonly LogEvent[];
  /** Why a bot did it. */
  readonly why?: Localized;
  readonly takenBack?: true;
  /** A take-back itself: how many moves it undid. */
  readonly undid?: number;
  /** The end of the game by agreement: who resigned, or that all agreed. */
  readonly agreed?: Localized;
}

/** The take-back on offer: to which length of the line, and whose consent it needs. */
export interface TakeBackOffer {
  readonly seat: Seat;
  readonly keep: number;
  readonly consent: readonly Seat[];
}

/** How a game ended; the words say as well that moves were taken back for it. */
export interface GameResult {
  readonly outcome: Outcome;
  readonly text: Localized;
  readonly takeBacks: boolean;
}

/** A table as one viewer sees it at one moment. */
export interface Snapshot {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly view: unknown;
  /** No person knows anything now that the others must not see: one screen can be shared as it is. */
  readonly isOpen: boolean;
  readonly prompts: readonly Prompt[];
  readonly legal: readonly LegalMove<unknown>[];
  /** How many steps lie before those of the log: they are told when somebody asks for them. */
  readonly from: number;
  readonly log: readonly LogStep[];
  readonly result: GameResult | null;
  readonly takeBack: TakeBackOffer | null;
}

/** How a viewer saw the table once so many steps had been made. */
export interface PastView {
  readonly seq: number;
  readonly view: unknown;
}

/** What is to be changed in a snapshot to make it the next one. */
export interface SnapshotChange {
  /** In everything but the log. */
  readonly changed: Changes;
  /** Steps that are new, or that are told in another way. */
  readonly log: readonly LogStep[];
}

/** A move somebody good would make in the viewer's place: what it is, and why. */
export interface AdvisedMove extends LegalMove<unknown> {
  readonly text: Localized;
  readonly why: Localized | undefined;
}

/** What is known about a game once it is over, or of a record as far as it goes. */
export interface Verdict {
  readonly fault: Fault | null;
  /** Everything that everybody heard, in order. */
  readonly story: readonly unknown[];
}

/** And whose word it is. */
export interface SealedVerdict extends Verdict {
  readonly seal: SealVerdict;
}
