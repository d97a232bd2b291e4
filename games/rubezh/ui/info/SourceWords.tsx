import type { Source } from '../../rules/agenda.ts';
import { eventText, pointText, skillText } from '../card-text.ts';
import { useScene } from '../scene.ts';
import styles from './SourceWords.module.css';

/** What the card says that asks in the middle of what it does. */
export function SourceWords({ card: { of, id } }: { readonly card: Source['card'] }) {
  const scene = useScene();
  const says = of === 'point' ? pointText : of === 'skill' ? skillText : eventText;
  return <p className={styles.words}>{says(scene, id)}</p>;
}
