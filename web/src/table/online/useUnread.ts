import type { ChatLine } from '@bridgehead/wire';
import { useCallback, useState } from 'react';

const KEY = 'bridgehead-chat-read';
/** Of so many tables it is remembered; the oldest is forgotten first. */
const TABLES = 50;

type Read = Readonly<Record<string, number>>;

/** How many lines are new since somebody last had the talk of this table in sight in this browser. */
export function useUnread(
  table: string,
  chat: readonly ChatLine[],
): readonly [number, (number: number) => void] {
  // To whoever has never been here, what was said before is no news.
  const [read, setRead] = useState(() => stored()[table] ?? chat.at(-1)?.number ?? 0);
  const unread = chat.filter(({ number }) => number > read).length;
  const remember = useCallback(
    (number: number) => {
      setRead(number);
      keep(table, number);
    },
    [table],
  );
  return [unread, remember];
}

function stored(): Read {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? (json as Read) : {};
  } catch {
    return {};
  }
}

function keep(table: string, number: number): void {
  const { [table]: _, ...others } = stored();
  const all = [...Object.entries(others), [table, number]].slice(-TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Storage may be closed to us: then it lasts as long as the page.
  }
}
