import { Die } from '@bridgehead/kit/table';
import { cellName } from '../../rules/index.ts';
import { type Scene, useScene } from '../scene.ts';
import type { Roll, Step } from '../step.ts';
import styles from './Dice.module.css';

/** The dice of the last step that rolled any, each with what it came to. */
export function Dice({ step }: { readonly step: Step }) {
  const scene = useScene();
  if (step.rolls.length === 0) return null;
  return (
    <ul className={styles.dice} aria-label={scene.text.dice} key={step.rolledAt}>
      {step.rolls.map((roll, order) => (
        <li key={order} className={styles.roll}>
          <Die face={roll.die} order={order} />
          <span className={styles.words}>{rollText(scene, roll)}</span>
        </li>
      ))}
    </ul>
  );
}

function rollText({ pack, text }: Scene, roll: Roll): string {
  const name = (cell: number) => cellName(pack.board, cell);
  switch (roll.kind) {
    case 'attacked':
      return text.attackSum(roll);
    case 'threw':
      return roll.cell === null ? text.offBoard : text.burstAt(name(roll.cell));
    case 'laneRolled':
      return roll.taken ? text.laneTaken(roll.die) : text.lane(roll.die);
    case 'fired':
      return text.shellAt(name(roll.cell));
  }
}
