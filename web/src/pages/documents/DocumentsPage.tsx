import { Button, toast, useLanguage, useLocalized } from '@bridgehead/kit';
import { FileDown } from 'lucide-react';
import { type ChangeEvent, Suspense, useRef } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { useTitle } from '../../app/useTitle.ts';
import type { ListedDocument } from '../../documents/compare.ts';
import { importDocument } from '../../documents/file.ts';
import { useActs } from '../../documents/useActs.ts';
import { useDocuments } from '../../documents/useDocuments.ts';
import { type CatalogueEntry, catalogue } from '../../games/catalogue.ts';
import { useDocumentMessages } from '../../text/documents/index.ts';
import { problemSentence } from '../../text/problem.ts';
import { DocumentList } from './DocumentList.tsx';
import styles from './DocumentsPage.module.css';

/** Everything somebody has made for the games here. */
export function DocumentsPage() {
  const words = useDocumentMessages();
  const language = useLanguage();
  const { listing, failure, reload } = useDocuments();
  const entries = catalogue.filter((entry) => entry.documents);
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        {entries.length > 0 && <ImportButton onTaken={reload} />}
      </header>
      <p>{entries.length > 0 ? words.lead : words.noGames}</p>
      {failure !== undefined && <p role="alert">{problemSentence(failure, language)}</p>}
      {listing?.isWhole === false && <p role="status">{words.serverAway}</p>}
      {listing && (
        <Suspense fallback={<Loading />}>
          {entries.map((entry) => (
            <GameDocuments key={entry.id} entry={entry} documents={listing.documents} onChange={reload} />
          ))}
        </Suspense>
      )}
    </div>
  );
}

interface GameDocumentsProps {
  readonly entry: CatalogueEntry;
  readonly documents: readonly ListedDocument[];
  readonly onChange: () => void;
}

function GameDocuments({ entry, documents, onChange }: GameDocumentsProps) {
  const say = useLocalized();
  return (
    <section id={entry.id} aria-labelledby={`documents-${entry.id}`} className={styles.section}>
      <h2 id={`documents-${entry.id}`}>{say(entry.title)}</h2>
      <DocumentList
        entry={entry}
        documents={documents.filter(({ game }) => game === entry.id)}
        onChange={onChange}
      />
    </section>
  );
}

function ImportButton({ onTaken }: { readonly onTaken: () => void }) {
  const words = useDocumentMessages();
  const act = useActs(onTaken);
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    act(async () => {
      const { title } = await importDocument(file);
      toast({ text: words.imported(title) });
    });
  };
  return (
    <>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={take} />
      <Button icon={<FileDown aria-hidden size={20} />} onClick={() => input.current?.click()}>
        {words.import}
      </Button>
    </>
  );
}
