import { Button, Dialog } from '@bridgehead/kit';
import { useState } from 'react';
import { useMessages } from '../../text/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';

/** Time alone never costs anybody the seat: somebody has to want it, twice. */
export function ExpelButton({ name, onExpel }: { readonly name: string; readonly onExpel: () => void }) {
  const { table } = useOnlineMessages();
  const { app } = useMessages();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {table.expel}
      </Button>
      <Dialog
        open={asking}
        title={table.expelTitle(name)}
        closeLabel={app.close}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{table.wait}</Button>
            <Button
              look="danger"
              onClick={() => {
                close();
                onExpel();
              }}
            >
              {table.expel}
            </Button>
          </>
        }
      >
        <p>{table.expelText}</p>
      </Dialog>
    </>
  );
}
