import { useLocalized } from '@bridgehead/kit';
import type { AnyCue } from './stage.ts';
import styles from './TitleCard.module.css';

/** A phase by its name, across the board before anything of it is seen. */
export function TitleCard({ cue }: { readonly cue: AnyCue | null }) {
  const say = useLocalized();
  if (cue?.stage !== 'phase' || !cue.phase) return null;
  return (
    <p className={styles.card} aria-hidden key={`${cue.seq} ${cue.count}`}>
      <span>{say(cue.phase)}</span>
    </p>
  );
}
