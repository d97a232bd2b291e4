import { Button } from '@bridgehead/kit';
import type { Localized } from '@bridgehead/kernel';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Colours } from '../../rules/armoury.ts';
import { Emblem } from '../drawings/Emblem.tsx';
import factions from '../drawings/Factions.module.css';
import styles from './Offer.module.css';
import { useArmyWords } from './words/index.ts';

interface OfferProps {
  readonly kind: { readonly title: Localized; readonly colours: Colours; readonly cost: number };
  /** Nobody can take what only missions bring. */
  readonly onTake?: () => void;
  /** Its armlist, to be read before it is taken. */
  readonly children: ReactNode;
}

/** One that can be taken: its name and cost in a line, its armlist on demand. */
export function Offer({ kind, onTake, children }: OfferProps) {
  const { words, language } = useArmyWords();
  const [isOpen, setOpen] = useState(false);
  const name = kind.title[language];
  return (
    <li className={`${styles.offer} ${factions[kind.colours]}`}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Emblem colours={kind.colours} className={styles.offerSign} />
          <span className={styles.offerName}>{name}</span>
          <span className={styles.offerCost}>{words.points(kind.cost)}</span>
        </summary>
        {isOpen && children}
      </details>
      {onTake && (
        <Button aria-label={words.add(name)} icon={<Plus aria-hidden size={20} />} onClick={onTake}>
          <span className={styles.takeWord}>{words.addShort}</span>
        </Button>
      )}
    </li>
  );
}
