import { type Choice, IconButton, Button, Select, useLanguage, Words } from '@bridgehead/kit';
import type { RoomView, SeatView } from '@bridgehead/wire';
import { X } from 'lucide-react';
import type { OnlineRoom } from '../../carrier/online.ts';
import { calledIn, freeSign } from '../../games/call-signs.ts';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { SideName } from '../../games/SideName.tsx';
import { useBots } from '../../games/useBots.ts';
import { useSides } from '../../games/useSides.ts';
import { Presence } from '../../table/online/Presence.tsx';
import { useRoomChange } from '../../table/online/useOnline.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './RoomSeats.module.css';

export interface RoomSeatsProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly entry: CatalogueEntry;
}

export function RoomSeats({ online, room, entry }: RoomSeatsProps) {
  const { room: words } = useOnlineMessages();
  const change = useRoomChange(online);
  const bots = useBots(entry.id);
  const sides = useSides(entry, room.options, room.seats.length);
  const language = useLanguage();
  return (
    <ol className={styles.seats}>
      {room.seats.map((seat, index) => (
        <li key={index} className={`${styles.seat} ${index === room.you ? styles.own : ''}`}>
          <SideName side={sides?.[index]} seat={index} />
          <Occupant seat={seat} isYou={index === room.you} />
          <div className={styles.actions}>
            {seat.kind === 'open' && (
              <Button
                look={room.you === null ? 'primary' : 'plain'}
                aria-label={words.sitAt(index + 1)}
                onClick={() => void change({ do: 'sit', seat: index })}
              >
                {room.you === null ? words.sit : words.move}
              </Button>
            )}
            {room.host && seat.kind !== 'human' && (
              <BotChoice room={room} seat={index} bots={bots} onChange={change} />
            )}
            {room.host && seat.kind !== 'open' && index !== room.you && (
              <IconButton
                label={words.freeSeatOf(calledIn(language, seat))}
                onClick={() => void change({ do: 'free', seat: index })}
              >
                <X aria-hidden size={20} />
              </IconButton>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Occupant({ seat, isYou }: { readonly seat: SeatView; readonly isYou: boolean }) {
  const { room: words } = useOnlineMessages();
  const { table } = usePlayMessages();
  const language = useLanguage();
  if (seat.kind === 'open') return <span className={styles.free}>{words.free}</span>;
  if (seat.kind === 'bot') {
    return (
      <span>
        <strong>
          <Words>{calledIn(language, seat)}</Words>
        </strong>
        <span className={styles.note}>{table.bot(seat.bot)}</span>
      </span>
    );
  }
  return (
    <span>
      <strong>
        <Presence present={seat.present} /> <Words>{seat.name}</Words>
        {isYou && <span className={styles.you}> · {words.you}</span>}
      </strong>
      <span className={seat.ready ? styles.ready : styles.note}>
        {seat.host ? words.host : seat.ready ? words.ready : words.notReady}
      </span>
    </span>
  );
}

interface BotChoiceProps {
  readonly room: RoomView;
  readonly seat: number;
  readonly bots: readonly string[];
  readonly onChange: ReturnType<typeof useRoomChange>;
}

/** The platform's list as a button: choosing a strength seats the bot at once. */
function BotChoice({ room, seat, bots, onChange }: BotChoiceProps) {
  const { room: words } = useOnlineMessages();
  const language = useLanguage();
  const { form } = usePlayMessages();
  const there = room.seats[seat];
  const none: Choice<string> = { value: '', label: words.addBotShort };
  const choices = [
    ...(there?.kind === 'bot' ? [] : [none]),
    ...bots.map((bot) => ({ value: bot, label: form.bot(bot) })),
  ];
  const put = (bot: string) => {
    if (!bot) return;
    const taken = room.seats.flatMap((other) => (other.kind === 'open' ? [] : [other.name]));
    const name = there?.kind === 'bot' ? there.name : freeSign(language, taken);
    void onChange({ do: 'put-bot', seat, bot, name });
  };
  return (
    <Select
      aria-label={words.addBot(seat + 1)}
      value={there?.kind === 'bot' ? there.bot : ''}
      choices={choices}
      onChange={put}
    />
  );
}
