import type { Outcome, Seat, SeatKind } from './contract.ts';
import type { Options } from './manifest.ts';
import type { Seed } from './seed.ts';

export const RECORD_FORMAT = 'bridgehead-record/4';

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
  /** Set up to try things out: whoever sits there alone may go back behind chance, too. See undo.ts. */
  readonly practice?: true;
  /** The table on a server where it was played: that server seals the record when the game is over. */
  readonly table?: string;
}

export function seatKinds({ seats }: Pick<RecordHeader, 'seats'>): SeatKind[] {
  return seats.map(({ kind }) => kind);
}

export function humansOf({ seats }: Pick<RecordHeader, 'seats'>): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}

export interface MoveEntry {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly decision: string;
  readonly move: unknown;
  /** The chance this move used, result by result. */
  readonly chance?: readonly number[];
  /** What had to be found for it; then the first four of `chance` seeded the search. */
  readonly finding?: unknown;
  /** Nobody made this move: it is what stood when the seat's time had run out. */
  readonly lapsed?: true;
}

/** A move taken back is not erased: the record says who took back how far, and who agreed. */
export interface UndoEntry {
  readonly kind: 'undo';
  readonly seat: Seat;
  /** How many of the moves that counted until then still count. */
  readonly keep: number;
  readonly consent?: readonly Seat[];
}

export interface Agreement {
  readonly end: 'resigned' | 'draw';
  /** People who agreed to it, in the order of their seats: of the side that resigns, or everybody. */
  readonly by: readonly Seat[];
}

/** The game is over by the word of its people: nothing follows. See agreement.ts. */
export interface AgreedEntry extends Agreement {
  readonly kind: 'agreed';
}

export type Entry = MoveEntry | UndoEntry | AgreedEntry;

/** Whoever made an entry; of an agreement the first who agreed. */
export function authorOf(entry: Entry): Seat {
  return entry.kind === 'agreed' ? (entry.by[0] ?? 0) : entry.seat;
}

/** A game as far as it was played: what a table keeps while it goes on. */
export interface Course {
  readonly header: RecordHeader;
  /** The chance that setting up used. */
  readonly setup: readonly number[];
  readonly entries: readonly Entry[];
}

/** What the table publishes when the game is over: with it anybody can verify the dice. */
export interface Ending {
  readonly seed: Seed;
  /** Of the last state. */
  readonly hash: string;
  readonly outcome: Outcome;
}

/** `link` is the hash of the link before and of everything else that stands here: see chain.ts. */
export type Linked<Body> = Body & { readonly link: string };

export type Closing = Linked<Ending>;

/** A server's word that this is how the game was played at its table. Key and signature are Ed25519, in hexadecimal. */
export interface Seal {
  /** Milliseconds since 1970. */
  readonly closedAt: number;
  readonly key: string;
  readonly signature: string;
}

/** A whole game. Replaying it gives the same state, bit for bit, on every machine. */
export interface GameRecord extends Linked<Course> {
  readonly entries: readonly Linked<Entry>[];
  readonly closing?: Closing;
  readonly seal?: Seal;
}

export function writeRecord(record: GameRecord): string {
  const { header, setup, link, entries, closing, seal } = record;
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const members = [
    `  "header": ${JSON.stringify(header)}`,
    `  "setup": ${JSON.stringify(setup)}`,
    `  "link": ${JSON.stringify(link)}`,
    `  "entries": [${lines && `\n${lines}\n  `}]`,
  ];
  if (closing) members.push(`  "closing": ${JSON.stringify(closing)}`);
  if (seal) members.push(`  "seal": ${JSON.stringify(seal)}`);
  return `{\n${members.join(',\n')}\n}\n`;
}
