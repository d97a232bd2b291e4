import { canonicalJson, stateHash } from './canonical.ts';
import { brokenLink, type Place } from './chain.ts';
import { type Chance, ScriptedChance, ScriptMismatch } from './chance.ts';
import type { Refusal, Rules } from './contract.ts';
import { type Manifest, type Options, readOptions } from './manifest.ts';
import { find, findingOf } from './finding.ts';
import type { Closing, Course, Entry, GameRecord, MoveEntry } from './record.ts';
import { type Seed, chanceFrom, commitment } from './seed.ts';
import { judge, type Progress } from './step.ts';
import { Table } from './table.ts';

/** What can be wrong with a record that can be read: each fault names the first place where it shows. */
export type Fault =
  | {
      readonly kind: 'wrong-game' | 'wrong-rules' | 'wrong-content';
      readonly expected: string;
      readonly found: string;
    }
  | { readonly kind: 'link'; readonly at: Place }
  | { readonly kind: 'table'; readonly refusal: Refusal }
  | { readonly kind: 'unsealed' | 'commitment' | 'setup' | 'outcome' }
  | { readonly kind: 'chance' | 'finding'; readonly entry: number }
  | { readonly kind: 'refused'; readonly entry: number; readonly refusal: Refusal }
  | { readonly kind: 'hash'; readonly expected: string; readonly found: string };

export type Step<S, M, E> = { readonly entry: Entry; readonly progress: Progress<S, M, E> | null };

/** As far as the record could be played: without a table when not even that could be set up. */
export interface Replay<S, M, E, V> {
  readonly table: Table<S, M, E, V> | null;
  readonly steps: readonly Step<S, M, E>[];
  readonly fault: Fault | null;
}

/**
 * Plays a record again, each move judged anew. With a seed the chance comes from its generator and must agree with what
 * is recorded; without one the recorded results are taken as they are. What was found is trusted, unless it is to be
 * found anew.
 */
export function replay<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  record: Course & { readonly closing?: Closing },
  seed: Seed | undefined = record.closing?.seed,
  findAnew = false,
): Replay<S, M, E, V> {
  const { header, entries } = record;
  const steps: Step<S, M, E>[] = [];
  const plan = readOptions(rules.manifest, header.seats.length, header.options);
  const refusal = 'refusal' in plan ? plan.refusal : refuseGaps(plan.options, header.options);
  if (refusal) return { table: null, steps, fault: { kind: 'table', refusal } };
  const recorded = entries.flatMap((entry) => (entry.kind === 'move' ? (entry.chance ?? []) : []));
  const source: Chance = seed ? chanceFrom(seed) : new ScriptedChance([...record.setup, ...recorded]);
  const table = unlessMismatched(() => Table.open(rules, header, source));
  if (!table || !sameList(table.setup, record.setup)) return { table, steps, fault: { kind: 'setup' } };
  for (const [index, entry] of entries.entries()) {
    const isBent = findAnew && entry.kind === 'move' && !isFound(table, entry);
    const fault: Fault | null = isBent
      ? { kind: 'finding', entry: index }
      : replayEntry(table, entry, index, steps);
    if (fault) return { table, steps, fault };
  }
  return { table, steps, fault: closingFault(table, record.closing) };
}

/** A table may be asked for with options left out; what was played names every one. */
function refuseGaps(options: Options, named: Options): Refusal | null {
  const option = Object.keys(options).find((id) => named[id] !== options[id]);
  return option === undefined ? null : { reason: 'option-missing', figures: { option } };
}

function replayEntry<S, M, E, V>(
  table: Table<S, M, E, V>,
  entry: Entry,
  index: number,
  steps: Step<S, M, E>[],
): Fault | null {
  if (entry.kind !== 'move') {
    const refused =
      entry.kind === 'undo' ? table.undo(entry.seat, entry.keep, entry.consent) : table.agree(entry);
    if (refused) return { kind: 'refused', entry: index, refusal: refused.refusal };
    steps.push({ entry, progress: null });
    return null;
  }
  const progress = unlessMismatched(() => table.answer(entry, findingOf(entry)));
  if (!progress) return { kind: 'chance', entry: index };
  if ('refusal' in progress) return { kind: 'refused', entry: index, refusal: progress.refusal };
  steps.push({ entry, progress });
  if ((progress.finding === undefined) !== (entry.finding === undefined)) {
    return { kind: 'finding', entry: index };
  }
  return sameList(progress.chance, entry.chance ?? []) ? null : { kind: 'chance', entry: index };
}

/** Whether what an entry claims was found is what is found there. What is no answer at all is judged by whoever plays it. */
function isFound<S, M, E, V>({ rules, state }: Table<S, M, E, V>, entry: MoveEntry): boolean {
  const claimed = findingOf(entry);
  const judged = judge(rules, state, entry);
  if (!claimed || 'refusal' in judged) return true;
  const { decision, move } = judged;
  const found = find(rules, state, decision, move, claimed.drawn);
  return canonicalJson(found) === canonicalJson(claimed.result);
}

/** A script of recorded chance that does not fit the game is the record's fault, not a defect. */
function unlessMismatched<T>(play: () => T): T | null {
  try {
    return play();
  } catch (error) {
    if (error instanceof ScriptMismatch) return null;
    throw error;
  }
}

/**
 * The whole proof: nothing bent since it was written, the right game and content, the committed seed, every roll, every
 * move, the end. Whose seal a record bears is another question: it needs a server's keys.
 */
export function verify<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  contentHash: string,
  record: GameRecord,
): Replay<S, M, E, V> {
  const fault = chainFault(record) ?? headerFault(rules.manifest, contentHash, record);
  return fault ? { table: null, steps: [], fault } : replay(rules, record, record.closing?.seed, true);
}

function chainFault(record: GameRecord): Fault | null {
  const at = brokenLink(record);
  if (at !== null) return { kind: 'link', at };
  const { header, closing, seal } = record;
  return header.table !== undefined && closing && !seal ? { kind: 'unsealed' } : null;
}

function headerFault(
  { id, version }: Manifest,
  contentHash: string,
  { header, closing }: GameRecord,
): Fault | null {
  const { game, rules, content } = header;
  if (game !== id) return { kind: 'wrong-game', expected: id, found: game };
  if (rules !== version) return { kind: 'wrong-rules', expected: version, found: rules };
  if (content.hash !== contentHash)
    return { kind: 'wrong-content', expected: contentHash, found: content.hash };
  return closing && commitment(closing.seed) !== header.commitment ? { kind: 'commitment' } : null;
}

function closingFault<S, M, E, V>(table: Table<S, M, E, V>, closing?: Closing): Fault | null {
  if (!closing) return null;
  const found = stateHash(table.state);
  if (found !== closing.hash) return { kind: 'hash', expected: closing.hash, found };
  return canonicalJson(table.outcome) === canonicalJson(closing.outcome) ? null : { kind: 'outcome' };
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
