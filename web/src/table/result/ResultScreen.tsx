import { type EndedTable, Dialog, playSound, useLanguage, useLocalized, Words } from '@bridgehead/kit';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import type { TableCarrier } from '../../carrier/carrier.ts';
import type { GameResult } from '../../carrier/snapshot.ts';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { useSeats } from '../../games/useSeats.ts';
import { useMessages } from '../../text/index.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { useSnapshot } from '../useCarrier.ts';
import { loadEnding } from './load-ending.ts';
import { isAgreed, seatsIn, wonBy } from './outcome.ts';
import { People } from './People.tsx';
import styles from './ResultScreen.module.css';
import { Story } from './Story.tsx';

export interface ResultScreenProps {
  readonly carrier: TableCarrier;
  readonly entry: CatalogueEntry;
  readonly result: GameResult;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The record is complete: the story can be told from it. */
  readonly isClosed: boolean;
  readonly actions: ReactNode;
}

/** The end as an occasion: a picture, who won, the story in three lines, what decided it, and what to do next. */
export function ResultScreen(props: ResultScreenProps) {
  const { carrier, entry, result, open, onClose, isClosed, actions } = props;
  const { app } = useMessages();
  const { after } = usePlayMessages();
  const say = useLocalized();
  const language = useLanguage();
  const ending = use(loadEnding(entry));
  const { view, viewer } = useSnapshot(carrier);
  const { header, content } = carrier.info;
  const seats = useSeats(header.seats);
  const { outcome } = result;
  const table: EndedTable<unknown, unknown> = {
    pack: content.pack,
    view,
    language,
    seats,
    outcome,
  };
  const told = ending?.result(table);
  const people = told?.people ?? seatsIn(outcome).map((seat) => ({ seat, mark: null }));
  const isWon = wonBy(outcome, viewer);
  useEffect(() => {
    if (open) playSound(isWon ? 'victory' : 'rest');
  }, [open, isWon]);
  return (
    <Dialog
      open={open}
      shape="poster"
      title={told?.title ?? say(result.text)}
      closeLabel={app.close}
      onClose={onClose}
      actions={<div className={styles.actions}>{actions}</div>}
    >
      <div className={styles.result}>
        {ending && (
          <div className={styles.picture}>
            <ending.Picture pack={content.pack} view={view} outcome={outcome} />
          </div>
        )}
        <div className={styles.who}>
          <People people={people} seats={seats} />
          {isAgreed(outcome) && (
            <p className={styles.agreed}>
              <Words>{say(result.text)}</Words>
            </p>
          )}
          {result.takeBacks && <p className={styles.takeBacks}>{after.takeBacks}</p>}
        </div>
        {ending && isClosed && (
          <Suspense fallback={<p className={styles.lines}>{after.checking}</p>}>
            <Story carrier={carrier} ending={ending} table={table} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
