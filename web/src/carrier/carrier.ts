import type { Agreement, Decision, GameRecord, Seat, Viewer } from '@bridgehead/kernel';
import type { Pace } from '@bridgehead/kit';
import type {
  AdvisedMove,
  PastView,
  SaidRefusal,
  Snapshot,
  TableInfo,
  TakeBackOffer,
  SealedVerdict,
} from './snapshot.ts';

/**
 * A table, wherever it is kept. The table page knows nothing else: a local table, a record being replayed and a table
 * on a server all look like this.
 */
export interface TableCarrier {
  readonly info: TableInfo;
  snapshot(): Snapshot;
  /** Calls back after every change; returns how to stop that. */
  subscribe(changed: () => void): () => void;

  /** Looks at the table through the eyes of another viewer. */
  look(viewer: Viewer): Promise<void>;
  /** Asks for a page more of the log, before what is here. */
  earlier(): Promise<void>;
  answer(decision: Decision, move: unknown): Promise<SaidRefusal | null>;
  whyNot(decision: Decision, move: unknown): Promise<SaidRefusal | null>;
  /** Asks the game about what the viewer sees; null where it does not understand the question. */
  ask(question: unknown): Promise<unknown>;
  /** What a strong player would do in the viewer's place, move by move; empty when nothing is asked of the viewer. */
  advice(): Promise<readonly AdvisedMove[]>;
  takeBack(offer: TakeBackOffer, consent: readonly Seat[]): Promise<SaidRefusal | null>;
  /** Ends the game by the word of people who are all at this screen; undefined where they are not. */
  readonly agree?: (agreement: Agreement) => Promise<SaidRefusal | null>;

  /** The table as the viewer saw it after a step, or after the first one later that is known; null where none is. */
  past(seq: number): Promise<PastView | null>;
  /** Says that everything up to this step has been seen: bots of this browser wait for it. */
  shown(seq: number): void;

  record(): Promise<GameRecord>;
  verify(): Promise<SealedVerdict>;
  close(): void;
}

/** A table kept in this browser, with its bots. */
export interface LocalCarrier extends TableCarrier {
  setPace(pace: Pace): void;
}

/** A record that is played again: the same table, and a place in time. */
export interface ReplayCarrier extends TableCarrier {
  /** How many steps there are; `snapshot().seq` says how many are shown. */
  readonly length: number;
  seek(seq: number): Promise<void>;
}
