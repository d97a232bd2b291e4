import {
  type AnyGame,
  type Decision,
  type GameRecord,
  humansOf,
  judge,
  kernelRefusal,
  type KeptStep,
  playableBy,
  Problem,
  type Reason,
  type Refusal,
  replay,
  type Seat,
  type Seed,
  type Table,
  type Viewer,
  verify,
} from '@bridgehead/kernel';
import type { Refused, Snapshot, TakeBack, Verdict } from '../carrier/snapshot.ts';
import { recordOf, type StoredEntry, type StoredGame, type StoredTable } from '../storage/tables.ts';
import { refused } from './plan.ts';
import { storyOf, tell } from './story.ts';
import { legalMoves, snapshotOf, type Telling } from './telling.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

/** Where a table writes, and who hears of it. */
export interface TableOutlets {
  readonly append: (table: StoredTable, entry: StoredEntry) => Promise<void>;
  readonly changed: (step: KeptStep) => void;
}

/**
 * A table kept in this browser. An entry is on disk before anybody hears of it: whatever was shown survives a reload,
 * a crash and a flat battery.
 */
export class LocalTable {
  readonly game: AnyGame;
  readonly #seed: Seed;
  readonly #table: AnyTable;
  readonly #steps: KeptStep[];
  readonly #outlets: TableOutlets;
  #stored: StoredTable;
  /** Writes wait for one another, so that entries reach the disk in their order. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(game: AnyGame, stored: StoredGame, seed: Seed, outlets: TableOutlets) {
    const { manifest } = game.rules;
    const { rules } = stored.table.header;
    if (rules !== manifest.version) throw cannotContinue(playableBy(manifest, rules));
    const { table, steps, fault } = replay(game.rules, recordOf(stored), seed);
    if (!table || fault) throw cannotContinue(null);
    this.game = game;
    this.#seed = seed;
    this.#table = table;
    this.#steps = steps.map(({ entry, progress }, index) => ({
      seq: index + 1,
      entry,
      events: progress?.events ?? [],
      why: stored.entries[index]?.why,
    }));
    this.#stored = stored.table;
    this.#outlets = outlets;
  }

  get state(): unknown {
    return this.#table.state;
  }

  get seq(): number {
    return this.#steps.length;
  }

  get lastMover(): Seat | undefined {
    const entry = this.#steps.at(-1)?.entry;
    return entry?.kind === 'move' ? entry.seat : undefined;
  }

  telling(viewer: Viewer): Telling {
    const { header, opening, state, outcome } = this.#table;
    const isOver = outcome !== null;
    return tell({ game: this.game, header, opening, steps: this.#steps, state, isOver }, viewer);
  }

  snapshot(viewer: Viewer): Snapshot {
    const telling = this.telling(viewer);
    const legal = legalMoves(this.game, this.#table.state, telling.pending, viewer);
    return snapshotOf(telling, legal, this.#takeBackFor(viewer));
  }

  /**
   * `seq` is the moment a bot looked at: an answer to an older question is dropped without a word. A window is open as
   * long as its seat is asked.
   */
  answer(decision: Decision, move: unknown, bot?: { why: Reason; seq: number }): Promise<Refused | null> {
    return this.#inOrder(async () => {
      if (bot && bot.seq !== this.seq && !this.#isOpenWindow(decision)) return null;
      const progress = this.#table.answer({ seat: decision.seat, decision: decision.id, move });
      if ('refusal' in progress) return refused(this.game, progress.refusal);
      await this.#keep(progress.events, bot?.why);
      return null;
    });
  }

  whyNot(decision: Decision, move: unknown): Refused | null {
    const answer = { seat: decision.seat, decision: decision.id, move };
    const judged = judge(this.game.rules, this.#table.state, answer);
    return 'refusal' in judged ? refused(this.game, judged.refusal) : null;
  }

  takeBack({ seat, keep }: TakeBack, consent: readonly Seat[]): Promise<Refused | null> {
    return this.#inOrder(async () => {
      const refusal = this.#table.undo(seat, keep, consent);
      if (refusal) return refused(this.game, refusal.refusal);
      await this.#keep([]);
      return null;
    });
  }

  record(): GameRecord {
    return this.#table.record(this.#seed);
  }

  verify(): Verdict {
    const { fault } = verify(this.game.rules, this.game.content.hash, this.record());
    return { fault, story: storyOf({ opening: this.#table.opening, steps: this.#steps }) };
  }

  async #keep(events: KeptStep['events'], why?: Reason): Promise<void> {
    const { entries, outcome } = this.#table;
    const entry = entries.at(-1);
    if (!entry) return;
    const closing = outcome ? this.record().closing : undefined;
    const stored = {
      ...this.#stored,
      entries: entries.length,
      changedAt: Date.now(),
      ...(closing && { closing }),
    };
    await this.#outlets.append(stored, { entry, ...(why && { why }) });
    this.#stored = stored;
    const step = { seq: entries.length, entry, events, why };
    this.#steps.push(step);
    this.#outlets.changed(step);
  }

  #isOpenWindow({ id, window }: Decision): boolean {
    return window !== undefined && this.game.rules.pending(this.state).some((open) => open.id === id);
  }

  #takeBackFor(viewer: Viewer): TakeBack | null {
    if (viewer === 'spectator' || this.#table.outcome) return null;
    const handedOver = this.#handedOver();
    if (handedOver) return handedOver;
    const keep = this.#table.line.findLastIndex((move) => move.seat === viewer);
    if (keep < 0) return null;
    const free = this.#table.refuseUndo(viewer, keep) === null;
    return { seat: viewer, keep, consent: free ? [] : humansOf(this.#table.header) };
  }

  /**
   * Where nobody has secrets a shared screen turns to the next player at once: whoever has just moved may still take
   * back there what is theirs to take back.
   */
  #handedOver(): TakeBack | null {
    const { line, header } = this.#table;
    const last = line.at(-1);
    const isOpen = this.game.rules.manifest.hiddenInformation !== 'own';
    if (!isOpen || !last || !humansOf(header).includes(last.seat)) return null;
    const keep = line.length - 1;
    return this.#table.refuseUndo(last.seat, keep) ? null : { seat: last.seat, keep, consent: [] };
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }
}

function cannotContinue(refusal: Refusal | null): Problem {
  const why = (refusal && kernelRefusal(refusal)) ?? {
    ru: 'Этот стол начат по другой версии правил.',
    en: 'This table was begun under another version of the rules.',
  };
  return new Problem({
    ru: `${why.ru} Продолжить партию нельзя. Запись цела, её можно скачать.`,
    en: `${why.en} The game cannot go on. Its record is safe and can be downloaded.`,
  });
}
