import { Crosshair, Hourglass } from 'lucide-react';
import type { LaneThreat } from '../../rules/index.ts';
import { type Scene, useScene } from '../scene.ts';
import styles from './LaneThreats.module.css';

/** Under every lane what it will cost and when the first of it, if nobody does anything; a press says the rest. */
export function LaneThreats({ onOpen }: { readonly onOpen: () => void }) {
  const scene = useScene();
  const { threats, text } = scene;
  const words = threats.flatMap((threat) => wordsOf(scene, threat));
  return (
    <button
      type="button"
      className={styles.lanes}
      aria-label={[text.threats.open, ...words].join('. ')}
      title={text.threats.open}
      data-threats
      onClick={onOpen}
    >
      {threats.map((threat) => (
        <Lane key={threat.lane} threat={threat} scene={scene} />
      ))}
    </button>
  );
}

function Lane({ threat, scene }: { readonly threat: LaneThreat; readonly scene: Scene }) {
  const { points, turns, shelling } = threat;
  return (
    <span className={`${styles.lane} ${points > 0 ? (turns === 1 ? styles.now : styles.later) : ''}`}>
      {points > 0 && (
        <>
          <strong>{scene.text.threats.short(points)}</strong>
          <Hourglass aria-hidden className={styles.icon} />
          <span>{turns}</span>
        </>
      )}
      {shelling.length > 0 && <Crosshair aria-hidden className={styles.shelled} />}
    </span>
  );
}

function wordsOf({ text }: Scene, { lane, points, turns, shelling }: LaneThreat): string[] {
  return [
    ...(points > 0 ? [text.threats.lane(lane + 1, points, turns)] : []),
    ...(shelling.length > 0 ? [text.threats.shelled(lane + 1)] : []),
  ];
}
