import { Button } from '@bridgehead/kit';
import { useMemo, useState } from 'react';
import type { Share } from '../../rules/agenda.ts';
import { shareAsked } from '../../rules/pending.ts';
import { shareToBegin } from '../odds.ts';
import { pointTitle, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';
import { Lanes } from './Lanes.tsx';
import { MetTasks } from './MetTasks.tsx';
import { moved, swapped } from './share.ts';

/** Who attacks whom on one point, and who checks first: proposed, changed by drag, tap or keys, and shown to the others. */
export function Divide({ turn, asking, onLook }: AskProps) {
  const scene = useScene();
  const { view, text } = scene;
  const [changed, setChanged] = useState<Share | null>(null);
  const { decision } = turn;
  const open = decision && shareAsked(view, decision);
  const sound = useMemo(() => open && shareToBegin(scene, open), [scene, open]);
  if (!open || !sound) return null;
  const { point, attackers } = open;
  const share = changed ?? advised(asking) ?? sound;
  return (
    <>
      <h3 className={`${styles.title} ${styles.roomy}`}>{text.divideTitle}</h3>
      <p className={`${styles.hint} ${styles.roomy}`}>
        {text.windowAt(point + 1, pointTitle(scene, point))} {text.divideHint}
      </p>
      <Lanes
        point={point}
        attackers={attackers}
        share={share}
        onLook={onLook}
        onMove={(enemy, unit) => setChanged(moved(attackers, share, enemy, unit))}
        onSwap={(unit, by) => setChanged(swapped(share, unit, by))}
      />
      <div className={styles.buttons}>
        <Button
          data-answer
          look="primary"
          onClick={() => asking.answer(decision, { kind: 'divide', on: share.on, order: share.order })}
        >
          {text.divide}
        </Button>
        {changed && (
          <Button look="quiet" onClick={() => setChanged(null)}>
            {text.anew}
          </Button>
        )}
      </div>
      <MetTasks turn={turn} onLook={onLook} />
    </>
  );
}

/** Whom a hint would turn them on. */
function advised({ proposed }: AskProps['asking']): Share | undefined {
  return proposed?.move.kind === 'divide' ? proposed.move : undefined;
}
