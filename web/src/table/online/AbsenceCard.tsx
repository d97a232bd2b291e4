import type { Seat } from '@bridgehead/kernel';
import { Button } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { useEffect, useState } from 'react';
import type { ClockReading, OnlineRoom } from '../../carrier/online.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { Card } from './Card.tsx';
import { ExpelButton } from './ExpelButton.tsx';
import { useRoomChange } from './useOnline.ts';
import { useOverdue } from './useOverdue.ts';

/** Somebody who reloads the page is not away. */
const PATIENCE_MS = 15_000;

export interface AbsenceCardProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly clock: ClockReading | null;
  /** The game waits for this seat. */
  readonly seat: Seat;
  readonly bot: string;
}

/** The game waits for somebody who is away or out of time: what the others can do about it. */
export function AbsenceCard({ online, room, clock, seat, bot }: AbsenceCardProps) {
  const { table } = useOnlineMessages();
  const change = useRoomChange(online);
  const there = room.seats[seat];
  const awaited = there?.kind === 'human' && there.standIn === undefined ? there : undefined;
  const isOverdue = useOverdue(clock)(seat);
  const isAway = useLasting(awaited !== undefined && !awaited.present);
  if (!awaited || (!isOverdue && !isAway)) return null;
  const { name } = awaited;
  const words = isOverdue ? table.overdue(name) : table.absent(name);
  return (
    <Card
      label={words}
      actions={
        <>
          {isAway && (
            <Button onClick={() => void change({ do: 'stand-in', seat, bot })}>{table.askStandIn}</Button>
          )}
          {isOverdue && <ExpelButton name={name} onExpel={() => void change({ do: 'expel', seat })} />}
        </>
      }
    >
      <strong>{words}</strong>
    </Card>
  );
}

/** True once it has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return isSo && lasts;
}
