import { bursts, type Cell, DIE, soldierOf } from '../../rules/index.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { CELL, placeAt } from './geometry.ts';
import styles from './Foresight.module.css';

/** Where a grenade may burst: the face of the die on each crater, and how likely each cell is to be hit. */
export function Craters({ turn }: { readonly turn: Turn }) {
  const { pack, view, text } = useScene();
  const { board } = pack;
  if (turn.seat === null || turn.side === null) return null;
  const all = bursts(board, soldierOf(view, turn.seat), turn.side);
  const faces = new Map<Cell, number>();
  for (const { hits } of all) for (const cell of hits) faces.set(cell, (faces.get(cell) ?? 0) + 1);
  return (
    <>
      {[...faces].map(([cell, count]) => (
        <g key={cell} transform={placeAt(board, cell)}>
          <rect
            className={styles.hit}
            style={{ fillOpacity: 0.12 + (0.5 * count) / DIE }}
            x={-CELL / 2}
            y={-CELL / 2}
            width={CELL}
            height={CELL}
          />
          <g className={styles.odds} transform="translate(-14 35)">
            <rect x="-32" y="-13" width="64" height="26" rx="5" />
            <text y="8">{text.percent(Math.round((100 * count) / DIE))}</text>
          </g>
        </g>
      ))}
      {all.map(
        ({ die, cell }) =>
          cell !== null && (
            <g key={die} transform={`${placeAt(board, cell)} translate(-30 -29)`} className={styles.crater}>
              <circle r="16" />
              <text y="8">{die}</text>
            </g>
          ),
      )}
    </>
  );
}
