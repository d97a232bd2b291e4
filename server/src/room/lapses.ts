import type { Decision } from '@bridgehead/kernel';
import { type ClockState, runsOutAt } from './clock.ts';
import { botAt, type Room } from './room.ts';
import { mayLapse } from './turn.ts';

/** What a game asks just now, and how long it has asked. */
interface Asking {
  readonly pending: readonly Decision[];
  readonly clock: ClockState;
}

/** When the time of the first person runs out for whom a move stands then; null where none does. */
export function firstLapse(room: Room, asking: Asking): number | null {
  const moments = lapsing(room, asking).map(({ runsOut }) => runsOut);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The questions whose time has run out, each with the move that stands then. */
export function overdue(room: Room, asking: Asking, now: number): Decision[] {
  return lapsing(room, asking).flatMap(({ decision, runsOut }) => (runsOut <= now ? [decision] : []));
}

/** What people are asked for; a bot answers by itself. */
function lapsing(room: Room, { pending, clock }: Asking) {
  if (room.phase !== 'playing' || !mayLapse(pending, room.clock)) return [];
  return pending.flatMap((decision) => {
    if (decision.lapse === undefined || botAt(room.seats[decision.seat])) return [];
    const runsOut = runsOutAt(room.clock, clock, decision.seat);
    return runsOut === null ? [] : [{ decision, runsOut }];
  });
}
