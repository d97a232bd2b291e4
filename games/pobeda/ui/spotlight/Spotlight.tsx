import { IconButton } from '@bridgehead/kit';
import { X } from 'lucide-react';
import { looseChip } from '../../rules/chips.ts';
import type { Card } from '../../rules/cards.ts';
import { Chip } from '../marks/Chip.tsx';
import { useScene } from '../scene.ts';
import type { ShownCard } from '../step.ts';
import { CardSheet } from './CardSheet.tsx';
import styles from './Spotlight.module.css';

export type Lit = ShownCard | { readonly how: 'read'; readonly card: Card };

/** The card everybody looks at: the one just played, or one that somebody opened again. */
export function Spotlight({ lit, onClose }: { readonly lit: Lit; readonly onClose: () => void }) {
  const { text, seats, view } = useScene();
  const name = lit.how === 'read' ? '' : (seats[lit.seat]?.name ?? '');
  return (
    <section className={styles.spotlight} key={lit.card} aria-label={text.lastCard}>
      <header className={styles.head}>
        {lit.how !== 'read' && (
          <p className={styles.who}>
            <Chip spot={looseChip(view.colours[lit.seat] ?? 0)} className={styles.chip} />
            {text[`${lit.how}By`](name)}
          </p>
        )}
        <IconButton className={styles.close} label={text.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <CardSheet card={lit.card} />
    </section>
  );
}
