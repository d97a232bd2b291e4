import type { Clock } from '@bridgehead/wire';
import type { OnlineMessages } from '../text/online/index.ts';

export function clockWords(clock: Clock, { clock: words }: OnlineMessages): string {
  if (clock.kind === 'bank') return words.said.bank(Math.round(clock.bankSeconds / 60), clock.creditSeconds);
  return clock.kind === 'days' ? words.said.days(clock.days) : words.said.none;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3 d 4 h`, `2:05:09`, `1:30`: what is worth reading at a glance. */
export function timeWords(milliseconds: number, { clock: words }: OnlineMessages): string {
  if (milliseconds <= 0) return words.overdue;
  if (milliseconds >= DAY) {
    const hours = Math.floor((milliseconds % DAY) / HOUR);
    return `${words.day(Math.floor(milliseconds / DAY))} ${words.hour(hours)}`;
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
