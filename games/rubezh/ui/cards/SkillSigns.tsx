import { RefreshCw } from 'lucide-react';
import type { Skill } from '../../rules/card-set.ts';
import { SignMark } from '../marks/figures.tsx';
import { useScene } from '../scene.ts';
import styles from './MiniCard.module.css';

/** Action or reaction, «+1 action», cycle. */
export function SkillSigns({ skill: { reacts, plusAction, cycle } }: { readonly skill: Skill }) {
  const { text } = useScene();
  return (
    <>
      <span className={reacts ? styles.reaction : styles.action}>
        {reacts ? text.reactionShort : text.actionShort}
      </span>
      {plusAction && (
        <span className={styles.sign} title={text.plusAction}>
          +1
          <SignMark sign="action" />
        </span>
      )}
      {cycle && (
        <span className={styles.sign} title={text.cycleLong}>
          <RefreshCw aria-hidden size={13} />
        </span>
      )}
    </>
  );
}
