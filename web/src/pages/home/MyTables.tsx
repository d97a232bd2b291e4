import { Problem } from '@bridgehead/kernel';
import { Button, toast, useLanguage } from '@bridgehead/kit';
import { useNavigate } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useMessages } from '../../text/index.ts';
import { problemSentence } from '../../text/problem.ts';
import styles from './MyTables.module.css';
import { TableRow } from './TableRow.tsx';
import { useDeletion } from './useDeletion.tsx';
import { useTables, waitingOf } from './useTables.ts';

export function MyTables() {
  const { home } = useMessages();
  const language = useLanguage();
  const { tables, reload, failure } = useTables();
  const { ask, dialog } = useDeletion(reload);
  const above = waitingOf(tables ?? []);
  const others = tables?.filter((table) => !above.includes(table));

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
        {others?.map((table) => (
          <TableRow key={table.id} table={table} onDelete={() => ask(table)} />
        ))}
      </ul>
      {dialog}
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
