import { useLocalized } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { useEffect, useRef } from 'react';
import { NotFound } from '../../app/NotFound.tsx';
import { useTitle } from '../../app/useTitle.ts';
import type { OnlineRoom } from '../../carrier/online.ts';
import { type CatalogueEntry, findEntry, loadUi } from '../../games/catalogue.ts';
import { describeGame } from '../../games/describe.ts';
import { Chat } from '../../table/online/Chat.tsx';
import { ConnectionStrip } from '../../table/online/ConnectionStrip.tsx';
import { useOnlineState } from '../../table/online/useOnline.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { Arrangement } from './Arrangement.tsx';
import { Invitation } from './Invitation.tsx';
import { Leaving } from './Leaving.tsx';
import { Readiness } from './Readiness.tsx';
import { RoomSeats } from './RoomSeats.tsx';
import styles from './WaitingRoom.module.css';
import { Welcome } from './Welcome.tsx';

export interface WaitingRoomProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  /** Has asked for a seat on the way in. */
  readonly sits: boolean;
}

/** Before the game: people come, sit down and agree on what they will play. */
export function WaitingRoom({ online, room, sits }: WaitingRoomProps) {
  const entry = findEntry(room.game);
  return entry ? <Gathering online={online} room={room} sits={sits} entry={entry} /> : <NotFound />;
}

function Gathering({ online, room, sits, entry }: WaitingRoomProps & { readonly entry: CatalogueEntry }) {
  const { room: words } = useOnlineMessages();
  const game = useLocalized()(entry.title);
  const { connection, chat } = useOnlineState(online);
  useTitle(words.title(game));
  useFetchAhead(entry);
  return (
    <div className={styles.page}>
      <ConnectionStrip connection={connection} />
      <header className={styles.head}>
        <div>
          <h1>{words.title(game)}</h1>
          {room.watchers > 0 && <p className={styles.note}>{words.watchers(room.watchers)}</p>}
        </div>
        {room.you !== null && <Leaving online={online} room={room} />}
      </header>
      <div className={styles.column}>
        {room.you === null && room.seats.some(({ kind }) => kind === 'open') && (
          <Welcome online={online} room={room} title={game} sits={sits} />
        )}
        <section aria-labelledby="room-seats">
          <h2 id="room-seats">{words.seats}</h2>
          <RoomSeats online={online} room={room} entry={entry} />
        </section>
        <Invitation room={room} title={words.inviteTitle(game)} />
        <section className={styles.chat} aria-labelledby="room-chat">
          <h2 id="room-chat">{words.chat}</h2>
          <Chat online={online} room={room} lines={chat} />
        </section>
      </div>
      <div className={styles.column}>
        <Arrangement online={online} room={room} entry={entry} />
      </div>
      <Readiness online={online} room={room} />
    </div>
  );
}

/** While people gather there is time to fetch the rules and the board. */
function useFetchAhead(entry: CatalogueEntry): void {
  const fetched = useRef(false);
  useEffect(() => {
    if (fetched.current) return;
    fetched.current = true;
    // What fails now is asked for again when the game begins.
    Promise.all([loadUi(entry), describeGame(entry.id)]).catch(() => {});
  }, [entry]);
}
