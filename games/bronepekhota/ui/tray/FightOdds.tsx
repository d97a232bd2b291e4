import type { PieceId } from '../../rules/state.ts';
import { DamageBars } from '../later.ts';
import { targetTitle, useScene } from '../scene.ts';
import type { FightOutlook } from '../use-draft.ts';
import styles from './Outcome.module.css';

interface FightOddsProps {
  readonly enemy: PieceId;
  readonly outlook: FightOutlook;
  /** What coming to blows costs. */
  readonly price?: string;
}

/** BRP-8: both strengths before the dice, and how it may end. */
export function FightOdds({ enemy, outlook, price }: FightOddsProps) {
  const scene = useScene();
  const { text } = scene;
  const { attack, defence, isFromBehind, wins, destroys, damage } = outlook;
  // Whoever beats a soldier kills it.
  const isSoldier = scene.view.pieces[enemy]?.kind === 'soldier';
  return (
    <div className={styles.odds}>
      {/* On the lowest phone there is room for two lines: what is decided by stands in them. */}
      <p className={styles.chances}>
        {price && <b>{price}</b>}
        <b>{text.wins(wins)}</b>
        {!isSoldier && <b>{text.destroys(destroys)}</b>}
      </p>
      <p className={styles.whom}>{targetTitle(scene, enemy)}</p>
      <p>
        {text.strengths(attack.dice, attack.plus, defence.rolls, defence.plus)}
        {isFromBehind && `, ${text.fromBehind}`}
      </p>
      {!isSoldier && <DamageBars damage={damage} />}
    </div>
  );
}
