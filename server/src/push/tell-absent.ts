import type { LiveTable } from '../tables/live-table.ts';
import type { LoggedEntry } from '../tables/position.ts';
import type { Push } from './index.ts';

/** Windows come and go: nobody is called to one before the others have waited for so long. */
const WINDOW_PATIENCE_MS = 30_000;

/** Tells whoever has just come to move and is not at the table. */
export function tellAbsent(push: Push, table: LiveTable, { at }: LoggedEntry): void {
  askedSince(table).forEach((asked, seat) => {
    if (asked !== at) return;
    if (isOfWindow(table, seat))
      setTimeout(() => tellOfWindow(push, table, seat, at), WINDOW_PATIENCE_MS).unref();
    else tellSeat(push, table, seat);
  });
}

/** Only whoever has been waited for all the time. */
function tellOfWindow(push: Push, table: LiveTable, seat: number, at: number): void {
  if (askedSince(table)[seat] === at) tellSeat(push, table, seat);
}

function tellSeat(push: Push, table: LiveTable, seat: number): void {
  const held = table.room.seats[seat];
  if (held?.kind !== 'human' || held.standIn || table.isPresent(seat)) return;
  const { title } = table.game.rules.manifest;
  void push.tell(held.identity, { kind: 'turn', table: table.id, game: title });
}

function isOfWindow({ pending }: LiveTable, asked: number): boolean {
  return pending.some(({ seat, must, window }) => must && seat === asked && window !== undefined);
}

function askedSince({ position }: LiveTable): readonly (number | null)[] {
  return position?.clock.since ?? [];
}
