import type { ChatLine } from '@bridgehead/wire';
import { useEffect, useState } from 'react';
import { ReadMarks } from '../read-marks.ts';

const MARKS = new ReadMarks('bridgehead-chat-read');

/** How many lines are new since somebody last had the talk of this table in sight in this browser. */
export function useUnread(
  table: string,
  chat: readonly ChatLine[],
): readonly [number, (number: number) => void] {
  // To whoever has never been here, what was said before is no news.
  const [read, setRead] = useState(() => MARKS.of(table) ?? chat.at(-1)?.number ?? 0);
  useEffect(() => MARKS.keep(table, read), [table, read]);
  return [chat.filter(({ number }) => number > read).length, setRead];
}
