import { Button, Words } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { useEffect, useId, useRef } from 'react';
import type { OnlineRoom } from '../../carrier/online.ts';
import { useRoomChange } from '../../table/online/useOnline.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './Invitation.module.css';

export interface WelcomeProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly title: string;
  /** They have said so already, together with their name. */
  readonly sits: boolean;
}

/** For whoever stands at a table with a free seat: who invites to what, and one button that seats them. */
export function Welcome({ online, room, title, sits }: WelcomeProps) {
  const { name: words } = useOnlineMessages();
  const change = useRoomChange(online);
  const invitedId = useId();
  const hasSat = useRef(false);
  useEffect(() => {
    if (!sits || hasSat.current) return;
    hasSat.current = true;
    void change({ do: 'sit' });
  }, [sits, change]);
  const host = room.seats.find((seat) => seat.kind === 'human' && seat.host);
  const by = host?.kind === 'human' ? host.name : null;
  return (
    <section className={styles.invitation} aria-labelledby={invitedId}>
      <p id={invitedId}>
        <strong>
          <Words>{words.invited(by, title)}</Words>
        </strong>
      </p>
      <div>
        <Button look="primary" size="large" onClick={() => void change({ do: 'sit' })}>
          {words.sit}
        </Button>
      </div>
    </section>
  );
}
