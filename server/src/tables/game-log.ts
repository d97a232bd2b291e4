import {
  type Answer,
  authorOf,
  type Entry,
  type Heard,
  type Reason,
  type Refusal,
  type Seat,
} from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';
import { type EntryRow, type EntryText, OutcomeUnknown, type Storage } from '../storage/index.ts';
import { type Find, searchFor } from './finding.ts';
import { NewestPage, type Page, readPage, writeEntry } from './pages.ts';
import { Past } from './past.ts';
import {
  advance,
  type Advance,
  beginPosition,
  follow,
  type LoggedEntry,
  type Play,
  type Position,
  rewound,
} from './position.ts';
import type { Recollected, Recollections } from './recollections.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { writeTurn } from '../room/turn.ts';

/** What a message asks for, judged against the position it meets. */
export type Propose = (position: Position, at: number) => Proposed | Promise<Proposed>;

type Proposed = Advance | { readonly refusal: Refusal };

export interface Envelope {
  /** Names the message: sent again, it is answered and not applied twice. */
  readonly key: string | null;
  /** The length of the log its sender knew. */
  readonly madeAt: number;
  readonly why: Reason | null;
  readonly acknowledge: (seq: number) => void;
}

/** A message is its sender's: the same id from another seat is another message. */
export function keyOf(seat: Seat, messageId: string): string {
  return `${seat}:${messageId}`;
}

export interface LogServices {
  readonly entries: Storage['entries'];
  readonly snapshots: Storage['snapshots'];
  readonly now: () => number;
  readonly recollections: Recollections;
  readonly find: Find;
}

/** Called for every entry, in order, once it is in the log: whether this node wrote it or another. */
export type Advanced = (
  logged: LoggedEntry,
  events: readonly Heard[],
  position: Position,
  byUs: boolean,
) => void;

/**
 * Twice as long as any game. People who are at one may keep it going for ever, and whoever closes it or asks for its record
 * reads all of it.
 */
export const LONGEST_GAME = 20_000;
const SNAPSHOT_EVERY = 64;
/** A place that so many moves had to be played again for is worth a snapshot of its own. */
const FAR = SNAPSHOT_EVERY / 2;
const KEYS_REMEMBERED = 64;
const ATTEMPTS = 8;

/**
 * A game and its log. The key (table, seq) is the only lock: whoever loses it reads what the winner wrote and is
 * judged again. Callers take turns; see Serial.
 */
export class GameLog implements Recollected {
  readonly play: Play;
  /** What was told while setting up. */
  readonly opening: readonly Heard[];
  readonly past: Past;
  readonly #table: string;
  readonly #services: LogServices;
  readonly #advanced: Advanced;
  /** The newest messages and the entries they became; those before them. */
  #keys = new Map<string, number>();
  #olderKeys: ReadonlyMap<string, number> = new Map();
  #position: Position;
  #lastMover: Seat | null = null;
  #isLoaded = false;
  /** What the newest steps told; null while nobody has asked, and when it was forgotten. */
  #newest: NewestPage | null = null;

  private constructor(
    table: string,
    play: Play,
    { opening, position }: Awaited<ReturnType<typeof beginPosition>>,
    services: LogServices,
    advanced: Advanced,
  ) {
    this.#table = table;
    this.play = play;
    this.opening = opening;
    this.#position = position;
    this.#services = services;
    this.past = new Past(table, play, services);
    this.#advanced = advanced;
  }

  /** From the newest snapshot that can be trusted and what came after it; else from the beginning. */
  static async load(table: string, play: Play, services: LogServices, advanced: Advanced): Promise<GameLog> {
    const log = new GameLog(table, play, await beginPosition(play), services, advanced);
    log.#position = (await readSnapshot(play, await services.snapshots.newest(table))) ?? log.#position;
    await log.catchUp();
    log.#isLoaded = true;
    return log;
  }

  get position(): Position {
    return this.#position;
  }

  /** Whoever made the newest entry since this node has the table. */
  get lastMover(): Seat | null {
    return this.#lastMover;
  }

  /** Nothing more is played in it. */
  get isFull(): boolean {
    return this.position.seq >= LONGEST_GAME;
  }

  answer(answer: Answer, message: Envelope): Promise<{ seq: number } | { refusal: Refusal }> {
    return this.append(message, (position, at) =>
      this.isFull
        ? { refusal: refuse('game-too-long', { most: LONGEST_GAME }) }
        : this.#advance(position, answer, at),
    );
  }

