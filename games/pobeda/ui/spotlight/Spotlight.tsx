import { IconButton, Words } from '@bridgehead/kit';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { looseChip } from '../../rules/chips.ts';
import type { Card } from '../../rules/cards.ts';
import { Chip } from '../marks/Chip.tsx';
import { useScene } from '../scene.ts';
import type { ShownCard } from '../step.ts';
import type { Opened } from '../use-opened.ts';
import { CardSheet } from './CardSheet.tsx';
import styles from './Spotlight.module.css';

export type Lit = ShownCard | { readonly how: 'read'; readonly card: Card };

interface SpotlightProps {
  readonly lit: Lit;
  /** The cards of the others, where these are read one after another. */
  readonly opened: Opened | null;
  readonly onClose: () => void;
}

/** The card that is read: one just played, or one that somebody opened again. */
export function Spotlight({ lit, opened, onClose }: SpotlightProps) {
  const { text, seats, view } = useScene();
  const name = lit.how === 'read' ? '' : (seats[lit.seat]?.name ?? '');
  return (
    <section className={styles.spotlight} key={lit.card} aria-label={text.lastCard}>
      <header className={styles.head}>
        {lit.how !== 'read' && (
          <p className={styles.who}>
            <Chip spot={looseChip(view.colours[lit.seat] ?? 0)} className={styles.chip} />
            <span>
              <Words>{text[`${lit.how}By`](name)}</Words>
            </span>
          </p>
        )}
        <IconButton className={styles.close} label={text.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {opened && opened.cards.length > 1 && <Pages opened={opened} />}
      <CardSheet card={lit.card} />
    </section>
  );
}

function Pages({ opened: { cards, index, turnTo } }: { readonly opened: Opened }) {
  const { text } = useScene();
  return (
    <div className={styles.pages}>
      <IconButton label={text.cardBefore} disabled={index === 0} onClick={() => turnTo(index - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span>{text.cardOf(index + 1, cards.length)}</span>
      <IconButton
        label={text.cardAfter}
        disabled={index === cards.length - 1}
        onClick={() => turnTo(index + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
