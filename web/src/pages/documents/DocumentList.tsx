import { Button, buttonClass, Dialog, useLocalized } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { use, useState } from 'react';
import type { ListedDocument } from '../../documents/compare.ts';
import { removeDocument } from '../../documents/library.ts';
import { useActs } from '../../documents/useActs.ts';
import { type CatalogueEntry, loadUi } from '../../games/catalogue.ts';
import { describeGame } from '../../games/describe.ts';
import { useMessages } from '../../text/index.ts';
import { useDocumentMessages } from '../../text/documents/index.ts';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './DocumentsPage.module.css';

export interface DocumentListProps {
  readonly entry: CatalogueEntry;
  readonly documents: readonly ListedDocument[];
  readonly onChange: () => void;
}

/** The documents of one game, and the pages where they are made. */
export function DocumentList({ entry, documents, onChange }: DocumentListProps) {
  const words = useDocumentMessages();
  const { app } = useMessages();
  const say = useLocalized();
  const { pages = [] } = use(loadUi(entry));
  const kinds = use(describeGame(entry.id)).documents;
  const [doomed, setDoomed] = useState<ListedDocument | null>(null);
  const act = useActs(onChange);
  const remove = () => {
    if (doomed) act(() => removeDocument(doomed.id), words.removed);
    setDoomed(null);
  };
  return (
    <>
      <div className={styles.actions}>
        {pages.map(({ path, title }) => (
          <Link
            key={path}
            to="/games/$game/$page"
            params={{ game: entry.id, page: path }}
            className={buttonClass()}
          >
            {say(title)}
          </Link>
        ))}
      </div>
      {documents.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.list}>
        {documents.map((document) => {
          const kind = kinds.find(({ id }) => id === document.kind);
          return (
            <DocumentRow
              key={document.id}
              document={document}
              kind={kind ? say(kind.title) : document.kind}
              page={pages.find((page) => page.kind === document.kind)?.path}
              onChange={onChange}
              onDelete={() => setDoomed(document)}
            />
          );
        })}
      </ul>
      <Dialog
        open={doomed !== null}
        title={words.removeTitle}
        closeLabel={app.close}
        onClose={() => setDoomed(null)}
        actions={
          <>
            <Button onClick={() => setDoomed(null)}>{words.leave}</Button>
            <Button look="danger" onClick={remove}>
              {words.remove}
            </Button>
          </>
        }
      >
        {doomed && <p>{words.removeText(doomed.title)}</p>}
      </Dialog>
    </>
  );
}
