import { useId } from 'react';
import { type Cell, openSides, startCells } from '../../rules/index.ts';
import { FlagShape } from '../marks/small.tsx';
import { Channel, Parapet } from '../marks/TrenchShape.tsx';
import { useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import { CELL, placeAt } from './geometry.ts';
import styles from './Ground.module.css';

/** What lies on the board: the printed ground, the trenches and the flags. */
export function Ground({ step }: { readonly step: Step }) {
  const { pack, view } = useScene();
  const grass = useId();
  const { board } = pack;
  const [width, height] = [board.lanes * CELL, board.length * CELL];
  const tiles = view.trenches.flatMap((trench, cell) => (trench ? [cell] : []));
  const ways = [...startCells(board), ...tiles, ...view.flags];
  const fresh = (cell: Cell) => (step.dug.has(cell) ? styles.fresh : undefined);
  return (
    <>
      <defs>
        <pattern id={grass} width="100" height="100" patternUnits="userSpaceOnUse">
          <path
            className={styles.grass}
            d="M22 30l-4-9m4 9v-11m0 11 5-8M74 58l-4-9m4 9v-11m0 11 5-8M38 84l-4-9m4 9v-11m0 11 5-8"
          />
        </pattern>
      </defs>
      <rect className={styles.field} width={width} height={height} />
      <rect fill={`url(#${grass})`} y={CELL} width={width} height={height - 2 * CELL} />
      <rect className={styles.zone} width={width} height={CELL} />
      <rect className={styles.rear} y={height - CELL} width={width} height={CELL} />
      {Array.from({ length: board.lanes }, (_, lane) => (
        <path
          key={lane}
          className={styles.arrow}
          transform={`translate(${(lane + 0.5) * CELL} ${CELL / 2})`}
          d="M-9-36H9V10H24L0 38-24 10H-9Z"
        />
      ))}
      <path className={styles.grid} d={gridOf(board.lanes, board.length)} />
      {tiles.map((cell) => (
        <rect
          key={cell}
          className={styles.tile}
          transform={placeAt(board, cell)}
          x={-CELL / 2 + 1}
          y={-CELL / 2 + 1}
          width={CELL - 2}
          height={CELL - 2}
        />
      ))}
      {ways.map((cell) => (
        <g key={cell} transform={placeAt(board, cell)} className={fresh(cell)}>
          <Parapet open={openSides(pack, view, cell)} />
        </g>
      ))}
      {ways.map((cell) => (
        <g key={cell} transform={placeAt(board, cell)} className={fresh(cell)}>
          <Channel open={openSides(pack, view, cell)} />
        </g>
      ))}
      {view.flags.map((cell) => (
        <g
          key={cell}
          transform={`${placeAt(board, cell)} translate(24 -20) scale(1.3)`}
          className={fresh(cell)}
        >
          <FlagShape />
        </g>
      ))}
    </>
  );
}

function gridOf(lanes: number, length: number): string {
  const across = Array.from({ length: length - 1 }, (_, row) => `M0 ${(row + 1) * CELL}H${lanes * CELL}`);
  const along = Array.from({ length: lanes - 1 }, (_, lane) => `M${(lane + 1) * CELL} 0V${length * CELL}`);
  return [...across, ...along].join('');
}
