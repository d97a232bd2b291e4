import type { Seat } from '@bridgehead/kernel';
import { Button, buttonClass, later, toast, Words } from '@bridgehead/kit';
import type { RoomView, SeatView } from '@bridgehead/wire';
import { Link } from '@tanstack/react-router';
import type { ClockReading, OnlineRoom } from '../../carrier/online.ts';
import type { TableInfo } from '../../carrier/snapshot.ts';
import { copyText, inviteLink } from '../../online/link.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { ExpelButton } from './ExpelButton.tsx';
import { NotifySwitch } from './NotifySwitch.tsx';
import styles from './PeopleMenu.module.css';
import { useRoomChange } from './useOnline.ts';
import { useOverdue } from './useOverdue.ts';

const EndGame = later(
  () => import('../ending/EndGame.tsx'),
  ({ EndGame }) => EndGame,
);

export interface PeopleMenuProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly clock: ClockReading | null;
  /** Who stands in for a player: a strength of this game's bots. */
  readonly bot: string;
  readonly info: TableInfo;
}

/** What concerns the people at the table: the link, those who are away, and the way out. */
export function PeopleMenu({ online, room, clock, bot, info }: PeopleMenuProps) {
  const { table, room: gathering } = useOnlineMessages();
  const change = useRoomChange(online);
  const isPlaying = room.phase === 'playing' && room.you !== null;
  const link = inviteLink(room);
  const copy = async () => toast({ text: (await copyText(link)) ? gathering.copied : link });
  const askForBot = (seat: Seat) => void change({ do: 'stand-in', seat, bot });
  const isOverdue = useOverdue(clock);
  const others = room.seats.flatMap((seat, index) =>
    plays(seat) && index !== room.you ? [{ ...seat, index }] : [],
  );
  const own = room.you === null ? undefined : room.seats[room.you];
  return (
    <section className={styles.menu} aria-label={table.people}>
      {room.you !== null && <NotifySwitch />}
      <Button onClick={() => void copy()}>{gathering.copy}</Button>
      {isPlaying &&
        others.map(({ name, present, index }) => (
          <div key={index} className={styles.row}>
            {!present && (
              <Button disabled={room.proposal !== null} onClick={() => askForBot(index)}>
                <span>
                  <Words>{table.askStandInFor(name)}</Words>
                </span>
              </Button>
            )}
            {isOverdue(index) && (
              <p className={styles.overdue}>
                <Words>{table.overdue(name)}</Words>{' '}
                <ExpelButton name={name} onExpel={() => void change({ do: 'expel', seat: index })} />
              </p>
            )}
          </div>
        ))}
      {isPlaying && plays(own) && (
        <Button disabled={room.proposal !== null} onClick={() => askForBot(room.you ?? 0)}>
          {table.askOwnStandIn}
        </Button>
      )}
      {isPlaying && plays(own) && room.you !== null && !room.proposal && (
        <EndGame info={info} seat={room.you} isRemote onEnd={(end) => void change({ do: 'end', end })} />
      )}
      <p className={styles.leave}>
        <Link to="/online" className={buttonClass('plain')}>
          {table.leave}
        </Link>
        {room.phase === 'playing' && <span>{table.leaveHint}</span>}
      </p>
    </section>
  );
}

type Playing = Extract<SeatView, { kind: 'human' }>;

function plays(seat: SeatView | undefined): seat is Playing {
  return seat?.kind === 'human' && seat.standIn === undefined;
}
