import { Problem } from '@bridgehead/kernel';
import { Button, buttonClass, useLanguage } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { Loading } from '../app/Loading.tsx';
import { Notice } from '../app/Notice.tsx';
import { useTitle } from '../app/useTitle.ts';
import { downloadStored } from '../storage/download.ts';
import { useMessages } from '../text/index.ts';
import { usePlayMessages } from '../text/play/index.ts';
import type { Opening } from './useCarrier.ts';

export interface OpeningNoticeProps {
  /** The table whose record lies in this browser, if any. */
  readonly kept: string | undefined;
  readonly opening: Exclude<Opening<unknown>, { state: 'open' }>;
  readonly onAgain: () => void;
}

/** A table that is not open yet, or no longer. */
export function OpeningNotice({ kept, opening, onAgain }: OpeningNoticeProps) {
  const { app } = useMessages();
  const { table } = usePlayMessages();
  const language = useLanguage();
  useTitle(opening.state === 'busy' ? table.busyTitle : undefined);
  if (opening.state === 'loading') return <Loading />;
  const home = (
    <Link to="/" className={buttonClass('quiet')}>
      {app.toHome}
    </Link>
  );
  if (opening.state === 'busy') {
    return (
      <Notice title={table.busyTitle} actions={home}>
        <p>{table.busy}</p>
      </Notice>
    );
  }
  const { error } = opening;
  return (
    <Notice
      title={table.brokenTitle}
      actions={
        <>
          <Button look="primary" onClick={onAgain}>
            {table.again}
          </Button>
          {kept && <Button onClick={() => void downloadStored(kept)}>{app.downloadRecord}</Button>}
          {home}
        </>
      }
    >
      <p>{error instanceof Problem ? error.sentence[language] : table.broken}</p>
    </Notice>
  );
}
