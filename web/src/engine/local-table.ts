import {
  type Agreement,
  type AnyGame,
  type Answer,
  chanceFrom,
  type Decision,
  type Entry,
  type Finding,
  findingChance,
  type GameRecord,
  type Heard,
  isTakeBack,
  judge,
  type KeptStep,
  moveEntry,
  needsFinding,
  type Outcome,
  playableBy,
  type Reason,
  type Refusal,
  refuseAgreement,
  type Seat,
  type Seed,
  sidesOf,
  Sfc32,
  stateHash,
  step,
  Table,
  type Viewer,
  verify,
} from '@bridgehead/kernel';
import type { SaidRefusal, Snapshot, TakeBackOffer, Verdict } from '../carrier/snapshot.ts';
import type { Disk } from '../storage/disk.ts';
import type { StoredTable } from '../storage/tables.ts';
import { agreedIn, closingOf, recordOf } from './kept-record.ts';
import { refused } from './plan.ts';
import { Narrator, storyOf } from './story.ts';
import { cannotContinue, PAGE, Tail, type TailStep } from './tail.ts';
import { refuseTakeBack, takeBackFor } from './take-back.ts';
import { legalMoves, snapshotOf, type Telling } from './telling.ts';
import type { Think } from './thoughts.ts';

/** How often the position is written down at least, in entries. */
const POSITION_EVERY = 64;

/** What a table needs of the world around it. */
export interface Surroundings {
  readonly disk: Disk;
  /** Finds what a move needs found, elsewhere. */
  readonly think: Think;
  readonly changed: (step: KeptStep) => void;
}

/** What a table begins with or goes on from. */
interface Standing {
  readonly tail: Tail;
  readonly state: unknown;
  readonly chance: Sfc32;
  readonly opening: readonly Heard[];
}

/**
 * A table kept in this browser. An entry is on disk before anybody hears of it: whatever was shown survives a reload,
 * a crash and a flat battery.
 */
export class LocalTable {
  readonly game: AnyGame;
  readonly #seed: Seed;
  readonly #around: Surroundings;
  readonly #tail: Tail;
  #chance: Sfc32;
  readonly #opening: readonly Heard[];
  #stored: StoredTable;
  #state: unknown;
  #narrator: Narrator;
  /** Writes wait for one another, so that entries reach the disk in their order. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    game: AnyGame,
    stored: StoredTable,
    seed: Seed,
    { tail, state, chance, opening }: Standing,
    around: Surroundings,
  ) {
    this.game = game;
    this.#stored = stored;
    this.#seed = seed;
    this.#tail = tail;
    this.#state = state;
    this.#chance = chance;
    this.#opening = opening;
    this.#around = around;
    this.#narrator = this.#beginToTell();
  }

  static async open(
    game: AnyGame,
    stored: StoredTable,
    seed: Seed,
    around: Surroundings,
  ): Promise<LocalTable> {
    const { header, setup, entries, chance: reached } = stored;
    const { manifest } = game.rules;
    if (header.rules !== manifest.version) throw cannotContinue(playableBy(manifest, header.rules));
    const chance = chanceFrom(seed);
    const begun = Table.open(game.rules, header, chance);
    if (String(begun.setup) !== String(setup) || (entries > 0 && !reached)) throw cannotContinue();
    const tail = await Tail.open(game, around.disk, entries, () => begun.state);
    const standing = {
      tail,
      state: await tail.stateAfter(entries),
      chance: reached ? new Sfc32(reached) : chance,
      opening: begun.opening,
    };
    return new LocalTable(game, stored, seed, standing, around);
  }

  /** What is asked of anybody; nothing any more once it is over, by the rules or by agreement. */
  get pending(): readonly Decision[] {
    return this.#agreed ? [] : this.game.rules.pending(this.#state);
  }

  get #agreed(): Outcome | null {
    return agreedIn(this.game, this.#stored, this.#tail.steps);
  }

