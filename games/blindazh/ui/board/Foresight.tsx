import {
  advances,
  type Cell,
  DIE,
  enemyKind,
  hittingFaces,
  isStart,
  shellable,
  soldierOf,
  targetsFrom,
} from '../../rules/index.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
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
          <g key={cell} className={styles.shelling}>
            <path d={`M${x} ${y}V${board.length * CELL - 30}`} />
            {shellable(board, cell).map((aim) => {
              const spot = middleOf(board, aim);
              return <circle key={aim} cx={spot.x} cy={spot.y} r="9" />;
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
            d="M-8 34H8V60H22L0 84-22 60H-8Z"
          />
        );
      })}
    </>
  );
}

/** The chance of every attack from where the soldier stands, or from where it is about to walk. */
export function AttackOdds({ turn }: { readonly turn: Turn }) {
  const { pack, view, text } = useScene();
  const { seat, cell, offers } = turn;
  if (seat === null || offers.posts.size > 0) return null;
  const from: Cell = cell !== null && offers.walks.has(cell) ? cell : soldierOf(view, seat);
  return targetsFrom(pack, view, from).map((target) => {
    const faces = hittingFaces(pack, view, from, view.enemies[target] as number);
    return (
      <g key={target} transform={`${placeAt(pack.board, target)} translate(-14 31)`} className={styles.odds}>
        <rect x="-32" y="-13" width="64" height="26" rx="5" />
        <text y="8">{text.percent(Math.round((100 * faces) / DIE))}</text>
      </g>
    );
  });
}
