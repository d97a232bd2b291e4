import { botsFor } from '@bridgehead/bots';
import type { AnyGame, Bot, Seat, SeatLabel } from '@bridgehead/kernel';

type AnyBot = Bot<unknown, unknown>;

/** How long a bot may think about one decision, in milliseconds. */
export const BUDGET_MS = 900;

/** The strengths on offer, the weakest first. */
export function botIds(game: AnyGame): string[] {
  return botsFor(game).map(({ id }) => id);
}

/** A bot for every bot's seat; a strength nobody knows any more is played by the strongest. */
export function seatedBots(game: AnyGame, seats: readonly SeatLabel[]): Map<Seat, AnyBot> {
  const bots = botsFor(game);
  const strongest = bots.at(-1);
  const seated = new Map<Seat, AnyBot>();
  for (const [seat, { kind, bot: id }] of seats.entries()) {
    const bot = bots.find((candidate) => candidate.id === id) ?? strongest;
    if (kind === 'bot' && bot) seated.set(seat, bot);
  }
  return seated;
}
