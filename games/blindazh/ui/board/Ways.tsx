import { type Cell, openSides, startCells } from '../../rules/index.ts';
import { FlagShape } from '../marks/small.tsx';
import { Channel, Parapet } from '../marks/TrenchShape.tsx';
import { useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import { CELL, placeAt } from './geometry.ts';
import styles from './Ways.module.css';

/** What was dug: trenches that run into each other, and the flags at their end. */
export function Ways({ step }: { readonly step: Step }) {
  const { pack, view } = useScene();
  const { board } = pack;
  const tiles = view.trenches.flatMap((trench, cell) => (trench ? [cell] : []));
  const ways = [...startCells(board), ...tiles, ...view.flags];
  const fresh = (cell: Cell) => (step.dug.has(cell) ? styles.fresh : undefined);
  return (
    <>
      {tiles.map((cell) => (
        <rect
          key={cell}
          className={styles.tile}
          transform={placeAt(board, cell)}
          x={-CELL / 2 + 1}
          y={-CELL / 2 + 1}
          width={CELL - 2}
          height={CELL - 2}
          data-ground
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
          transform={`${placeAt(board, cell)} translate(22 -22) scale(1.35)`}
          className={fresh(cell)}
        >
          <FlagShape />
        </g>
      ))}
    </>
  );
}
