import { Button, TextInput, toast, useLanguage, Words } from '@bridgehead/kit';
import { type ChatLine, LONGEST_CHAT, type RoomView } from '@bridgehead/wire';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OnlineRoom } from '../../carrier/online.ts';
import { refusalSentence } from '../../text/play/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './Chat.module.css';

export interface ChatProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly lines: readonly ChatLine[];
  /** Told which line was the last in sight. */
  readonly onRead?: (number: number) => void;
}

export function Chat({ online, room, lines, onRead }: ChatProps) {
  const { table } = useOnlineMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.number ?? 0;
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    onRead?.(last);
  }, [last, onRead]);
  return (
    <div className={styles.chat}>
      <div
        ref={scroller}
        className={styles.lines}
        role="log"
        aria-label={table.chat}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {lines.length === 0 && <p className={styles.none}>{table.noMessages}</p>}
        <ol>
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ol>
      </div>
      <Silence room={room} />
      <Speak online={online} />
    </div>
  );
}

function Line({ line: { name, seat, text, at } }: { readonly line: ChatLine }) {
  const { table } = useOnlineMessages();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
  return (
    <li>
      <p className={styles.who}>
        <strong>
          <Words>{name}</Words>
        </strong>
        {seat === null && <span> · {table.fromWatcher}</span>}
        <time dateTime={new Date(at).toISOString()}>{time}</time>
      </p>
      <p className={styles.text}>
        <Words>{text}</Words>
      </p>
    </li>
  );
}

/** Team mates who must not confer read what was said when the game is over. */
function Silence({ room: { unheardBy, seats } }: { readonly room: RoomView }) {
  const { table } = useOnlineMessages();
  const names = unheardBy.flatMap((seat) => {
    const mate = seats[seat];
    return mate && mate.kind === 'human' ? [mate.name] : [];
  });
  return (
    names.length > 0 && (
      <p className={styles.silence}>
        <Words>{table.silence(names)}</Words>
      </p>
    )
  );
}

function Speak({ online }: { readonly online: OnlineRoom }) {
  const { table } = useOnlineMessages();
  const language = useLanguage();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    try {
      const refused = await online.say(said);
      if (!refused) return;
      setText(said);
      toast({ text: refusalSentence(refused, language), tone: 'refusal' });
    } catch (error) {
      setText(said);
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
  };
  return (
    <form className={styles.speak} onSubmit={(event) => void submit(event)}>
      <TextInput
        aria-label={table.message}
        placeholder={table.message}
        value={text}
        maxLength={LONGEST_CHAT}
        enterKeyHint="send"
        onChange={setText}
      />
      <Button type="submit" aria-label={table.send} title={table.send} disabled={!text.trim()}>
        <SendHorizontal aria-hidden size={20} />
      </Button>
    </form>
  );
}
