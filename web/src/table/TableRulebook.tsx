import type { RecordHeader, Rulebook as Book } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';
import { useEffect, useState } from 'react';
import { rulebookOf } from '../games/rulebook.ts';
import { problemSentence } from '../text/problem.ts';
import { Rulebook, type RulebookProps } from './Rulebook.tsx';

interface TableRulebookProps extends Omit<RulebookProps, 'book' | 'game'> {
  readonly header: RecordHeader;
}

/** The rules of this table, fetched when somebody first opens them; without a network that may fail, and only the page of rules with it. */
export function TableRulebook({ header: { game, rules }, ...rest }: TableRulebookProps) {
  const language = useLanguage();
  const [fetched, setFetched] = useState<{ readonly book: Book } | { readonly error: unknown }>();
  useEffect(() => {
    let isStale = false;
    rulebookOf(game, rules).then(
      (book) => !isStale && setFetched({ book }),
      (error: unknown) => !isStale && setFetched({ error }),
    );
    return () => {
      isStale = true;
    };
  }, [game, rules]);
  if (!fetched) return null;
  if ('error' in fetched) return <p role="alert">{problemSentence(fetched.error, language)}</p>;
  return <Rulebook game={game} book={fetched.book} {...rest} />;
}
