import { Button } from '@bridgehead/kit';
import { attackersLeft } from '../../rules/check-roll.ts';
import { kindOf } from '../../rules/ground.ts';
import { EnemyShape } from '../marks/EnemyShape.tsx';
import { lossWithout } from '../capture.ts';
import { Leaving } from '../later.ts';
import { UnitMark } from '../marks/UnitMark.tsx';
import { checkOutlook } from '../odds.ts';
import { enemyTitle, unitTitle, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';
import { MetTasks } from './MetTasks.tsx';

/** Before a check: who attacks, how likely the unit holds by standing and by retreating. The better one leads, if it is any good: to get away and lose the game by it is not. */
export function Stand({ turn, onLook }: AskProps) {
  const scene = useScene();
  const { pack, view, text } = scene;
  const check = view.agenda.findLast((task) => task.task === 'check');
  if (!check) return null;
  const odds = checkOutlook(scene, check);
  const stand = turn.offers.plain.get('stand');
  const retreat = turn.offers.plain.get('retreat');
  const mayHold = odds.standsWithTokens > 0;
  const isBetterAway =
    odds.leavesWithTokens > odds.standsWithTokens && !(mayHold && lossWithout(scene, check.unit) === 'game');
  const isHopeless = Math.max(odds.leavesWithTokens, odds.standsWithTokens) === 0;
  return (
    <>
      <h3 className={`${styles.title} ${styles.roomy}`}>
        <UnitMark unit={check.unit} />
        {text.checkOf(unitTitle(scene, check.unit))}
      </h3>
      <ul className={styles.attackers} aria-label={text.attackers}>
        {attackersLeft(view, check).map((enemy) => (
          <li key={enemy} title={enemyTitle(scene, enemy)}>
            <EnemyShape kind={kindOf(pack, enemy).id} className={styles.attacker} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {text.needsAbove(odds.attack)} {odds.bonus !== 0 && text.withBonus(odds.bonus)}
      </p>
      <Leaving unit={check.unit} />
      <div className={styles.buttons}>
        {stand && (
          <Button
            data-answer={!isBetterAway || undefined}
            look={isBetterAway || isHopeless ? 'plain' : 'primary'}
            onClick={() => turn.take(stand)}
          >
            {text.standFor(odds.stands, odds.standsWithTokens)}
          </Button>
        )}
        {retreat && (
          <Button
            data-answer={isBetterAway || undefined}
            look={isBetterAway ? 'primary' : 'plain'}
            onClick={() => turn.take(retreat)}
          >
            {text.retreatFor(odds.leaves, odds.leavesWithTokens)}
          </Button>
        )}
      </div>
      <MetTasks turn={turn} onLook={onLook} />
    </>
  );
}
