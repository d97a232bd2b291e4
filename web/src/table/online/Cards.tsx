import type { Seat } from '@bridgehead/kernel';
import { Button, buttonClass } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { Link } from '@tanstack/react-router';
import type { ClockReading, OnlineRoom } from '../../carrier/online.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { AbsenceCard } from './AbsenceCard.tsx';
import { Card } from './Card.tsx';
import styles from './Cards.module.css';
import { ProposalCard } from './ProposalCard.tsx';
import { useRoomChange } from './useOnline.ts';

export interface CardsProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly clock: ClockReading | null;
  /** Whom the game waits for. */
  readonly due: readonly Seat[];
  /** Who stands in for a player: a strength of this game's bots. */
  readonly bot: string;
}

/** Those the game waits for, and those who are not there at all: of either the others may want to know. */
function missed({ seats, you, phase }: RoomView, due: readonly Seat[]): Seat[] {
  if (phase !== 'playing') return [];
  return seats.flatMap((seat, index) => {
    const isMissed = seat.kind === 'human' && (due.includes(index) || !seat.present);
    return isMissed && index !== you ? [index] : [];
  });
}

/** What the table is asked, above the hand: nothing of it stops the game. */
export function Cards({ online, room, clock, due, bot }: CardsProps) {
  const { table } = useOnlineMessages();
  const change = useRoomChange(online);
  const own = room.you === null ? undefined : room.seats[room.you];
  const isPlayedByBot = own?.kind === 'human' && own.standIn !== undefined;
  return (
    <div className={styles.cards}>
      {isPlayedByBot && (
        <Card
          label={table.botPlays}
          actions={
            <Button look="primary" onClick={() => void change({ do: 'return' })}>
              {table.comeBack}
            </Button>
          }
        >
          <strong>{table.botPlays}</strong>
        </Card>
      )}
      {room.expelled && (
        <Card label={table.youLostSeat}>
          <strong>{table.youLostSeat}</strong>
        </Card>
      )}
      {room.you !== null &&
        !room.proposal &&
        missed(room, due).map((seat) => (
          <AbsenceCard key={seat} online={online} room={room} clock={clock} seat={seat} bot={bot} />
        ))}
      {room.proposal && <ProposalCard online={online} room={room} proposal={room.proposal} />}
      {room.rematch && (
        <Card
          label={table.rematchReady}
          actions={
            <Link to="/t/$id" params={{ id: room.rematch }} className={buttonClass('primary')}>
              {table.rematchGo}
            </Link>
          }
        >
          <strong>{table.rematchReady}</strong>
        </Card>
      )}
    </div>
  );
}
