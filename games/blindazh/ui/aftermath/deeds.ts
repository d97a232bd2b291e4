import type { Seat } from '@bridgehead/kernel';
import type { Cell, Event } from '../../rules/index.ts';

/** What a soldier did, in the order in which it is told. */
export const DEEDS = ['felled', 'trapped', 'turned', 'dug', 'flags', 'sentBack'] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Readonly<Record<Deed, number>>;

/** By seat. What a trench or a flag does later is its builder's deed. */
export function deedsOf(story: readonly Event[], seats: number): Deeds[] {
  const all = Array.from({ length: seats }, () => ({
    felled: 0,
    trapped: 0,
    turned: 0,
    dug: 0,
    flags: 0,
    sentBack: 0,
  }));
  const builders = new Map<Cell, Seat>();
  let acting: Seat = 0;
  const count = (seat: Seat | undefined, deed: Deed) => {
    const own = seat === undefined ? undefined : all[seat];
    if (own) own[deed]++;
  };
  for (const event of story) {
    if (event.kind === 'sentBack') count(event.seat, 'sentBack');
    else if ('seat' in event) acting = event.seat;
    if (event.kind === 'dug' || event.kind === 'flagged') {
      builders.set(event.to, event.seat);
      count(event.seat, event.kind === 'dug' ? 'dug' : 'flags');
    }
    if (event.kind !== 'enemyLost') continue;
    const { cause, cell } = event;
    if (cause === 'attack' || cause === 'grenade') count(acting, 'felled');
    else if (cause === 'mines' || cause === 'hedgehogs') count(builders.get(cell), 'trapped');
    else if (cause === 'flag') count(builders.get(cell), 'turned');
  }
  return all;
}

/** Enemy tiles a soldier accounts for. */
export function creditOf({ felled, trapped, turned }: Deeds): number {
  return felled + trapped + turned;
}
