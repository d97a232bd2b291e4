import { Button, prefersReducedMotion, useLocalized } from '@bridgehead/kit';
import { ChevronsDown } from 'lucide-react';
import { useId } from 'react';
import type { Snapshot } from '../carrier/snapshot.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './ResultDock.module.css';

/** Where everything is that is told once the game is over. */
export const AFTER_ID = 'after';

/** Where the hand was: how the game ended, and the way to the rest. */
export function ResultDock({ result }: { readonly result: NonNullable<Snapshot['result']> }) {
  const { after } = usePlayMessages();
  const say = useLocalized();
  const titleId = useId();
  const show = () => {
    const section = document.getElementById(AFTER_ID);
    section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    section?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.dock} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{after.title}</h2>
        <p>{say(result.text)}</p>
      </div>
      <Button look="primary" size="large" icon={<ChevronsDown aria-hidden />} onClick={show}>
        {after.story}
      </Button>
    </section>
  );
}
