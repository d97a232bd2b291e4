import { roll, type Seat } from '@bridgehead/kernel';
import type { CONTESTS } from './events.ts';
import type { Playing } from './playing.ts';

/** BRP-1.6, BRP-3.1 */
const DIE = 12;

/** Everybody rolls D12, and only those who tie for the highest again. */
export function contest(
  { chance, emit }: Pick<Playing, 'chance' | 'emit'>,
  seats: readonly Seat[],
  about: (typeof CONTESTS)[number],
): Seat {
  let rivals = seats;
  for (;;) {
    const rolls = rivals.map((seat) => ({ seat, die: roll(chance, DIE) }));
    emit?.({ kind: 'contest', about, rolls });
    const highest = Math.max(...rolls.map(({ die }) => die));
    rivals = rolls.filter(({ die }) => die === highest).map(({ seat }) => seat);
    if (rivals.length === 1) return rivals[0] as Seat;
  }
}
