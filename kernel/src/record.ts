import type { Outcome, Seat, SeatKind } from './contract.ts';
import type { Options } from './manifest.ts';
import type { Seed } from './seed.ts';

export const RECORD_FORMAT = 'bridgehead-record/1';

/** Whoever sat there: a name for people, and the bot's strength where it was one. */
export interface SeatLabel {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot?: string;
}

export interface RecordHeader {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly content: { readonly id: string; readonly hash: string };
  readonly options: Options;
  readonly seats: readonly SeatLabel[];
  /** SHA-256 of the seed, published before the first move. */
  readonly commitment: string;
}

export interface MoveEntry {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly decision: string;
  readonly move: unknown;
  /** The chance this move used, result by result. */
  readonly chance?: readonly number[];
}

/** A move taken back is not erased: the record says who took back how far, and who agreed. */
export interface UndoEntry {
  readonly kind: 'undo';
  readonly seat: Seat;
  /** How many of the moves that counted until then still count. */
  readonly keep: number;
  readonly consent?: readonly Seat[];
}

export type Entry = MoveEntry | UndoEntry;

/** What the table publishes when the game is over: with it anybody can verify the dice. */
export interface Closing {
  readonly seed: Seed;
  readonly hash: string;
  readonly outcome: Outcome;
}

/** A whole game. Replaying it gives the same state, bit for bit, on every machine. */
export interface GameRecord {
  readonly header: RecordHeader;
  /** The chance that setting up used. */
  readonly setup: readonly number[];
  readonly entries: readonly Entry[];
  readonly closing?: Closing;
}

export function writeRecord(record: GameRecord): string {
  const { header, setup, entries, closing } = record;
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const members = [
    `  "header": ${JSON.stringify(header)}`,
    `  "setup": ${JSON.stringify(setup)}`,
    `  "entries": [${lines && `\n${lines}\n  `}]`,
  ];
  if (closing) members.push(`  "closing": ${JSON.stringify(closing)}`);
  return `{\n${members.join(',\n')}\n}\n`;
}
