import { Problem } from '@bridgehead/kernel';
import { Button, Dialog, toast, useLanguage } from '@bridgehead/kit';
import { useNavigate } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { deleteTable, type StoredTable } from '../../storage/tables.ts';
import { useMessages } from '../../text/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './MyTables.module.css';
import { TableRow, useTableTitle } from './TableRow.tsx';
import { useTables } from './useTables.ts';

export function MyTables() {
  const { home, app } = useMessages();
  const language = useLanguage();
  const titleOf = useTableTitle();
  const { tables, reload, failure } = useTables();
  const [doomed, setDoomed] = useState<StoredTable | null>(null);

  const confirmDelete = async () => {
    if (!doomed) return;
    setDoomed(null);
    try {
      await deleteTable(doomed.id);
      toast({ text: home.deleted });
    } catch (error) {
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
    reload();
  };

  return (
    <section aria-labelledby="my-tables" className={styles.section}>
      <header className={styles.head}>
        <h2 id="my-tables">{home.myTables}</h2>
        <ImportButton />
      </header>
      {failure !== undefined && (
        <p role="alert">{failure instanceof Problem ? failure.sentence[language] : home.storageFails}</p>
      )}
      {tables?.length === 0 && <p className={styles.none}>{home.noTables}</p>}
      <ul className={styles.list}>
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} onDelete={() => setDoomed(table)} />
        ))}
      </ul>
      <Dialog
        open={doomed !== null}
        title={home.deleteTitle}
        closeLabel={app.close}
        onClose={() => setDoomed(null)}
        actions={
          <>
            <Button onClick={() => setDoomed(null)}>{home.keep}</Button>
            <Button look="danger" onClick={() => void confirmDelete()}>
              {home.delete}
            </Button>
          </>
        }
      >
        {doomed && <p>{home.deleteText(titleOf(doomed), home.moves(doomed.entries))}</p>}
      </Dialog>
    </section>
  );
}

function ImportButton() {
  const { home } = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    try {
      const { importRecord } = await import('../../storage/import.ts');
      const id = await importRecord(await file.text());
      await navigate({ to: '/record/$id', params: { id } });
    } catch (error) {
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => void take(event)}
      />
      <Button icon={<FileDown aria-hidden size={20} />} onClick={() => input.current?.click()}>
        {home.import}
      </Button>
    </>
  );
}
