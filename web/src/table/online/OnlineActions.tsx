import { Button, buttonClass } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { Link, useNavigate } from '@tanstack/react-router';
import { History, RotateCcw } from 'lucide-react';
import type { OnlineRoom } from '../../carrier/online.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { useRoomChange } from './useOnline.ts';

/** After a game on the server: another one with the same people, or the same one again. */
export function OnlineActions({ online, room }: { readonly online: OnlineRoom; readonly room: RoomView }) {
  const { after } = usePlayMessages();
  const { table } = useOnlineMessages();
  const navigate = useNavigate();
  const change = useRoomChange(online);
  const rematch = async () => {
    const id = room.rematch ?? (await change({ do: 'rematch' }));
    if (id !== undefined) await navigate({ to: '/t/$id', params: { id } });
  };
  return (
    <>
      {(room.you !== null || room.rematch) && (
        <Button look="primary" icon={<RotateCcw aria-hidden size={20} />} onClick={() => void rematch()}>
          {room.rematch ? table.rematchGo : after.rematch}
        </Button>
      )}
      <Link to="/online/record/$id" params={{ id: room.table }} className={buttonClass('plain')}>
        <History aria-hidden size={20} />
        {after.replay}
      </Link>
    </>
  );
}
