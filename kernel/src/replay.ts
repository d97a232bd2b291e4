import { canonicalJson, stateHash } from './canonical.ts';
import { type Chance, ScriptedChance } from './chance.ts';
import type { Refusal, Rules } from './contract.ts';
import type { Entry, GameRecord } from './record.ts';
import { type Seed, chanceFrom, commitment } from './seed.ts';
import type { Progress } from './step.ts';
import { Table } from './table.ts';

/** What can be wrong with a record that can be read: each fault names the first place where it shows. */
export type Fault =
  | { readonly kind: 'wrong-game' | 'wrong-rules' | 'wrong-content'; readonly expected: string; readonly found: string }
  | { readonly kind: 'commitment' }
  | { readonly kind: 'setup' }
  | { readonly kind: 'chance'; readonly entry: number }
  | { readonly kind: 'refused'; readonly entry: number; readonly refusal: Refusal }
  | { readonly kind: 'hash'; readonly expected: string; readonly found: string }
  | { readonly kind: 'outcome' };

export type Step<S, M, E> = { readonly entry: Entry; readonly progress: Progress<S, M, E> | null };

export interface Replay<S, M, E, V> {
  readonly table: Table<S, M, E, V>;
  readonly steps: readonly Step<S, M, E>[];
  readonly fault: Fault | null;
}

/**
 * Plays a record again, each move judged anew. With a seed the chance comes from its generator and must agree with what
 * is recorded; without one the recorded results are taken as they are.
 */
export function replay<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  record: GameRecord,
  seed: Seed | undefined = record.closing?.seed,
): Replay<S, M, E, V> {
  const recorded = record.entries.flatMap((entry) => (entry.kind === 'move' ? (entry.chance ?? []) : []));
  const source: Chance = seed ? chanceFrom(seed) : new ScriptedChance([...record.setup, ...recorded]);
  const table = Table.open(rules, record.header, source);
  const steps: Step<S, M, E>[] = [];
  const failed = (fault: Fault): Replay<S, M, E, V> => ({ table, steps, fault });
  if (!sameList(table.record().setup, record.setup)) return failed({ kind: 'setup' });
  for (const [index, entry] of record.entries.entries()) {
    if (entry.kind === 'undo') {
      const refused = table.undo(entry.seat, entry.keep, entry.consent);
      if (refused) return failed({ kind: 'refused', entry: index, refusal: refused.refusal });
      steps.push({ entry, progress: null });
      continue;
    }
    const progress = table.answer(entry);
    if ('refusal' in progress) return failed({ kind: 'refused', entry: index, refusal: progress.refusal });
    steps.push({ entry, progress });
    if (!sameList(progress.chance, entry.chance ?? [])) return failed({ kind: 'chance', entry: index });
  }
  return { table, steps, fault: closingFault(table, record) };
}

/** The whole proof: the right game and content, the committed seed, every roll, every move, the end. */
export function verify<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  contentHash: string,
  record: GameRecord,
): Replay<S, M, E, V> | { readonly fault: Fault } {
  const { header, closing } = record;
  const { id, version } = rules.manifest;
  if (header.game !== id) return { fault: { kind: 'wrong-game', expected: id, found: header.game } };
  if (header.rules !== version) return { fault: { kind: 'wrong-rules', expected: version, found: header.rules } };
  if (header.content.hash !== contentHash) {
    return { fault: { kind: 'wrong-content', expected: contentHash, found: header.content.hash } };
  }
  if (closing && commitment(closing.seed) !== header.commitment) return { fault: { kind: 'commitment' } };
  return replay(rules, record);
}

function closingFault<S, M, E, V>(table: Table<S, M, E, V>, { closing }: GameRecord): Fault | null {
  if (!closing) return null;
  const found = stateHash(table.state);
  if (found !== closing.hash) return { kind: 'hash', expected: closing.hash, found };
  return canonicalJson(table.outcome) === canonicalJson(closing.outcome) ? null : { kind: 'outcome' };
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
