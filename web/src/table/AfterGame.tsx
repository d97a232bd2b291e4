import { Button, useLanguage, useLocalized, Words } from '@bridgehead/kit';
import { Download } from 'lucide-react';
import { type ReactNode, Suspense, use } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import { type CatalogueEntry, loadUi } from '../games/catalogue.ts';
import { useSeats } from '../games/useSeats.ts';
import { downloadRecord } from '../storage/download.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './AfterGame.module.css';
import { Proof } from './Proof.tsx';
import { AFTER_ID, endOf } from './result/end.ts';
import { useSnapshot } from './useCarrier.ts';

export interface AfterGameProps {
  readonly carrier: TableCarrier;
  readonly entry: CatalogueEntry;
  /** What to do next, where there is more than to download the record. */
  readonly actions?: ReactNode;
}

/** Below the board once the game is over: the result, the proof, and what the game has to tell. */
export function AfterGame(props: AfterGameProps) {
  const { after } = usePlayMessages();
  const checking = (
    <p className={styles.checking} role="status">
      {after.checking}
    </p>
  );
  return (
    <Suspense fallback={checking}>
      <Told {...props} />
    </Suspense>
  );
}

function Told({ carrier, entry, actions }: AfterGameProps) {
  const { after, table } = usePlayMessages();
  const say = useLocalized();
  const language = useLanguage();
  const ui = use(loadUi(entry));
  const { view, result } = useSnapshot(carrier);
  const { record, verdict } = use(endOf(carrier));
  const { id, header, content } = carrier.info;
  const seats = useSeats(header.seats);
  return (
    <section id={AFTER_ID} className={styles.after} aria-label={table.result} tabIndex={-1}>
      <header className={styles.head}>
        <h2>
          <Words>{result ? say(result.text) : record.closing ? after.title : after.unfinished}</Words>
        </h2>
        <div className={styles.actions}>
          {actions}
          <Button icon={<Download aria-hidden size={20} />} onClick={() => downloadRecord(id, record)}>
            {after.download}
          </Button>
        </div>
      </header>
      <ui.Aftermath
        view={view}
        language={language}
        seats={seats}
        pack={content.pack}
        record={record}
        story={verdict.story}
      />
      <Proof record={record} verdict={verdict} />
    </section>
  );
}
