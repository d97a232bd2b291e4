import { applyChanges, changesBetween } from '@bridgehead/wire';
import type { LogStep, Snapshot, SnapshotChange } from './snapshot.ts';

/** What is to be told of a snapshot to whoever has the one before. A step of the log that stayed is the same object. */
export function changeOf({ log: known, ...was }: Snapshot, { log, ...is }: Snapshot): SnapshotChange {
  const stays = new Set(known);
  return { changed: changesBetween(was, is), log: log.filter((step) => !stays.has(step)) };
}

/** The next snapshot. It shares with the one before whatever stayed the same. */
export function afterChange({ log: known, ...was }: Snapshot, change: SnapshotChange): Snapshot {
  const is = applyChanges(was, change.changed) as Omit<Snapshot, 'log'>;
  return {
    ...is,
    log: merged(known, change.log).filter(({ seq }) => (is.from === 0 || seq > is.from) && seq <= is.seq),
  };
}

function merged(known: readonly LogStep[], news: readonly LogStep[]): LogStep[] {
  const bySeq = new Map(known.map((step) => [step.seq, step]));
  for (const step of news) bySeq.set(step.seq, step);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
