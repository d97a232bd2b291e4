import type { LiveTable } from '../tables/live-table.ts';
import type { LoggedEntry } from '../tables/position.ts';
import type { Push } from './index.ts';

/** Tells whoever has just come to move and is not at the table. */
export function tellAbsent(push: Push, table: LiveTable, { at }: LoggedEntry): void {
  const { since } = table.position?.clock ?? { since: [] };
  for (const [seat, asked] of since.entries()) {
    const held = table.room.seats[seat];
    const isNewlyAsked = asked === at && held?.kind === 'human' && !held.standIn;
    if (!isNewlyAsked || table.isPresent(seat)) continue;
    const { title } = table.game.rules.manifest;
    void push.tell(held.identity, { kind: 'turn', table: table.id, game: title });
  }
}
