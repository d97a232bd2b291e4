import type { Decision } from '@bridgehead/kernel';
import type { LiveTable } from '../tables/live-table.ts';
import { botAt } from '../tables/room.ts';

export interface AnyBotTurn {
  readonly decision: Decision;
  readonly bot: string;
  readonly view: unknown;
}

/** The open decisions of seats that a bot plays, each with what that seat may know. */
export function botTurns(table: LiveTable): AnyBotTurn[] {
  if (table.room.phase !== 'playing') return [];
  return table.pending.flatMap((decision) => {
    const bot = botAt(table.room.seats[decision.seat]);
    return bot ? [{ decision, bot, view: table.viewOf(decision.seat) }] : [];
  });
}
