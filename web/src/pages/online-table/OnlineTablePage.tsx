import { Problem } from '@bridgehead/kernel';
import { Button, buttonClass, useLanguage } from '@bridgehead/kit';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { Notice } from '../../app/Notice.tsx';
import { ShellFrame } from '../../app/Shell.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { openOnline, type OnlineTable } from '../../carrier/open-online.ts';
import type { Watch } from '../../carrier/open.ts';
import { useMe } from '../../online/me.ts';
import { useInvitation } from '../../online/useInvitation.ts';
import { ConnectionStrip } from '../../table/online/ConnectionStrip.tsx';
import { useOnlineState } from '../../table/online/useOnline.ts';
import { useCarrier } from '../../table/useCarrier.ts';
import { useMessages } from '../../text/index.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import { Invited } from './Invited.tsx';
import { OnlineGame } from './OnlineGame.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table on the server: somebody with a name comes to it, waits, plays, watches. */
export function OnlineTablePage() {
  const { id } = useParams({ from: '/t/$id' });
  const { key } = useSearch({ from: '/t/$id' });
  const { reply, failure, again } = useMe();
  const [sits, setSits] = useState(false);
  if (failure !== undefined) return <CannotOpen error={failure} onAgain={again} />;
  if (!reply) return <Loading />;
  if (!reply.me) return <Stranger id={id} invitation={key} onCome={setSits} />;
  return <AtTable key={`${id} ${reply.me.login}`} id={id} invitation={key} sits={sits} />;
}

interface StrangerProps extends Address {
  readonly onCome: (sits: boolean) => void;
}

/** Nobody is asked for a name by a link that leads nowhere. */
function Stranger({ id, invitation: key, onCome }: StrangerProps) {
  const { invitation, failure, again } = useInvitation(id, key);
  if (failure !== undefined) return <CannotOpen error={failure} onAgain={again} />;
  if (!invitation) return <Loading />;
  return (
    <ShellFrame>
      <Invited invitation={invitation} onCome={onCome} />
    </ShellFrame>
  );
}

interface Address {
  readonly id: string;
  readonly invitation: string | undefined;
}

function AtTable({ id, invitation, sits }: Address & { readonly sits: boolean }) {
  const open = useCallback(
    (watch: Watch, signal: AbortSignal) => openOnline(id, invitation, watch, signal),
    [id, invitation],
  );
  const { opening, again } = useCarrier(open);
  if (opening.state === 'broken') return <CannotOpen error={opening.error} onAgain={again} />;
  if (opening.state !== 'open') return <Loading />;
  return <Room table={opening.carrier} sits={sits} />;
}

function Room({ table, sits }: { readonly table: OnlineTable; readonly sits: boolean }) {
  const { table: words, room: gathering } = useOnlineMessages();
  const { room, connection } = useOnlineState(table);
  const game = useSyncExternalStore(table.subscribe, table.game);
  if (!room || (room.phase !== 'waiting' && room.phase !== 'closed' && !game)) {
    return (
      <>
        <Loading />
        <ConnectionStrip connection={connection} words={words.connecting} />
      </>
    );
  }
  if (game) {
    return (
      <Suspense fallback={<Loading />}>
        <OnlineGame online={table} room={room} carrier={game} />
      </Suspense>
    );
  }
  if (room.phase === 'closed') {
    return (
      <ShellFrame>
        <Notice title={gathering.closedTitle} actions={<ToLobby />}>
          <p>{gathering.closed}</p>
        </Notice>
      </ShellFrame>
    );
  }
  return (
    <ShellFrame>
      <WaitingRoom online={table} room={room} sits={sits} />
    </ShellFrame>
  );
}

function ToLobby() {
  const { room } = useOnlineMessages();
  return (
    <Link to="/online" className={buttonClass('plain')}>
      {room.toLobby}
    </Link>
  );
}

function CannotOpen({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const { app } = useMessages();
  const { table } = usePlayMessages();
  const { lobby } = useOnlineMessages();
  const language = useLanguage();
  useTitle(table.brokenTitle);
  return (
    <ShellFrame>
      <Notice
        title={table.brokenTitle}
        actions={
          <>
            <Button look="primary" onClick={onAgain}>
              {lobby.again}
            </Button>
            {error instanceof Problem || <Button onClick={() => location.reload()}>{app.reload}</Button>}
            <ToLobby />
          </>
        }
      >
        <p>{problemSentence(error, language)}</p>
      </Notice>
    </ShellFrame>
  );
}
