import { Button, buttonClass, toast, useLanguage, useLocalized } from '@bridgehead/kit';
import type { GameRecord } from '@bridgehead/kernel';
import { Link } from '@tanstack/react-router';
import { Download, History, RotateCcw } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { Verdict } from '../carrier/snapshot.ts';
import { type CatalogueEntry, loadUi } from '../games/catalogue.ts';
import { useStartTable } from '../games/useStartTable.ts';
import { downloadRecord } from '../storage/download.ts';
import { findPack } from '../storage/packs.ts';
import { useMessages } from '../text/index.ts';
import styles from './AfterGame.module.css';
import { Proof } from './Proof.tsx';
import { useSnapshot } from './useCarrier.ts';

export const AFTER_ID = 'after';

export interface AfterGameProps {
  readonly carrier: TableCarrier;
  readonly entry: CatalogueEntry;
  readonly replaying?: boolean;
}

/** Below the board once the game is over: the result, the proof, and what the game has to tell. */
export function AfterGame({ carrier, entry, replaying = false }: AfterGameProps) {
  const { after, table } = useMessages();
  const say = useLocalized();
  const language = useLanguage();
  const ui = use(loadUi(entry));
  const { view, result } = useSnapshot(carrier);
  const ended = useEnd(carrier);
  const { id, header, content } = carrier.info;
  const startTable = useStartTable();
  if (!ended) return <p className={styles.checking}>{after.checking}</p>;
  const { record, verdict } = ended;
  const rematch = async () => {
    const pack = await findPack(header.content.hash);
    const { game, options, seats } = header;
    const wrong = await startTable({ game, options, seats, ...(pack !== undefined && { pack }) });
    if (wrong) toast({ text: wrong, tone: 'refusal' });
  };
  return (
    <section id={AFTER_ID} className={styles.after} aria-label={table.result} tabIndex={-1}>
      <header className={styles.head}>
        <h2>{result ? say(result.text) : record.closing ? after.title : after.unfinished}</h2>
        <div className={styles.actions}>
          {!replaying && (
            <>
              <Button
                look="primary"
                icon={<RotateCcw aria-hidden size={20} />}
                onClick={() => void rematch()}
              >
                {after.rematch}
              </Button>
              <Link to="/record/$id" params={{ id }} className={buttonClass('plain')}>
                <History aria-hidden size={20} />
                {after.replay}
              </Link>
            </>
          )}
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
      <Proof record={record} fault={verdict.fault} />
    </section>
  );
}

interface End {
  readonly record: GameRecord;
  readonly verdict: Verdict;
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
