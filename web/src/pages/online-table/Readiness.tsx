import { Button, Words } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { Check, Play } from 'lucide-react';
import type { OnlineRoom } from '../../carrier/online.ts';
import { useRoomChange } from '../../table/online/useOnline.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './Readiness.module.css';

/** What is still missing, in words, and the button that everybody waits for. */
export function Readiness({ online, room }: { readonly online: OnlineRoom; readonly room: RoomView }) {
  const { room: words } = useOnlineMessages();
  const change = useRoomChange(online);
  const own = room.you === null ? undefined : room.seats[room.you];
  const isReady = own?.kind === 'human' && own.ready;
  const missing = useMissing(room);
  return (
    <footer className={styles.footer}>
      <p className={styles.missing} role="status">
        <Words>{own ? (missing ?? (room.host ? words.allReady : words.hostStarts)) : words.watching}</Words>
      </p>
      <div className={styles.buttons}>
        {own && !room.host && (
          <Button
            look={isReady ? 'plain' : 'primary'}
            size="large"
            icon={<Check aria-hidden />}
            onClick={() => void change({ do: 'ready', ready: !isReady })}
          >
            {isReady ? words.iAmNotReady : words.iAmReady}
          </Button>
        )}
        {room.host && (
          <Button
            look="primary"
            size="large"
            icon={<Play aria-hidden fill="currentColor" />}
            disabled={missing !== null || !own}
            onClick={() => void change({ do: 'start' })}
          >
            {words.start}
          </Button>
        )}
      </div>
    </footer>
  );
}

function useMissing({ seats, you }: RoomView): string | null {
  const { room: words } = useOnlineMessages();
  const free = seats.filter(({ kind }) => kind === 'open').length;
  if (free > 0) return words.waitSeats(free);
  const waiting = seats.flatMap((seat, index) =>
    seat.kind === 'human' && !seat.ready && !seat.host && index !== you ? [seat.name] : [],
  );
  return waiting.length > 0 ? words.waitReady(waiting) : null;
}
