import { useCallback, useEffect, useState } from 'react';
import { fetchJson } from './http.ts';

const EVERY_MS = 5000;

/** Asks again every few seconds while the page is looked at; the last answer stays while the network is away. */
export function useServerList<Reply>(path: string): {
  readonly reply: Reply | undefined;
  readonly failure: unknown;
  readonly reload: () => void;
} {
  const [answer, setAnswer] = useState<{ readonly path: string; readonly reply: Reply }>();
  const [failure, setFailure] = useState<unknown>();
  const reload = useCallback(() => {
    fetchJson<Reply>('GET', path).then((reply) => {
      setAnswer({ path, reply });
      setFailure(undefined);
    }, setFailure);
  }, [path]);
  useEffect(() => {
    const whileSeen = () => document.visibilityState === 'visible' && reload();
    reload();
    const timer = setInterval(whileSeen, EVERY_MS);
    document.addEventListener('visibilitychange', whileSeen);
    addEventListener('online', whileSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whileSeen);
      removeEventListener('online', whileSeen);
    };
  }, [reload]);
  return { reply: answer?.reply, failure, reload };
}
