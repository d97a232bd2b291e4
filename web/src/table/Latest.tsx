import { Dialog, type FrameParts, useLocalized } from '@bridgehead/kit';
import { Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Snapshot } from '../carrier/snapshot.ts';
import { useMessages } from '../text/index.ts';
import styles from './Latest.module.css';

export interface LatestProps {
  readonly snapshot: Snapshot;
  readonly spotlight: ReactNode;
  readonly reading: FrameParts['reading'];
}

/** On a narrow window the last thing that happened is one line; a tap shows it large. */
export function Latest({ snapshot, spotlight, reading }: LatestProps) {
  const { app, table } = useMessages();
  const say = useLocalized();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    reading?.close();
  };
  const line = snapshot.log.findLast(({ lines }) => lines.length > 0)?.lines[0];
  if (!spotlight) return <p className={styles.latest}>{line && say(line)}</p>;
  return (
    <>
      <button type="button" className={styles.latest} onClick={() => setOpen(true)}>
        <span className={styles.line}>{line ? say(line) : table.latest}</span>
        <Maximize2 aria-hidden size={18} />
      </button>
      <Dialog
        open={open || reading !== undefined}
        title={table.latest}
        closeLabel={app.close}
        onClose={close}
      >
        {spotlight}
      </Dialog>
    </>
  );
}
