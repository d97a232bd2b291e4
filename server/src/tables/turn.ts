import type { Decision, Seat } from '@bridgehead/kernel';
import { botAt, type Room } from './room.ts';

/** The seats a game waits for. Written beside every entry, it says whose turn it is without playing the game. */
export type Turn = readonly Seat[];

/** Those who must decide; where nobody must, those who may. */
export function turnOf(pending: readonly Decision[]): Turn {
  const must = pending.filter((decision) => decision.must);
  return [...new Set((must.length > 0 ? must : pending).map(({ seat }) => seat))];
}

/** What a bot may do and need not can wait until somebody looks: the game does not stand still for it. */
export function isBotDue(room: Room, turn: Turn): boolean {
  return room.phase === 'playing' && turn.some((seat) => botAt(room.seats[seat]) !== undefined);
}

export function writeTurn(turn: Turn): string {
  return turn.join(',');
}

export function readTurn(text: string): Turn {
  return text === '' ? [] : text.split(',').map(Number);
}
