import { Problem } from '@bridgehead/kernel';
import { Button, buttonClass, useLanguage } from '@bridgehead/kit';
import { type ErrorComponentProps, Link, useLocation } from '@tanstack/react-router';
import { useMessages } from '../text/index.ts';
import styles from './ErrorScreen.module.css';
import { Notice } from './Notice.tsx';
import { useTitle } from './useTitle.ts';

/** Whatever breaks, the table is on disk: say so, and hand the record over. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { app } = useMessages();
  const language = useLanguage();
  const [, page, id] = useLocation().pathname.split('/');
  const table = page === 'table' || page === 'record' ? id : undefined;
  useTitle(app.errorTitle);
  return (
    <Notice
      title={app.errorTitle}
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            {app.reload}
          </Button>
          {table && <Button onClick={() => void download(table)}>{app.downloadRecord}</Button>}
          <Link to="/" className={buttonClass('quiet')}>
            {app.toHome}
          </Link>
        </>
      }
    >
      {error instanceof Problem ? (
        <p>{error.sentence[language]}</p>
      ) : (
        <>
          <p>{app.error}</p>
          <details className={styles.details}>
            <summary>{app.details}</summary>
            <pre>{error instanceof Error ? error.message : String(error)}</pre>
          </details>
        </>
      )}
    </Notice>
  );
}

async function download(table: string): Promise<void> {
  const { downloadStored } = await import('../storage/download.ts');
  await downloadStored(table);
}
