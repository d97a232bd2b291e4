import { Button, buttonClass, useLanguage, useLocalized } from '@bridgehead/kit';
import type { SharedDocument } from '@bridgehead/wire';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import { Suspense, use } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { NotFound } from '../../app/NotFound.tsx';
import { Notice } from '../../app/Notice.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { openShared, saveDocument } from '../../documents/library.ts';
import { useActs } from '../../documents/useActs.ts';
import { useOpened } from '../../documents/useOpened.ts';
import { type CatalogueEntry, findEntry, loadUi } from '../../games/catalogue.ts';
import { describeGame } from '../../games/describe.ts';
import { useDocumentMessages } from '../../text/documents/index.ts';
import { useMessages } from '../../text/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './DocumentsPage.module.css';
import { usePage } from './usePage.ts';

/** Somebody else's document, behind a link: to be looked at, and to be copied. */
export function SharedDocumentPage() {
  const { share } = useParams({ from: '/shell/d/$share' });
  const words = useDocumentMessages();
  const language = useLanguage();
  const opened = useOpened(share, openShared);
  if (!opened) return <Loading />;
  if (!opened.value) {
    return (
      <Notice title={words.title} actions={<ToHome />}>
        <p role="alert">{problemSentence(opened.failure, language)}</p>
      </Notice>
    );
  }
  const entry = findEntry(opened.value.game);
  return entry ? (
    <Suspense fallback={<Loading />}>
      <Shown entry={entry} shared={opened.value} share={share} />
    </Suspense>
  ) : (
    <NotFound />
  );
}

interface ShownProps {
  readonly entry: CatalogueEntry;
  readonly shared: SharedDocument;
  readonly share: string;
}

function Shown({ entry, shared, share }: ShownProps) {
  const words = useDocumentMessages();
  const say = useLocalized();
  const navigate = useNavigate();
  const { kind, title, body } = shared;
  const known = use(describeGame(entry.id)).documents.find(({ id }) => id === kind);
  const page = use(loadUi(entry)).pages?.find((each) => each.kind === kind);
  const props = usePage(entry.id);
  const act = useActs(() => {});
  useTitle(title);
  const keep = async () => {
    await saveDocument(entry.id, { kind, body });
    await navigate({ to: '/documents', hash: entry.id });
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Button
          look="primary"
          icon={<CopyPlus aria-hidden size={20} />}
          onClick={() => act(keep, words.copyKept)}
        >
          {words.keepCopy}
        </Button>
      </header>
      <p>{words.sharedLead(known ? say(known.title) : kind, say(entry.title))}</p>
      {page && <page.Page {...props} document={{ ...shared, id: share, version: 0 }} isShown={true} />}
    </div>
  );
}

function ToHome() {
  const { app } = useMessages();
  return (
    <Link to="/" className={buttonClass('primary')}>
      {app.toHome}
    </Link>
  );
}
