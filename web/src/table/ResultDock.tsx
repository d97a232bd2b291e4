import { Button, prefersReducedMotion, useLocalized, Words } from '@bridgehead/kit';
import { ChevronsDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { GameResult } from '../carrier/snapshot.ts';
import type { CatalogueEntry } from '../games/catalogue.ts';
import { usePlayMessages } from '../text/play/index.ts';
import { AFTER_ID } from './result/end.ts';
import { Result } from './result/Result.tsx';
import { ResultButton } from './ResultButton.tsx';
import styles from './ResultDock.module.css';

export interface ResultDockProps {
  readonly carrier: TableCarrier;
  readonly entry: CatalogueEntry;
  readonly result: GameResult;
  /** It has ended just now: the result comes over the table by itself. */
  readonly isNew: boolean;
  /** The record is complete. */
  readonly isClosed: boolean;
  /** What to do next. */
  readonly actions: ReactNode;
}

/** Where the hand was: how the game ended, and the way to the rest. */
export function ResultDock({ carrier, entry, result, isNew, isClosed, actions }: ResultDockProps) {
  const { after } = usePlayMessages();
  const say = useLocalized();
  const titleId = useId();
  const [isOpen, setOpen] = useState(isNew);
  const close = () => setOpen(false);
  return (
    <section className={styles.dock} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{after.title}</h2>
        <p>
          <Words>{say(result.text)}</Words>
        </p>
      </div>
      <div className={styles.ways}>
        <ResultButton onOpen={() => setOpen(true)} />
        <Button icon={<ChevronsDown aria-hidden size={20} />} onClick={showStory}>
          {after.story}
        </Button>
      </div>
      <Result
        carrier={carrier}
        entry={entry}
        result={result}
        open={isOpen}
        onClose={close}
        isClosed={isClosed}
        actions={
          <>
            {actions}
            <Button onClick={close}>{after.showBoard}</Button>
          </>
        }
      />
    </section>
  );
}

function showStory(): void {
  const section = document.getElementById(AFTER_ID);
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}
