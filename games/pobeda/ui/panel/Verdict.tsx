import { Button } from '@bridgehead/kit';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Panel.module.css';

/** POB-9.3: the accused plead, the third team votes. */
export function Verdict({ turn: { offers, take } }: { readonly turn: Turn }) {
  const { text, view } = useScene();
  const kind = offers.verdicts[0]?.move.kind ?? 'plead';
  const accused = text.sides[view.breach?.accused ?? 0] ?? '';
  return (
    <div className={styles.actions} role="group" aria-live="polite">
      <p className={styles.question}>
        {kind === 'plead' ? text.plead.question : text.vote.question(accused)}
      </p>
      <div className={styles.evenButtons}>
        {offers.verdicts.map((offer) => (
          <Button key={String(offer.move.guilty)} onClick={() => take(offer)}>
            {offer.move.guilty ? text[kind].guilty : text[kind].innocent}
          </Button>
        ))}
      </div>
    </div>
  );
}
