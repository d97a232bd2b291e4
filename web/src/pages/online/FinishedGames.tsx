import { Button, useLanguage } from '@bridgehead/kit';
import type { FinishedReply, TableBrief } from '@bridgehead/wire';
import { useCallback, useEffect, useState } from 'react';
import { fetchJson } from '../../online/http.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './TableList.module.css';
import { TableList } from './TableList.tsx';

interface Known {
  readonly games: readonly TableBrief[];
  readonly before: number | null;
}

/** Everything I have finished, the latest first, a page at a time. */
export function FinishedGames() {
  const { lobby } = useOnlineMessages();
  const language = useLanguage();
  const [known, setKnown] = useState<Known>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback((before: number | null, earlier: readonly TableBrief[]) => {
    const query = before === null ? '' : `?before=${before}`;
    fetchJson<FinishedReply>('GET', `/api/finished${query}`).then((page) => {
      setKnown({ games: [...earlier, ...page.games], before: page.before });
      setFailure(undefined);
    }, setFailure);
  }, []);
  useEffect(() => load(null, []), [load]);
  if (failure !== undefined) return <p role="alert">{problemSentence(failure, language)}</p>;
  if (!known) return null;
  const { games, before } = known;
  return (
    <div className={styles.section}>
      <TableList title={lobby.finished} tables={games} none={lobby.noFinished} />
      {before !== null && (
        <Button className={styles.more} onClick={() => load(before, games)}>
          {lobby.more}
        </Button>
      )}
    </div>
  );
}
