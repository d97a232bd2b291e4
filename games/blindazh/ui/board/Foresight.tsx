import { advances, enemyKind, isStart, shellable } from '../../rules/index.ts';
import { useScene } from '../scene.ts';
import { ADVANCE } from './signs.ts';
import { CELL, middleOf, placeAt } from './geometry.ts';
import styles from './Foresight.module.css';

/** What is to come: the enemy's next step as arrows, artillery as the line it may hit. */
export function EnemyIntent() {
  const { pack, view } = useScene();
  const { board } = pack;
  const guns = view.enemies.flatMap((enemy, cell) =>
    enemy !== null && enemyKind(pack, enemy).arm === 'artillery' ? [cell] : [],
  );
  return (
    <>
      {guns.map((cell) => {
        const { x, y } = middleOf(board, cell);
        return (
          <g key={cell}>
            <path className={styles.edge} d={`M${x} ${y}V${board.length * CELL - 50}`} />
            <path className={styles.line} d={`M${x} ${y}V${board.length * CELL - 50}`} data-sign />
            {shellable(board, cell).map((aim) => {
              const spot = middleOf(board, aim);
              return <circle key={aim} className={styles.aim} cx={spot.x} cy={spot.y} r="9" />;
            })}
          </g>
        );
      })}
      {advances(pack, view).map(({ from, to }) => {
        const costs = isStart(board, to) || view.soldiers.includes(to);
        return (
          <path
            key={from}
            className={costs ? styles.costly : styles.step}
            transform={placeAt(board, from)}
            d={ADVANCE}
            data-sign
          />
        );
      })}
    </>
  );
}
