import { Button, formatList } from '@bridgehead/kit';
import { useState } from 'react';
import { unitOf } from '../../rules/ground.ts';
import type { Offer } from '../legal.ts';
import { unitTitle, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Ask.module.css';

interface EndActionsProps {
  readonly turn: Turn;
  readonly done: Offer;
}

/** The way to end. Where cards could still be played the first press says whose, and the second ends. */
export function EndActions({ turn, done }: EndActionsProps) {
  const scene = useScene();
  const { view, text, language } = scene;
  const [isWarned, warn] = useState(false);
  const able = [...new Set([...turn.offers.plays.keys()].map(unitOf))].filter(
    (unit) => (view.units[unit]?.actions ?? 0) > 0,
  );
  const names = able.map((unit) => unitTitle(scene, unit));
  return (
    <>
      {isWarned && (
        <p className={styles.warning} role="alert">
          {text.unspent(formatList(language, names))}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          data-answer
          look={able.length === 0 ? 'primary' : 'plain'}
          onClick={() => (able.length === 0 || isWarned ? turn.take(done) : warn(true))}
        >
          {text.done}
        </Button>
        {isWarned && (
          <Button look="quiet" onClick={() => warn(false)}>
            {text.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
