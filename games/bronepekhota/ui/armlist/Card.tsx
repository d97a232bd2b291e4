import type { Localized } from '@bridgehead/kernel';
import { type ReactNode, useId } from 'react';
import type { Colours } from '../../rules/armoury.ts';
import { Emblem } from '../drawings/Emblem.tsx';
import factions from '../drawings/Factions.module.css';
import styles from './Card.module.css';
import { useArmlistWords } from './words/index.ts';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
}

interface CardProps {
  readonly kind: { readonly title: Localized; readonly colours: Colours; readonly cost: number };
  readonly sort: string;
  readonly picture: ReactNode;
  readonly figures: readonly Figure[];
  /** A heading of another level where the page has one above it. */
  readonly level?: 'h2' | 'h3' | 'h4';
  /** What can be done with it, beside its name. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What all armlists share: the side, the name, what it costs, its figures. */
export function Card({ kind, sort, picture, figures, level: Title = 'h3', actions, children }: CardProps) {
  const { words, language } = useArmlistWords();
  const id = useId();
  return (
    <article className={`${styles.card} ${factions[kind.colours]}`} aria-labelledby={id}>
      <header className={styles.head}>
        <Emblem colours={kind.colours} className={styles.emblem} />
        <div className={styles.naming}>
          <Title id={id} className={styles.title}>
            {kind.title[language]}
          </Title>
          <p className={styles.sort}>
            {sort} · {words.points(kind.cost)}
          </p>
        </div>
        {actions}
      </header>
      <div className={styles.top}>
        <div className={styles.picture}>{picture}</div>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </article>
  );
}
