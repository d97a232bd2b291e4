import { formatList, Words } from '@bridgehead/kit';
import { useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

/** Whom everybody waits for. */
export function Waiting({ asking: { pending } }: AskProps) {
  const { text, seats, language, view } = useScene();
  const others = pending.filter(({ must, seat }) => must && seat !== view.viewer);
  const names = [...new Set(others.map(({ seat }) => seats[seat]?.name ?? ''))];
  return (
    names.length > 0 && (
      <p className={styles.hint}>
        <Words>{text.waitingFor(formatList(language, names))}</Words>
      </p>
    )
  );
}