  get #outcome(): Outcome | null {
    return this.#agreed ?? this.game.rules.outcome(this.#state);
  }

  get state(): unknown {
    return this.#state;
  }

  get seq(): number {
    return this.#tail.seq;
  }

  get lastMover(): Seat | undefined {
    const entry = this.#tail.steps.at(-1)?.entry;
    return entry?.kind === 'move' ? entry.seat : undefined;
  }

  telling(viewer: Viewer): Telling {
    const { from, lineBefore, steps } = this.#tail;
    return this.#narrator.tell({ state: this.#state, agreed: this.#agreed, from, lineBefore, steps }, viewer);
  }

  snapshot(viewer: Viewer): Snapshot {
    const telling = this.telling(viewer);
    const legal = legalMoves(this.game, this.#state, telling.pending, viewer);
    const { header, takeBacks = false } = this.#stored;
    const offer = this.#outcome ? null : takeBackFor(viewer, this.game, header, this.#tail.live);
    return snapshotOf(telling, legal, offer, takeBacks);
  }

  /** What the viewer saw once so many steps had been made. */
  past(seq: number, viewer: Viewer): Promise<unknown> {
    return this.#inOrder(async () => this.game.rules.observe(await this.#tail.stateAfter(seq), viewer));
  }

  /** Reads a page of older steps. */
  async earlier(): Promise<void> {
    await this.#inOrder(() => this.#tail.reach(this.#tail.from - PAGE));
  }

  /**
   * `seq` is the moment a bot looked at: an answer to an older question is dropped without a word. A window is open as
   * long as its seat is asked.
   */
  answer(decision: Decision, move: unknown, bot?: { why: Reason; seq: number }): Promise<SaidRefusal | null> {
    return this.#inOrder(async () => {
      if (bot && bot.seq !== this.seq && !this.#isOpenWindow(decision)) return null;
      if (this.#agreed) return refused(this.game, { reason: 'game-over' });
      const answer = { seat: decision.seat, decision: decision.id, move };
      const dice = new Sfc32(this.#chance.state);
      const finding = await this.#find(answer);
      const progress = step(this.game.rules, this.#state, answer, dice, { finding });
      if ('refusal' in progress) return refused(this.game, progress.refusal);
      await this.#keep(moveEntry(progress), progress.events, progress.state, dice, bot?.why);
      return null;
    });
  }

  whyNot(decision: Decision, move: unknown): SaidRefusal | null {
    const answer = { seat: decision.seat, decision: decision.id, move };
    const judged = judge(this.game.rules, this.#state, answer);
    return 'refusal' in judged ? refused(this.game, judged.refusal) : null;
  }

  takeBack({ seat, keep }: TakeBackOffer, consent: readonly Seat[]): Promise<SaidRefusal | null> {
    return this.#inOrder(async () => {
      const refusal: Refusal | null = this.#outcome
        ? { reason: 'game-over' }
        : refuseTakeBack(this.#stored.header, await this.#tail.movesAfter(keep), seat, consent);
      if (refusal) return refused(this.game, refusal);
      const state = await this.#tail.stateAt(keep);
      const entry: Entry = { kind: 'undo', seat, keep, ...(consent.length > 0 && { consent }) };
      await this.#keep(entry, [], state, this.#chance);
      return null;
    });
  }

  agree({ end, by }: Agreement): Promise<SaidRefusal | null> {
    return this.#inOrder(async () => {
      const { header } = this.#stored;
      const refusal: Refusal | null = this.#outcome
        ? { reason: 'game-over' }
        : refuseAgreement(sidesOf(this.game.rules.manifest, header), header, { end, by });
      if (refusal) return refused(this.game, refusal);
      await this.#keep({ kind: 'agreed', end, by }, [], this.#state, this.#chance);
      return null;
    });
  }

  record(): Promise<GameRecord> {
    return this.#inOrder(() => this.#record());
  }

  verify(): Promise<Verdict> {
    return this.#inOrder(async () => {
      const { rules, content } = this.game;
      const { fault } = verify(rules, content.hash, await this.#record());
      return { fault, story: storyOf(this.#opening, await this.#tail.all()) };
    });
  }

  async #record(): Promise<GameRecord> {
    return recordOf(this.game, this.#stored, this.#seed, await this.#tail.all(), this.#state);
  }

  /** Nothing of it is true before it is on disk. */
  async #keep(
    entry: Entry,
    events: readonly Heard[],
    state: unknown,
    chance: Sfc32,
    why?: Reason,
  ): Promise<void> {
    const seq = this.seq + 1;
    const line =
      entry.kind === 'undo' ? entry.keep : entry.kind === 'agreed' ? this.#tail.line : this.#tail.line + 1;
    const kept: TailStep = { seq, entry, events, line, why };
    const isOver = entry.kind === 'agreed' || this.game.rules.outcome(state) !== null;
    const closing = isOver ? await this.#closingBy(kept, state) : undefined;
    const stored = {
      ...this.#stored,
      entries: seq,
      chance: chance.state,
      changedAt: Date.now(),
      ...(isTakeBack(entry) && { takeBacks: true as const }),
      ...closing,
    };
    // A take-back leads away from the positions before it: without one of its own, opening would have to go far back.
    const isMilestone = seq % POSITION_EVERY === 0 || entry.kind === 'undo';
    const position = isMilestone ? { seq, line, state, hash: stateHash(state) } : undefined;
    await this.#around.disk.append(stored, { entry, events, line, ...(why && { why }) }, position);
    this.#stored = stored;
    this.#state = state;
    this.#chance = chance;
    this.#tail.add(kept);
    // What bots kept to themselves is told once the game is over.
    if (isOver) this.#narrator = this.#beginToTell();
    this.#around.changed(kept);
  }

  async #closingBy(last: TailStep, state: unknown): Promise<Pick<StoredTable, 'closing' | 'victory'>> {
    const steps = [...(await this.#tail.all()), last];
    return closingOf(this.game, recordOf(this.game, this.#stored, this.#seed, steps, state), state);
  }

  /** Whoever asks why not meanwhile is not kept waiting. */
  async #find(answer: Answer): Promise<Finding | undefined> {
    const { rules } = this.game;
    const judged = judge(rules, this.#state, answer);
    if ('refusal' in judged || !needsFinding(rules, this.#state, judged.decision, judged.move))
      return undefined;
    const drawn = findingChance(new Sfc32(this.#chance.state));
    const { header } = this.#stored;
    const result = await this.#around.think('finding', { of: header, state: this.#state, ...judged, drawn });
    return { drawn, result };
  }

  #isOpenWindow({ id, window }: Decision): boolean {
    return window !== undefined && this.pending.some((open) => open.id === id);
  }

  #beginToTell(): Narrator {
    const isOver = this.#outcome !== null;
    return new Narrator({ game: this.game, header: this.#stored.header, opening: this.#opening, isOver });
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }
}
