import type { Decision, Seat } from '@bridgehead/kernel';
import type { Clock } from '@bridgehead/wire';
import { botAt, type Room } from './room.ts';

/** The seats a game waits for. Written beside every entry, it says whose turn it is without playing the game. */
export type Turn = readonly Seat[];

/** After the seats, where somebody's time may run out and a move stands for it. */
const LAPSES = '!';

/** Those who must decide; where nobody must, those who may. */
export function turnOf(pending: readonly Decision[]): Turn {
  const must = pending.filter((decision) => decision.must);
  const seats = (must.length > 0 ? must : pending).map(({ seat }) => seat);
  return seats.filter((seat, place) => seats.indexOf(seat) === place);
}

/** What a bot may do and need not can wait until somebody looks: the game does not stand still for it. */
export function isBotDue(room: Room, turn: Turn): boolean {
  return room.phase === 'playing' && turn.some((seat) => botAt(room.seats[seat]) !== undefined);
}

/** Without a clock nothing lapses. */
export function mayLapse(pending: readonly Decision[], clock: Clock): boolean {
  return clock.kind !== 'none' && pending.some(({ lapse }) => lapse !== undefined);
}

export function writeTurn(pending: readonly Decision[], clock: Clock): string {
  const seats = turnOf(pending).join(',');
  return mayLapse(pending, clock) ? seats + LAPSES : seats;
}

export function readTurn(text: string): { readonly turn: Turn; readonly lapses: boolean } {
  const lapses = text.endsWith(LAPSES);
  const seats = lapses ? text.slice(0, -LAPSES.length) : text;
  return { turn: seats === '' ? [] : seats.split(',').map(Number), lapses };
}
