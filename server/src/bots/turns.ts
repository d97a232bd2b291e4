import type { Decision } from '@bridgehead/kernel';
import type { LiveTable } from '../tables/live-table.ts';
import { botAt } from '../room/room.ts';

export interface AnyBotTurn {
  readonly decision: Decision;
  readonly bot: string;
  readonly view: unknown;
}

/** The open decisions of seats that a bot plays, each with what that seat may know. */
export function botTurns(table: LiveTable): AnyBotTurn[] {
  const { phase, seats } = table.room;
  const turns: AnyBotTurn[] = [];
  if (phase !== 'playing' || table.log?.isFull) return turns;
  for (const decision of table.pending) {
    const bot = botAt(seats[decision.seat]);
    if (bot) turns.push({ decision, bot, view: table.viewOf(decision.seat) });
  }
  return turns;
}
