import { useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';
import { EndActions } from './EndActions.tsx';
import { MetTasks } from './MetTasks.tsx';
import { PickedCard } from './PickedCard.tsx';
import { PickedUnit } from './PickedUnit.tsx';
import { Waiting } from './Waiting.tsx';

/** The action phase: what is picked up and what can be done with it; else how to begin, and the way to end, once. */
export function Act({ turn, asking, onLook }: AskProps) {
  const { text } = useScene();
  const { card, unit, offers, decision } = turn;
  const done = decision?.must ? offers.plain.get('done') : undefined;
  const isBare = card === null && unit === null;
  const mayAct = offers.plays.size + offers.ways.size + offers.cycles.size > 0;
  return (
    <>
      {card !== null && <PickedCard turn={turn} asking={asking} onLook={onLook} card={card} />}
      {card === null && unit !== null && <PickedUnit turn={turn} unit={unit} onLook={onLook} />}
      {isBare && done && mayAct && <p className={`${styles.hint} ${styles.roomy}`}>{text.actHint}</p>}
      {isBare && !done && <Waiting turn={turn} asking={asking} onLook={onLook} />}
      <MetTasks turn={turn} onLook={onLook} />
      {done && isBare && <EndActions key={decision?.id} turn={turn} done={done} />}
    </>
  );
}
