import { useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';
import { EndActions } from './EndActions.tsx';
import { MetTasks } from './MetTasks.tsx';
import { PickedCard } from './PickedCard.tsx';
import { PickedUnit } from './PickedUnit.tsx';

/** The action phase: what is picked up and what can be done with it; else how to begin, and the way to end. */
export function Act({ turn, asking, onLook }: AskProps) {
  const { text } = useScene();
  const { card, unit, offers } = turn;
  const done = offers.plain.get('done');
  const isBare = card === null && unit === null;
  return (
    <>
      {card !== null && <PickedCard turn={turn} asking={asking} onLook={onLook} card={card} />}
      {card === null && unit !== null && <PickedUnit turn={turn} unit={unit} onLook={onLook} />}
      {isBare && <p className={`${styles.hint} ${styles.roomy}`}>{text.actHint}</p>}
      <MetTasks turn={turn} onLook={onLook} />
      {done && isBare && <EndActions key={turn.decision?.id} turn={turn} done={done} />}
    </>
  );
}
