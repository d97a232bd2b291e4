import {
  type Agreement,
  agreedOutcome,
  type AnyGame,
  type Answer,
  authorOf,
  bind,
  chanceFrom,
  type Decision,
  endingOf,
  type Entry,
  type Finding,
  findingChance,
  type GameRecord,
  type Heard,
  humansOf,
  isTakeBack,
  judge,
  type KeptStep,
  moveEntry,
  needsFinding,
  type Outcome,
  playableBy,
  playedMove,
  type Reason,
  type Refusal,
  refuseAgreement,
  refuseUndo,
  type Seat,
  type Seed,
  type Sides,
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
import { refused } from './plan.ts';
import { Narrator, storyOf } from './story.ts';
import { cannotContinue, PAGE, Tail, type TailStep } from './tail.ts';
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
    const entry = this.#tail.steps.at(-1)?.entry;
    return entry?.kind === 'agreed' ? agreedOutcome(this.#sides, entry) : null;
  }

  get #outcome(): Outcome | null {
    return this.#agreed ?? this.game.rules.outcome(this.#state);
  }

  get #sides(): Sides {
    return sidesOf(this.game.rules.manifest, this.#stored.header);
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
    return snapshotOf(telling, legal, this.#takeBackFor(viewer), this.#stored.takeBacks ?? false);
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
      const refusal = this.#refuseUndo(await this.#tail.movesAfter(keep), seat, consent);
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
        : refuseAgreement(this.#sides, header, { end, by });
      if (refusal) return refused(this.game, refusal);
      await this.#keep({ kind: 'agreed', end, by }, [], this.#state, this.#chance);
      return null;
    });
  }

  record(): Promise<GameRecord> {
    return this.#inOrder(async () => this.#recordOf(await this.#tail.all(), this.#state));
  }

  verify(): Promise<Verdict> {
    return this.#inOrder(async () => {
      const steps = await this.#tail.all();
      const { fault } = verify(this.game.rules, this.game.content.hash, this.#recordOf(steps, this.#state));
      return { fault, story: storyOf(this.#opening, steps) };
    });
  }

  #recordOf(steps: readonly TailStep[], state: unknown): GameRecord {
    const { header, setup } = this.#stored;
    const last = steps.at(-1)?.entry;
    const agreed = last?.kind === 'agreed' ? agreedOutcome(this.#sides, last) : null;
    const ending = endingOf(agreed ?? this.game.rules.outcome(state), state, this.#seed);
    return bind({ header, setup, entries: steps.map(({ entry }) => entry) }, ending ?? undefined);
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
    const closing = isOver ? this.#recordOf([...(await this.#tail.all()), kept], state).closing : undefined;
    const stored = {
      ...this.#stored,
      entries: seq,
      chance: chance.state,
      changedAt: Date.now(),
      ...(isTakeBack(entry) && { takeBacks: true as const }),
      ...(closing && { closing, ...this.#victory(closing.outcome, state) }),
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

  #victory(outcome: Outcome, state: unknown): Pick<StoredTable, 'victory'> | undefined {
    const { text, rules } = this.game;
    const victory = text.victory?.(outcome, rules.observe(state, 'spectator'));
    return victory && { victory };
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

  #takeBackFor(viewer: Viewer): TakeBackOffer | null {
    if (viewer === 'spectator' || this.#outcome) return null;
    const handedOver = this.#handedOver();
    if (handedOver) return handedOver;
    const { live } = this.#tail;
    const own = live.findLastIndex(({ entry }) => authorOf(entry) === viewer);
    const move = live[own];
    if (!move) return null;
    const isFree = this.#refuseUndo(live.slice(own), viewer, []) === null;
    return { seat: viewer, keep: move.line - 1, consent: isFree ? [] : humansOf(this.#stored.header) };
  }

  /**
   * Where nobody has secrets a shared screen turns to the next player at once: whoever has just moved may still take
   * back there what is theirs to take back.
   */
  #handedOver(): TakeBackOffer | null {
    const last = this.#tail.live.at(-1);
    const isOpen = this.game.rules.manifest.hiddenInformation !== 'own';
    if (!isOpen || !last || !humansOf(this.#stored.header).includes(authorOf(last.entry))) return null;
    const seat = authorOf(last.entry);
    return this.#refuseUndo([last], seat, []) ? null : { seat, keep: last.line - 1, consent: [] };
  }

  /** What is over is over: a record that was closed does not grow. */
  #refuseUndo(undone: readonly TailStep[], seat: Seat, consent: readonly Seat[]): Refusal | null {
    if (this.#outcome) return { reason: 'game-over' };
    const line = undone.flatMap(({ entry, events }) =>
      entry.kind === 'move' ? [playedMove(entry, events)] : [],
    );
    return refuseUndo(this.#stored.header, line, seat, consent);
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
