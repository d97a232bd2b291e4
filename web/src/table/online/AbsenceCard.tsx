import type { Seat } from '@bridgehead/kernel';
import { Button, Words } from '@bridgehead/kit';
import { AWAY_AFTER_MS, type RoomView } from '@bridgehead/wire';
import { useEffect, useState } from 'react';
import type { ClockReading, OnlineRoom } from '../../carrier/online.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { Card } from './Card.tsx';
import styles from './Cards.module.css';
import { ExpelButton } from './ExpelButton.tsx';
import { useRoomChange } from './useOnline.ts';
import { useOverdue } from './useOverdue.ts';

/** Somebody who reloads the page is not away. */
const PATIENCE_MS = 10_000;
/** The server counts for itself, and may have begun a moment later. */
const SLACK_MS = 2000;

export interface AbsenceCardProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly clock: ClockReading | null;
  /** Somebody who is away or late, whether the game waits for them or not. */
  readonly seat: Seat;
  readonly bot: string;
}

/** Somebody is away or out of time: the others wait, or do something about it. */
export function AbsenceCard({ online, room, clock, seat, bot }: AbsenceCardProps) {
  const { table } = useOnlineMessages();
  const change = useRoomChange(online);
  const there = room.seats[seat];
  const awaited = there?.kind === 'human' && there.standIn === undefined ? there : undefined;
  const isOverdue = useOverdue(clock)(seat);
  const isGone = awaited !== undefined && !awaited.present;
  const isAway = useLasting(isGone, PATIENCE_MS);
  const mayBotPlay = useLasting(isGone, AWAY_AFTER_MS + SLACK_MS);
  const [waits, setWaits] = useState(false);
  // Whoever has come back and goes again is asked about again.
  if (waits && !isGone) setWaits(false);
  if (!awaited || (!isOverdue && (!isAway || waits))) return null;
  const { name } = awaited;
  const words = isOverdue ? table.overdue(name) : table.absent(name);
  return (
    <Card
      label={words}
      actions={
        <>
          {isAway && (
            <Button
              look="primary"
              disabled={!mayBotPlay}
              onClick={() => void change({ do: 'stand-in', seat, bot })}
            >
              {table.askStandIn}
            </Button>
          )}
          {isAway && !isOverdue && <Button onClick={() => setWaits(true)}>{table.waitFor}</Button>}
          {isOverdue && <ExpelButton name={name} onExpel={() => void change({ do: 'expel', seat })} />}
        </>
      }
    >
      <strong>
        <Words>{words}</Words>
      </strong>{' '}
      {isAway && <span className={styles.note}>{mayBotPlay ? table.botMayPlay : table.botMaySoon}</span>}
    </Card>
  );
}

/** True once it has been so for a while. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, milliseconds]);
  return isSo && lasts;
}
