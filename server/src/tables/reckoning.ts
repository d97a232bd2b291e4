import {
  type AnyGame,
  type Answer,
  chanceFrom,
  type Decision,
  type Entry,
  type Finding,
  findingOf,
  type Heard,
  type Options,
  type Progress,
  type RecordHeader,
  type Refusal,
  ScriptedChance,
  type Seed,
  Sfc32,
  step,
  Table,
} from '@bridgehead/kernel';

/** All that the rules work out for a table. Plain data goes in and comes out: it is the same on every thread. */

/** A game set up: where it begins, and what was told. */
export interface Begun {
  readonly state: unknown;
  readonly setup: readonly number[];
  readonly opening: readonly Heard[];
  readonly chance: Sfc32['state'];
  readonly pending: readonly Decision[];
}

function begin(
  { rules }: AnyGame,
  { header, seed }: { readonly header: RecordHeader; readonly seed: Seed },
): Begun {
  const chance = chanceFrom(seed);
  const { state, setup, opening } = Table.open(rules, header, chance);
  return { state, setup, opening, chance: chance.state, pending: rules.pending(state) };
}

export interface ToPlay {
  readonly state: unknown;
  readonly chance: Sfc32['state'];
  readonly pending: readonly Decision[];
  readonly answer: Answer;
  readonly finding?: Finding | undefined;
}

export interface Played {
  readonly progress: Progress<unknown, unknown, unknown>;
  readonly chance: Sfc32['state'];
  readonly pending: readonly Decision[];
}

/** Judges an answer and carries it out. */
function play(
  { rules }: AnyGame,
  { state, chance, pending, answer, finding }: ToPlay,
): Played | { readonly refusal: Refusal } {
  const dice = new Sfc32(chance);
  const progress = step(rules, state, answer, dice, { pending, finding });
  if ('refusal' in progress) return progress;
  return { progress, chance: dice.state, pending: rules.pending(progress.state) };
}

export interface ToRetrace {
  readonly state: unknown;
  readonly entries: readonly { readonly seq: number; readonly entry: Entry }[];
}

/** The log does not fit the game: nothing may be played on top of it. */
export class BrokenLog extends Error {}

/** Where moves that were played once lead. */
function retrace({ rules }: AnyGame, { state: from, entries }: ToRetrace): { readonly state: unknown } {
  let state = from;
  for (const { seq, entry } of entries) {
    if (entry.kind !== 'move') continue;
    const chance = new ScriptedChance(entry.chance ?? []);
    const progress = step(rules, state, entry, chance, { finding: findingOf(entry) });
    if ('refusal' in progress) throw new BrokenLog(`entry ${seq} is refused: ${progress.refusal.reason}`);
    state = progress.state;
  }
  return { state };
}

/** What is asked in a state. */
function ask({ rules }: AnyGame, { state }: { readonly state: unknown }): readonly Decision[] {
  return rules.pending(state);
}

const WORKS = { begin, play, retrace, ask } as const;
export type Work = keyof typeof WORKS;
export type TaskOf<W extends Work> = Parameters<(typeof WORKS)[W]>[1];
export type ResultOf<W extends Work> = ReturnType<(typeof WORKS)[W]>;

export function work<W extends Work>(game: AnyGame, what: W, task: TaskOf<W>): ResultOf<W> {
  return (WORKS[what] as (game: AnyGame, task: TaskOf<W>) => ResultOf<W>)(game, task);
}

/** At once, or elsewhere where it may take long: whoever serves tables waits for nothing slow. */
export type Reckon = <W extends Work>(
  game: AnyGame,
  options: Options,
  what: W,
  task: TaskOf<W>,
) => ResultOf<W> | Promise<ResultOf<W>>;

/** What has been worked out already is gone on with at once. */
export function thereupon<T, R>(worked: T | Promise<T>, go: (result: T) => R): R | Promise<R> {
  return worked instanceof Promise ? worked.then(go) : go(worked);
}
