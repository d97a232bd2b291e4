import { Button, useLanguage, useLocalized } from '@bridgehead/kit';
import type { GameRecord } from '@bridgehead/kernel';
import { Download } from 'lucide-react';
import { type ReactNode, use, useEffect, useState } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { SealedVerdict } from '../carrier/snapshot.ts';
import { type CatalogueEntry, loadUi } from '../games/catalogue.ts';
import { downloadRecord } from '../storage/download.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './AfterGame.module.css';
import { Proof } from './Proof.tsx';
import { AFTER_ID } from './ResultDock.tsx';
import { useSnapshot } from './useCarrier.ts';

export interface AfterGameProps {
  readonly carrier: TableCarrier;
  readonly entry: CatalogueEntry;
  /** What to do next, where there is more than to download the record. */
  readonly actions?: ReactNode;
}

/** Below the board once the game is over: the result, the proof, and what the game has to tell. */
export default function AfterGame({ carrier, entry, actions }: AfterGameProps) {
  const { after, table } = usePlayMessages();
  const say = useLocalized();
  const language = useLanguage();
  const ui = use(loadUi(entry));
  const { view, result } = useSnapshot(carrier);
  const ended = useEnd(carrier);
  const { id, header, content } = carrier.info;
  if (!ended)
    return (
      <p className={styles.checking} role="status">
        {after.checking}
      </p>
    );
  const { record, verdict } = ended;
  return (
    <section id={AFTER_ID} className={styles.after} aria-label={table.result} tabIndex={-1}>
      <header className={styles.head}>
        <h2>{result ? say(result.text) : record.closing ? after.title : after.unfinished}</h2>
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
        seats={header.seats}
        pack={content.pack}
        record={record}
        story={verdict.story}
      />
      <Proof record={record} verdict={verdict} />
    </section>
  );
}

interface End {
  readonly record: GameRecord;
  readonly verdict: SealedVerdict;
}

function useEnd(carrier: TableCarrier): End | undefined {
  const [end, setEnd] = useState<End>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    Promise.all([carrier.record(), carrier.verify()]).then(
      ([record, verdict]) => setEnd({ record, verdict }),
      setFailure,
    );
  }, [carrier]);
  if (failure) throw failure;
  return end;
}
