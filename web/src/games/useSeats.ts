import type { SeatLabel } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import { useMemo } from 'react';
import { calledIn } from './call-signs.ts';

/** Whoever sits there, as the reader calls them. */
export function useSeats(seats: readonly SeatLabel[]): readonly SeatLabel[] {
  const language = useLanguage();
  return useMemo(() => seats.map((seat) => ({ ...seat, name: calledIn(language, seat) })), [seats, language]);
}
