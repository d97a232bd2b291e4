import { strengthAt } from '../../rules/end-of-turn.ts';
import type { Point } from '../../rules/state.ts';
import { SignMark } from '../marks/figures.tsx';
import { useScene } from '../scene.ts';
import styles from './Capture.module.css';

/** What the enemies here would capture with, against what the point takes: it counts only while nobody holds it. */
export function Capture({ point, isManned }: { readonly point: Point; readonly isManned: boolean }) {
  const { pack, view, text } = useScene();
  const value = pack.scenarios[view.scenario][point]?.value ?? 1;
  const strength = strengthAt(pack, view, point);
  const falls = strength >= value;
  const looks = [styles.capture, isManned ? styles.manned : styles.bare, falls && styles.falls];
  return (
    <span
      className={looks.filter(Boolean).join(' ')}
      role="img"
      aria-label={text.captureOf(strength, value, isManned)}
      title={text.captureOf(strength, value, isManned)}
    >
      <SignMark sign="capture" />
      <span className={styles.bar}>
        <span style={{ width: `${Math.min(100, (100 * strength) / value)}%` }} />
      </span>
      {strength}/{value}
    </span>
  );
}
