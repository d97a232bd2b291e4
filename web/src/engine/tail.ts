import {
  type AnyGame,
  findingOf,
  kernelRefusal,
  type KeptStep,
  liveLine,
  Problem,
  type Refusal,
  ScriptedChance,
  stateHash,
  step as takeStep,
} from '@bridgehead/kernel';
import type { Disk } from '../storage/disk.ts';
import type { StoredEntry } from '../storage/tables.ts';

/** A step of a game that is kept here, and how many moves count after it. */
export interface TailStep extends KeptStep {
  readonly line: number;
}

/** So many steps are told at once: what lies before them is read when somebody asks. */
export const PAGE = 100;

/** The newest steps of a game. Neither opening it nor taking back depends on how long it has lasted. */
export class Tail {
  readonly #game: AnyGame;
  readonly #disk: Disk;
  /** The state that the game began with. */
  readonly #begin: () => unknown;
  #steps: TailStep[] = [];
  #live: TailStep[] = [];
  #from = 0;
  #lineBefore = 0;

  private constructor(game: AnyGame, disk: Disk, begin: () => unknown) {
    this.#game = game;
    this.#disk = disk;
    this.#begin = begin;
  }

  static async open(game: AnyGame, disk: Disk, length: number, begin: () => unknown): Promise<Tail> {
    const tail = new Tail(game, disk, begin);
    tail.#from = length;
    await tail.reach(length - PAGE);
    return tail;
  }

  /** How many steps lie before those that are here. */
  get from(): number {
    return this.#from;
  }

  /** How many moves counted before them. */
  get lineBefore(): number {
    return this.#lineBefore;
  }

  get steps(): readonly TailStep[] {
    return this.#steps;
  }

  /** The newest moves that still count, without a gap. */
  get live(): readonly TailStep[] {
    return this.#live;
  }

  get seq(): number {
    return this.#from + this.#steps.length;
  }

  /** How many moves count. */
  get line(): number {
    return this.#steps.at(-1)?.line ?? this.#lineBefore;
  }

  add(step: TailStep): void {
    this.#steps.push(step);
    putInLine(this.#live, step);
  }

  /** Reads what is missing after the first `from` steps. */
  async reach(from: number): Promise<void> {
    const start = Math.max(0, from);
    if (start >= this.#from) return;
    // The one before tells how many moves counted until then.
    const [before, ...rows] = await this.#disk.entries(start - 1, this.#from);
    const read = start === 0 ? [before, ...rows] : rows;
    if (read.length !== this.#from - start) throw cannotContinue();
    const steps = read.map((row, index) => asStep(row, start + index + 1));
    this.#lineBefore = start === 0 ? 0 : asStep(before, start).line;
    this.#steps = [...steps, ...this.#steps];
    this.#from = start;
    this.#live = [];
    for (const step of this.#steps) putInLine(this.#live, step);
  }

  /** Everything from the beginning, without keeping it. */
  async all(): Promise<TailStep[]> {
    const before = await this.#disk.entries(0, this.#from);
    return [...before.map((row, index) => asStep(row, index + 1)), ...this.#steps];
  }

  /** The moves that would no longer count if only `keep` did. */
  async movesAfter(keep: number): Promise<readonly TailStep[]> {
    const isHere = () => this.#from === 0 || (this.#live[0]?.line ?? 0) <= keep + 1;
    while (!isHere()) await this.reach(this.#from - PAGE);
    return this.#live.filter(({ line }) => line > keep);
  }

  /** The state when `keep` moves counted, and those that still do. */
  async stateAt(keep: number): Promise<unknown> {
    for (;;) {
      const there = this.#steps.findLast(({ line }) => line === keep)?.seq;
      if (there !== undefined) return this.stateAfter(there);
      if (this.#from === 0) return this.#begin();
      await this.reach(this.#from - PAGE);
    }
  }

  /** The state after the first `seq` steps, played on from the newest position that leads there. */
  async stateAfter(seq: number): Promise<unknown> {
    for (let atMost = seq; ; ) {
      const kept = await this.#disk.position(atMost);
      const base = kept ?? { seq: 0, line: 0, state: this.#begin() };
      await this.reach(base.seq);
      const between = this.#steps.slice(base.seq - this.#from, seq - this.#from);
      const isSound = !kept || stateHash(kept.state) === kept.hash;
      // Taken back further than the position: it leads nowhere any more.
      if (isSound && between.every(({ line }) => line >= base.line)) {
        const keepOf = ({ entry }: TailStep) => (entry.kind === 'undo' ? entry.keep - base.line : undefined);
        return liveLine(between, keepOf).reduce((state, step) => this.#play(state, step), base.state);
      }
      atMost = base.seq - 1;
    }
  }

  #play(state: unknown, { entry }: TailStep): unknown {
    if (entry.kind !== 'move') return state;
    const chance = new ScriptedChance(entry.chance ?? []);
    const progress = takeStep(this.#game.rules, state, entry, chance, { finding: findingOf(entry) });
    if ('refusal' in progress) throw cannotContinue();
    return progress.state;
  }
}

function putInLine(live: TailStep[], step: TailStep): void {
  const isMove = step.entry.kind === 'move';
  const kept = isMove ? step.line - 1 : step.line;
  while ((live.at(-1)?.line ?? 0) > kept) live.pop();
  if (isMove) live.push(step);
}

function asStep(row: StoredEntry | undefined, seq: number): TailStep {
  if (!row?.events || row.line === undefined) throw cannotContinue();
  const { entry, events, line, why } = row;
  return { seq, entry, events, line, why };
}

export function cannotContinue(refusal: Refusal | null = null): Problem {
  const why = (refusal && kernelRefusal(refusal)) ?? {
    ru: 'Этот стол начат по другой версии правил.',
    en: 'This table was begun under another version of the rules.',
  };
  return new Problem({
    ru: `${why.ru} Продолжить партию нельзя. Запись цела, её можно скачать.`,
    en: `${why.en} The game cannot go on. Its record is safe and can be downloaded.`,
  });
}
