import type { Seat } from '@bridgehead/kernel';
import { type ClockReading, timeLeft } from '../../carrier/online.ts';
import { useNow } from './useNow.ts';

/** Who is to move and has no time left for it. */
export function useOverdue(clock: ClockReading | null): (seat: Seat) => boolean {
  const now = useNow(clock !== null);
  return (seat) => clock !== null && clock.running.includes(seat) && (timeLeft(clock, seat, now) ?? 1) <= 0;
}
