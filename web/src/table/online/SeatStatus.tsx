import type { Seat } from '@bridgehead/kernel';
import { Hidden } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { Bot } from 'lucide-react';
import { type ClockReading, timeLeft } from '../../carrier/online.ts';
import { timeWords } from '../../online/clock-words.ts';
import { useMessages } from '../../text/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { Presence } from './Presence.tsx';
import styles from './SeatStatus.module.css';
import { useNow } from './useNow.ts';

/** A dot for a player at the table, a bot's head where one plays instead. */
export function SeatPresence({ room, seat }: { readonly room: RoomView; readonly seat: Seat }) {
  const { table } = useOnlineMessages();
  const { bots } = useMessages();
  const there = room.seats[seat];
  if (there?.kind !== 'human') return null;
  const { present, standIn, expelled } = there;
  if (!standIn) return <Presence present={present} />;
  const plays = table.standIn(bots[standIn] ?? standIn);
  const words = expelled ? `${table.expelled}, ${plays}` : plays;
  return (
    <span className={styles.bot} title={words}>
      <Bot aria-hidden size={18} />
      <Hidden>{words}</Hidden>
    </span>
  );
}

const HURRY_MS = 30_000;

/** Counts down by itself between two words of the server. */
export function SeatClock({ clock, seat }: { readonly clock: ClockReading; readonly seat: Seat }) {
  const messages = useOnlineMessages();
  const running = clock.running.includes(seat);
  const left = timeLeft(clock, seat, useNow(running));
  if (left === null) return null;
  const words = timeWords(left, messages);
  return (
    <span
      className={`${styles.clock} ${running ? styles.running : ''} ${left < HURRY_MS ? styles.hurry : ''}`}
      title={left > 0 ? messages.clock.left(words) : words}
    >
      {words}
    </span>
  );
}
