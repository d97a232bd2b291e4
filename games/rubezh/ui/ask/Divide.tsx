import { Button } from '@bridgehead/kit';
import { pointTitle, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';
import { Lanes } from './Lanes.tsx';
import { MetTasks } from './MetTasks.tsx';
import { moved, swapped } from './share.ts';

/** Who attacks whom on one point, and who checks first: proposed, changed by drag, tap or keys, and shown to the others. */
export function Divide({ turn, onLook }: AskProps) {
  const scene = useScene();
  const { text } = scene;
  const { decision, draft } = turn;
  if (!decision || !draft) return null;
  const { point, attackers, share, isChanged } = draft;
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
        onMove={(enemy, unit) => turn.divide(moved(attackers, share, enemy, unit))}
        onSwap={(unit, by) => turn.divide(swapped(share, unit, by))}
      />
      <div className={styles.buttons}>
        <Button
          data-answer
          look="primary"
          onClick={() => turn.take({ decision, move: { kind: 'divide', on: share.on, order: share.order } })}
        >
          {text.divide}
        </Button>
        {isChanged && (
          <Button look="quiet" onClick={() => turn.divide(null)}>
            {text.anew}
          </Button>
        )}
      </div>
      <MetTasks turn={turn} onLook={onLook} />
    </>
  );
}