  async append(
    { key, madeAt, why, acknowledge }: Envelope,
    propose: Propose,
  ): Promise<{ seq: number } | { refusal: Refusal }> {
    const done = this.#isNew(key, madeAt) ? undefined : await this.#doneBefore(key, madeAt);
    if (done !== undefined) {
      acknowledge(done);
      return { seq: done };
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const at = this.#services.now();
      const judged = propose(this.#position, at);
      // Almost nothing has to be found first: most moves go on at once.
      const proposed = judged instanceof Promise ? await judged : judged;
      if ('refusal' in proposed) return proposed;
      const { entry, events, position, moves = 0 } = proposed;
      const { seq } = position;
      const turn = writeTurn(position.pending, this.play.clock);
      const { line } = position;
      const text = writeEntry({ entry, why, events });
      const append = { table: this.#table, seq, line, turn, key, at, ...text };
      if (await this.#services.entries.append(append).catch(falseIfUnknown)) {
        acknowledge(seq);
        this.#commit({ seq, entry, why, at }, key, events, position, text);
        if (seq % SNAPSHOT_EVERY === 0 || moves > FAR) this.#keepSnapshot();
        return { seq };
      }
      await this.catchUp();
      const ours = key === null ? undefined : this.#entryOf(key);
      if (ours !== undefined) {
        acknowledge(ours);
        return { seq: ours };
      }
    }
    return { refusal: refuse('try-again') };
  }

  /** Reads what other nodes have written. */
  async catchUp(): Promise<void> {
    await this.#follow(await this.#services.entries.since(this.#table, this.#position.seq));
  }

  /** Everything that was written, in order. */
  async entries(): Promise<Entry[]> {
    if (this.#newest?.isWhole) return this.#newest.read().steps.map(({ entry }) => entry);
    const log = await this.#services.entries.since(this.#table, 0);
    await this.#follow(log.slice(this.#position.seq));
    return log.map(({ entry }) => entry);
  }

  /** What the newest steps told: read at most once, then kept as the log grows. */
  async newest(): Promise<Page> {
    this.#newest ??= new NewestPage(await this.pageUpTo(this.#position.seq));
    this.#services.recollections.keep(this);
    return this.#newest.read();
  }

  /** What the steps told that end with number `seq`. */
  pageUpTo(seq: number): Promise<Page> {
    return readPage(this.#services.entries, this.#table, Math.min(seq, this.#position.seq));
  }

  get recalled(): number {
    return this.#newest?.length ?? 0;
  }

  forget(): void {
    this.#newest = null;
  }

  /** Of a game that is over one snapshot is enough. */
  async tidyUp(): Promise<void> {
    await this.#services.snapshots.leaveNewest(this.#table);
  }

  async #follow(entries: readonly EntryRow[]): Promise<void> {
    // The states passed on the way, by how many moves counted: most take-backs lead to one of them.
    const passed = new Map<number, unknown>();
    for (const { key, ...logged } of entries) {
      const { line, state } = this.#position;
      passed.set(line, state);
      const { events, position } =
        (await follow(this.play, this.#position, logged)) ?? (await this.#followBack(logged, passed));
      this.#commit(logged, key, events, position, null);
    }
  }

  async #followBack(
    { seq, entry, at }: LoggedEntry,
    passed: ReadonlyMap<number, unknown>,
  ): Promise<Pick<Advance, 'events' | 'position'>> {
    const keep = entry.kind === 'undo' ? entry.keep : 0;
    const state = passed.get(keep) ?? (await this.past.stateAt(keep, seq - 1)).state;
    return { events: [], position: await rewound(this.play, this.#position, keep, state, at) };
  }

  /** What has to be found is found elsewhere: this table waits for it, no other does. */
  #advance(position: Position, answer: Answer, at: number): ReturnType<Propose> {
    const search = searchFor(this.play, position, answer);
    if (!search) return advance(this.play, position, answer, at);
    const { drawn } = search;
    return this.#services
      .find(this.play.game, search)
      .then((result) => advance(this.play, position, answer, at, { drawn, result }));
  }

  /** Almost every message: nothing has to be looked up for it. */
  #isNew(key: string | null, madeAt: number): boolean {
    return key === null || (madeAt === this.#position.seq && this.#entryOf(key) === undefined);
  }

  /** A message made before the log grew may be one that is in it already. */
  async #doneBefore(key: string | null, madeAt: number): Promise<number | undefined> {
    if (key === null) return undefined;
    if (madeAt > this.#position.seq) await this.catchUp();
    const known = this.#entryOf(key);
    if (known !== undefined || madeAt >= this.#position.seq) return known;
    return (await this.#services.entries.findKey(this.#table, key)) ?? undefined;
  }

  /** With the text that was written, where this node wrote it. */
  #commit(
    logged: LoggedEntry,
    key: string | null,
    events: readonly Heard[],
    position: Position,
    ours: EntryText | null,
  ): void {
    const { entry, why, seq } = logged;
    this.#position = position;
    this.#newest?.add({ seq, line: position.line, ...(ours ?? writeEntry({ entry, why, events })) });
    if (key !== null) this.#remember(key, seq);
    if (!this.#isLoaded) return;
    this.#lastMover = authorOf(entry);
    this.#advanced(logged, events, position, ours !== null);
  }

  /** Only a cache: without it the next node reads a longer log. */
  #keepSnapshot(): void {
    void this.#services.snapshots.save(this.#table, writeSnapshot(this.#position)).catch(() => {});
  }

  #remember(key: string, seq: number): void {
    if (this.#keys.size >= KEYS_REMEMBERED) {
      this.#olderKeys = this.#keys;
      this.#keys = new Map();
    }
    this.#keys.set(key, seq);
  }

  #entryOf(key: string): number | undefined {
    return this.#keys.get(key) ?? this.#olderKeys.get(key);
  }
}

/** Whether it was written, reading the log tells. */
function falseIfUnknown(error: unknown): false {
  if (error instanceof OutcomeUnknown) return false;
  throw error;
}
