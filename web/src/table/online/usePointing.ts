import { type Ping, PING_MS, type PingTarget, toast, useLanguage } from '@bridgehead/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HeardPoint, OnlineRoom } from '../../carrier/online.ts';
import { refusalSentence } from '../../text/play/index.ts';
import { problemSentence } from '../../text/problem.ts';

/** Those of the points that are still to be seen. */
export function usePings(points: readonly HeardPoint[]): readonly Ping[] {
  const [past, setPast] = useState(() => points.findLast(isPast)?.number ?? 0);
  const seen = useMemo(() => points.filter(({ number }) => number > past), [points, past]);
  const [oldest] = seen;
  useEffect(() => {
    if (!oldest) return;
    const timer = setTimeout(() => setPast(oldest.number), oldest.heardAt + PING_MS - Date.now());
    return () => clearTimeout(timer);
  }, [oldest]);
  return useMemo(() => seen.map(({ number, seat, target }) => ({ key: number, seat, target })), [seen]);
}

function isPast({ heardAt }: HeardPoint): boolean {
  return heardAt + PING_MS <= Date.now();
}

/** Points for everybody at the table to see; a refusal is said aloud. */
export function usePoint(online: OnlineRoom): (target: PingTarget) => void {
  const language = useLanguage();
  return useCallback(
    (target) => {
      online.point(target).then(
        (refused) => refused && toast({ text: refusalSentence(refused, language), tone: 'refusal' }),
        (error: unknown) => toast({ text: problemSentence(error, language), tone: 'refusal' }),
      );
    },
    [online, language],
  );
}
