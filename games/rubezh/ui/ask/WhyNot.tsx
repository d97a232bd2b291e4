import { canonicalJson } from '@bridgehead/kernel';
import type { SaidRefusal } from '@bridgehead/kit';
import { useEffect, useState } from 'react';
import type { Move } from '../../rules/moves.ts';
import { useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

interface WhyNotProps extends Pick<AskProps, 'turn' | 'asking'> {
  readonly move: Move;
}

/** Asks the rules about a move that is not offered, and says what they answer; a press opens the clause. */
export function WhyNot({ turn: { decision }, asking: { whyNot, openClause }, move }: WhyNotProps) {
  const { language } = useScene();
  const key = canonicalJson(move);
  const [answered, setAnswered] = useState<{ key: string; said: SaidRefusal | null } | null>(null);
  useEffect(() => {
    if (!decision) return;
    let isStale = false;
    whyNot(decision, JSON.parse(key) as Move).then(
      (said) => !isStale && setAnswered({ key, said }),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [decision, key, whyNot]);
  const said = answered?.key === key ? answered.said : null;
  if (!said?.sentence) return null;
  const { clause } = said.refusal;
  return (
    <p className={styles.whyNot} role="status">
      {said.sentence[language]}{' '}
      {clause && (
        <button type="button" className={styles.link} onClick={() => openClause(clause)}>
          {clause}
        </button>
      )}
    </p>
  );
}
