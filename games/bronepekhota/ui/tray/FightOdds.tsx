import type { PieceId } from '../../rules/state.ts';
import { pieceTitle, useScene } from '../scene.ts';
import type { FightOutlook } from '../use-draft.ts';
import styles from './Outcome.module.css';

interface FightOddsProps {
  readonly enemy: PieceId;
  readonly outlook: FightOutlook;
}

/** BRP-8: both strengths before the dice, and how it may end. */
export function FightOdds({ enemy, outlook }: FightOddsProps) {
  const scene = useScene();
  const { text } = scene;
  const { attack, defence, isFromBehind, wins, destroys } = outlook;
  return (
    <div className={styles.odds}>
      <p className={styles.whom}>{pieceTitle(scene, enemy)}</p>
      <p>
        {text.strengths(attack.dice, attack.plus, defence.rolls, defence.plus)}
        {isFromBehind && `, ${text.fromBehind}`}
      </p>
      <p className={styles.chances}>
        <b>{text.wins(wins)}</b>
        <b>{text.destroys(destroys)}</b>
      </p>
    </div>
  );
}
