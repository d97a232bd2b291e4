import { Button, Dialog } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OnlineRoom } from '../../carrier/online.ts';
import { useRoomChange } from '../../table/online/useOnline.ts';
import { useMessages } from '../../text/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './Readiness.module.css';

/** The host may close the table for everybody; anybody may go. */
export function Leaving({ online, room }: { readonly online: OnlineRoom; readonly room: RoomView }) {
  const { room: words } = useOnlineMessages();
  const { app } = useMessages();
  const navigate = useNavigate();
  const change = useRoomChange(online);
  const [asking, setAsking] = useState(false);
  const go = async (what: 'stand' | 'close') => {
    setAsking(false);
    await change({ do: what });
    await navigate({ to: '/online' });
  };
  return (
    <div className={styles.leaving}>
      <Button look="quiet" onClick={() => void go('stand')}>
        {words.leave}
      </Button>
      {room.host && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {words.close}
        </Button>
      )}
      <Dialog
        open={asking}
        title={words.closeTitle}
        closeLabel={app.close}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
            <Button look="danger" onClick={() => void go('close')}>
              {words.close}
            </Button>
          </>
        }
      >
        <p>{words.closeText}</p>
      </Dialog>
    </div>
  );
}
