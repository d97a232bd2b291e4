import type { GameRecord } from '@bridgehead/kernel';
import type { TableCarrier } from '../../carrier/carrier.ts';
import type { SealedVerdict } from '../../carrier/snapshot.ts';

/** Where the page tells the rest of it, below the board. */
export const AFTER_ID = 'after';

/** A game that is over, checked from its first move: its record, and everything that everybody heard. */
export interface End {
  readonly record: GameRecord;
  readonly verdict: SealedVerdict;
}

const ends = new WeakMap<TableCarrier, Promise<End>>();

/** Asked for once: what is over does not change. */
export function endOf(carrier: TableCarrier): Promise<End> {
  const known = ends.get(carrier);
  if (known) return known;
  const end = Promise.all([carrier.record(), carrier.verify()]).then(([record, verdict]) => ({
    record,
    verdict,
  }));
  ends.set(carrier, end);
  return end;
}
