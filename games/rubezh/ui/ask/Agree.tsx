import { Button, Words } from '@bridgehead/kit';
import { shareAsked } from '../../rules/pending.ts';
import { pointTitle, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';
import { Lanes } from './Lanes.tsx';

/** Somebody has divided the attackers of a point where a unit of the viewer's stands. */
export function Agree({ turn, onLook }: AskProps) {
  const scene = useScene();
  const { view, text, seats } = scene;
  const shown = turn.decision && shareAsked(view, turn.decision);
  const [agree, object] = [turn.offers.plain.get('agree'), turn.offers.plain.get('object')];
  return (
    <>
      {shown && (
        <>
          <h3 className={`${styles.title} ${styles.roomy}`}>
            <Words>{text.proposedBy(seats[shown.proposer]?.name ?? '')}</Words>
          </h3>
          <p className={styles.hint}>{text.windowAt(shown.point + 1, pointTitle(scene, shown.point))}</p>
          <Lanes point={shown.point} attackers={shown.attackers} share={shown.share} onLook={onLook} />
        </>
      )}
      <div className={styles.buttons}>
        {agree && (
          <Button look="primary" onClick={() => turn.take(agree)}>
            {text.agree}
          </Button>
        )}
        {object && <Button onClick={() => turn.take(object)}>{text.object}</Button>}
      </div>
    </>
  );
}
