import { bursts, soldierOf } from '../../rules/index.ts';
import { facesOn } from '../chances.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Aim.module.css';
import { CELL, placeAt } from './geometry.ts';

/** Where a grenade that is aimed may burst: the cells it reaches, and the face of the die over each centre. */
export function Aim({ turn }: { readonly turn: Turn }) {
  const { pack, view } = useScene();
  const { board } = pack;
  if (turn.seat === null || turn.side === null) return null;
  const half = CELL / 2;
  return (
    <>
      {[...facesOn(pack, view, turn).keys()].map((cell) => (
        <path
          key={cell}
          className={styles.hit}
          transform={placeAt(board, cell)}
          d={`M${-half} 0 0 ${-half}M${-half} ${half} ${half} ${-half}M0 ${half} ${half} 0`}
        />
      ))}
      {bursts(board, soldierOf(view, turn.seat), turn.side).map(
        ({ die, cell }) =>
          cell !== null && (
            <g key={die} transform={`${placeAt(board, cell)} translate(-30 -29)`} className={styles.centre}>
              <circle r="17" />
              <text y="9">{die}</text>
            </g>
          ),
      )}
    </>
  );
}
