import {
  type AnyGame,
  authorOf,
  humansOf,
  playedMove,
  type RecordHeader,
  type Refusal,
  refuseUndo,
  type Seat,
  type Viewer,
} from '@bridgehead/kernel';
import type { TakeBackOffer } from '../carrier/snapshot.ts';
import type { TailStep } from './tail.ts';

/** What may be taken back at a table that goes on; where it is over, nothing: a record that was closed does not grow. */
export function takeBackFor(
  viewer: Viewer,
  { rules }: AnyGame,
  header: RecordHeader,
  live: readonly TailStep[],
): TakeBackOffer | null {
  if (viewer === 'spectator') return null;
  const handedOver = rules.manifest.hiddenInformation === 'own' ? null : lastOffer(header, live);
  if (handedOver) return handedOver;
  const own = live.findLastIndex(({ entry }) => authorOf(entry) === viewer);
  const move = live[own];
  if (!move) return null;
  const isFree = refuseTakeBack(header, live.slice(own), viewer, []) === null;
  return { seat: viewer, keep: move.line - 1, consent: isFree ? [] : humansOf(header) };
}

export function refuseTakeBack(
  header: RecordHeader,
  undone: readonly TailStep[],
  seat: Seat,
  consent: readonly Seat[],
): Refusal | null {
  const line = undone.flatMap(({ entry, events }) =>
    entry.kind === 'move' ? [playedMove(entry, events)] : [],
  );
  return refuseUndo(header, line, seat, consent);
}

/**
 * Where nobody has secrets a shared screen turns to the next player at once: whoever has just moved may still take
 * back there what is theirs to take back.
 */
function lastOffer(header: RecordHeader, live: readonly TailStep[]): TakeBackOffer | null {
  const last = live.at(-1);
  if (!last) return null;
  const seat = authorOf(last.entry);
  const isFree = humansOf(header).includes(seat) && !refuseTakeBack(header, [last], seat, []);
  return isFree ? { seat, keep: last.line - 1, consent: [] } : null;
}
