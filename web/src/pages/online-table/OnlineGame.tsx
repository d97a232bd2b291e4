import type { Seat } from '@bridgehead/kernel';
import { useLocalized } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import { useMemo, useState } from 'react';
import { useTitle } from '../../app/useTitle.ts';
import type { TableCarrier } from '../../carrier/carrier.ts';
import type { OnlineRoom } from '../../carrier/online.ts';
import type { TableInfo } from '../../carrier/snapshot.ts';
import { findEntry } from '../../games/catalogue.ts';
import type { Around } from '../../table/around.ts';
import { Cards } from '../../table/online/Cards.tsx';
import { Chat } from '../../table/online/Chat.tsx';
import { ConnectionStrip } from '../../table/online/ConnectionStrip.tsx';
import { AfterGame, ResultDock } from '../../table/later.ts';
import { OnlineActions } from '../../table/online/OnlineActions.tsx';
import { PeopleMenu } from '../../table/online/PeopleMenu.tsx';
import { SeatClock, SeatPresence } from '../../table/online/SeatStatus.tsx';
import { useOnlineState } from '../../table/online/useOnline.ts';
import { usePings, usePoint } from '../../table/online/usePointing.ts';
import { useUnread } from '../../table/online/useUnread.ts';
import { useTurnNotice } from '../../table/online/useTurnNotice.ts';
import { useSawEnd } from '../../table/result/useSawEnd.ts';
import { useStage, useTold } from '../../table/staging/useStage.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { useSnapshot } from '../../table/useCarrier.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';

export interface OnlineGameProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly carrier: TableCarrier;
}

/** A game on the server, for whoever plays and whoever watches. */
export function OnlineGame({ online, room, carrier }: OnlineGameProps) {
  const { table } = usePlayMessages();
  const { table: words } = useOnlineMessages();
  const { prompts, viewer } = useSnapshot(carrier);
  const [failure, setFailure] = useState<unknown>();
  const game = useLocalized()(carrier.info.title);
  const due = useMemo(
    () => prompts.filter(({ decision }) => decision.must).map(({ decision }) => decision.seat),
    [prompts],
  );
  const around = useAround(online, room, due, carrier.info);
  const asked = due.some((seat) => seat === viewer);
  useTitle(asked ? `${words.turnMark}: ${game}` : table.title(game));
  useTurnNotice(room.table, game, asked);
  const entry = findEntry(room.game);
  if (failure) throw failure;
  if (!entry) throw new Error(`no ui for ${room.game}`);
  const stage = useStage(carrier, entry);
  const { result } = useTold(stage);
  const sawEnd = useSawEnd(result);
  const isClosed = room.phase === 'finished';
  const actions = <OnlineActions online={online} room={room} />;
  return (
    <>
      <TableScreen
        stage={stage}
        entry={entry}
        onBroken={setFailure}
        dock={
          result && (
            <ResultDock
              carrier={stage.carrier}
              entry={entry}
              result={result}
              isNew={sawEnd}
              isClosed={isClosed}
              actions={actions}
            />
          )
        }
        around={around}
      />
      {result && isClosed && <AfterGame carrier={stage.carrier} entry={entry} actions={actions} />}
    </>
  );
}

function useAround(online: OnlineRoom, room: RoomView, due: readonly Seat[], info: TableInfo): Around {
  const { table: words } = useOnlineMessages();
  const { connection, chat, clock, points } = useOnlineState(online);
  const pings = usePings(points);
  const point = usePoint(online);
  const hasFellows = room.you !== null && (info.fellows[room.you]?.length ?? 0) > 0;
  const mayPoint = (info.cooperative || hasFellows) && room.you !== null && room.phase === 'playing';
  const [unread, onRead] = useUnread(room.table, chat);
  const bot = findEntry(room.game)?.quick.bot ?? '';
  return useMemo(
    () => ({
      strip: <ConnectionStrip connection={connection} />,
      cards: <Cards online={online} room={room} clock={clock} due={due} bot={bot} />,
      presence: (seat) => <SeatPresence room={room} seat={seat} />,
      clock: (seat) =>
        clock && room.seats[seat]?.kind === 'human' ? <SeatClock clock={clock} seat={seat} /> : null,
      talk: {
        label: words.chat,
        unread,
        news: words.unread(unread),
        content: <Chat online={online} room={room} lines={chat} onRead={onRead} />,
      },
      pings,
      point: mayPoint ? point : undefined,
      menu: <PeopleMenu online={online} room={room} clock={clock} bot={bot} info={info} />,
    }),
    [online, room, due, connection, chat, clock, unread, onRead, pings, mayPoint, point, words, bot, info],
  );
}
