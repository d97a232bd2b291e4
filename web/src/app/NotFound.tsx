import { buttonClass } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../text/index.ts';
import { Notice } from './Notice.tsx';
import { useTitle } from './useTitle.ts';

export function NotFound() {
  const { app } = useMessages();
  useTitle(app.notFoundTitle);
  return (
    <Notice
      title={app.notFoundTitle}
      actions={
        <Link to="/" className={buttonClass('primary')}>
          {app.toHome}
        </Link>
      }
    >
      <p>{app.notFound}</p>
    </Notice>
  );
}
