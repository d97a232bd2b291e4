import { buttonClass, type GamePage as Page, useLanguage, useLocalized } from '@bridgehead/kit';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { use } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { NotFound } from '../../app/NotFound.tsx';
import { Notice } from '../../app/Notice.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { useOpened } from '../../documents/useOpened.ts';
import { type CatalogueEntry, findEntry, loadUi } from '../../games/catalogue.ts';
import { useDocumentMessages } from '../../text/documents/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './GamePage.module.css';
import { usePage } from './usePage.ts';

/** A page of a game's own, beside its tables. */
export function GamePage() {
  const { game } = useParams({ from: '/shell/games/$game/$page' });
  const entry = findEntry(game);
  return entry ? <PageOf entry={entry} /> : <NotFound />;
}

function PageOf({ entry }: { readonly entry: CatalogueEntry }) {
  const { page: path } = useParams({ from: '/shell/games/$game/$page' });
  const page = use(loadUi(entry)).pages?.find((each) => each.path === path);
  return page ? <OpenPage entry={entry} page={page} /> : <NoPage entry={entry} />;
}

function OpenPage({ entry, page }: { readonly entry: CatalogueEntry; readonly page: Page }) {
  const { document: id } = useSearch({ from: '/shell/games/$game/$page' });
  const language = useLanguage();
  const say = useLocalized();
  const props = usePage(entry.id);
  const opened = useOpened(id, props.documents.open);
  useTitle(`${say(page.title)}: ${say(entry.title)}`);
  if (id !== undefined && !opened) return <Loading />;
  if (opened?.failure !== undefined) {
    return (
      <Notice title={say(page.title)} actions={<ToDocuments />}>
        <p role="alert">{problemSentence(opened.failure, language)}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{say(page.title)}</h1>
      <page.Page key={id ?? ''} {...props} document={opened?.value ?? null} isShown={false} />
    </div>
  );
}

function NoPage({ entry }: { readonly entry: CatalogueEntry }) {
  const words = useDocumentMessages();
  const say = useLocalized();
  useTitle(words.noPageTitle);
  return (
    <Notice title={words.noPageTitle} actions={<ToDocuments />}>
      <p>{words.noPage(say(entry.title))}</p>
    </Notice>
  );
}

function ToDocuments() {
  const words = useDocumentMessages();
  return (
    <Link to="/documents" className={buttonClass('primary')}>
      {words.toDocuments}
    </Link>
  );
}
