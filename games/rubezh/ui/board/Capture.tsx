import type { Point } from '../../rules/state.ts';
import { isTaken, threatTo } from '../capture.ts';
import { SignMark } from '../marks/figures.tsx';
import { useScene } from '../scene.ts';
import styles from './Capture.module.css';

/** What the enemies here would capture with, those they call before it included: it counts only while nobody holds the point. */
export function Capture({ point, isManned }: { readonly point: Point; readonly isManned: boolean }) {
  const scene = useScene();
  const { text } = scene;
  const threat = threatTo(scene, point);
  const { strength, called, value, isSure } = threat;
  const falls = isTaken(threat);
  const words = text.captureOf(strength, value, isManned, called, isSure);
  const looks = [styles.capture, isManned ? styles.manned : styles.bare, falls && styles.falls];
  return (
    <span className={looks.filter(Boolean).join(' ')} role="img" aria-label={words} title={words}>
      <SignMark sign="capture" />
      <span className={styles.bar}>
        <span style={{ width: `${Math.min(100, (100 * (strength + called)) / value)}%` }} />
      </span>
      {strength}
      {called > 0 && `+${called}`}/{value}
    </span>
  );
}
