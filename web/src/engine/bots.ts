import { botsFor } from '@bridgehead/bots';
import type { AnyGame, Seat, SeatLabel } from '@bridgehead/kernel';

/** How long a bot may think about one decision, in milliseconds. */
export const BUDGET_MS = 900;

/** The strengths on offer, the weakest first. */
export function botIds(game: AnyGame): string[] {
  return botsFor(game).map(({ id }) => id);
}

/** The strength of every bot's seat. One that nobody knows any more is played by the strongest. */
export function seatedBots(seats: readonly SeatLabel[]): Map<Seat, string> {
  return new Map(seats.flatMap(({ kind, bot = '' }, seat) => (kind === 'bot' ? [[seat, bot]] : [])));
}
