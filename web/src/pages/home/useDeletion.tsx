import { Button, Dialog, toast, useLanguage, Words } from '@bridgehead/kit';
import { type ReactNode, useState } from 'react';
import { deleteTable, type StoredTable } from '../../storage/tables.ts';
import { useMessages } from '../../text/index.ts';
import { problemSentence } from '../../text/problem.ts';
import { useTableTitle } from './TableRow.tsx';

/** Asks before a table is gone for good. */
export function useDeletion(deleted: () => void): {
  readonly ask: (table: StoredTable) => void;
  readonly dialog: ReactNode;
} {
  const { home, app } = useMessages();
  const language = useLanguage();
  const titleOf = useTableTitle();
  const [doomed, setDoomed] = useState<StoredTable | null>(null);
  const confirm = async () => {
    if (!doomed) return;
    setDoomed(null);
    try {
      await deleteTable(doomed.id);
      toast({ text: home.deleted });
    } catch (error) {
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
    deleted();
  };
  const dialog = (
    <Dialog
      open={doomed !== null}
      title={home.deleteTitle}
      closeLabel={app.close}
      onClose={() => setDoomed(null)}
      actions={
        <>
          <Button onClick={() => setDoomed(null)}>{home.keep}</Button>
          <Button look="danger" onClick={() => void confirm()}>
            {home.delete}
          </Button>
        </>
      }
    >
      {doomed && (
        <p>
          <Words>{home.deleteText(titleOf(doomed), home.moves(doomed.entries))}</Words>
        </p>
      )}
    </Dialog>
  );
  return { ask: setDoomed, dialog };
}
