import type { Decision, Seat } from '@bridgehead/kernel';

/**
 * How long bots wait for a person who has just moved and may still do something that they would close by going on, such
 * as draw a card: time to see it, to find the deck and to reach for it. It ends as soon as the person has done so.
 */
export const PATIENCE_MS = 12_000;

/** What opens a window stays this long alone on the table: bots answer one at once, and wait there for nobody. */
export const WINDOW_PAUSE_MS = 250;

/** How long to wait before a bot makes the next move, in milliseconds; `usual` is what a move stays on the table. */
export function pauseBefore(
  pending: readonly Decision[],
  lastMover: Seat | null | undefined,
  isBot: (seat: Seat) => boolean,
  usual: number,
): number {
  if (pending.some(({ seat, window }) => window !== undefined && isBot(seat))) {
    return Math.min(usual, WINDOW_PAUSE_MS);
  }
  const mayStillAct = pending.some(
    ({ seat, fleeting }) => fleeting === true && seat === lastMover && !isBot(seat),
  );
  return mayStillAct ? Math.max(usual, PATIENCE_MS) : usual;
}
