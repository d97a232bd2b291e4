import type { BoardSize } from '../../rules/index.ts';
import { useScene } from '../scene.ts';
import { CELL } from './geometry.ts';
import { contours, gridOf, logs, sandbags, wire } from './relief.ts';
import { scatter } from './scatter.ts';
import { ZONE_ARROW } from './signs.ts';
import styles from './Terrain.module.css';

/** Grass, stones, broken stakes, splinters: small enough to lie in a corner of a cell, where no piece hides them. */
const MOTIFS = [
  'M-12 6-16-6M-12 6V-8M-12 6-6-5M6 9 2-1M6 9V-4M6 9 11-1',
  'M-6 8-11-5M-6 8V-9M-6 8 0-4M8 2 5-6M8 2 12-6',
  'M-14 6Q-12-2-5-1T2 6ZM4 7Q5 2 10 3T14 7Z',
  'M-13 8H13M-6 8V-3L-9-8M6 8V0L11-7M-6 2-1-4',
  'M-14 4-2 0M-4 8 12 4M2-6 12-8',
] as const;

/** The printed ground, row by row: our side, no man's land worse the nearer it is to the enemy, and the enemy's zone. */
export function Terrain() {
  const { board } = useScene().pack;
  const [width, height] = [board.lanes * CELL, board.length * CELL];
  const middle = board.length - 2;
  return (
    <>
      <rect className={styles.zone} width={width} height={CELL} data-ground />
      {Array.from({ length: middle }, (_, index) => (
        <rect
          key={index}
          className={styles.field}
          style={
            {
              '--worn': `${Math.round((100 * (middle - 1 - index)) / Math.max(1, middle - 1))}%`,
            } as React.CSSProperties
          }
          y={(index + 1) * CELL}
          width={width}
          height={CELL}
          data-ground
        />
      ))}
      <rect className={styles.rear} y={height - CELL} width={width} height={CELL} data-ground />
      <path className={styles.contours} d={contours(board)} />
      <Motifs board={board} />
      <path className={styles.gouges} d={gouges(board)} />
      <path className={styles.grid} d={gridOf(board)} />
      {Array.from({ length: board.lanes }, (_, lane) => (
        <path
          key={lane}
          className={styles.arrow}
          transform={`translate(${(lane + 0.5) * CELL} ${CELL / 2})`}
          d={ZONE_ARROW}
          data-sign
        />
      ))}
      <path className={styles.wire} d={wire(board)} />
      <path className={styles.bags} d={sandbags(board)} />
      <path className={styles.bags} d={logs(board)} />
    </>
  );
}

function Motifs({ board }: { readonly board: BoardSize }) {
  const places = Array.from({ length: board.lanes * (board.length - 2) * 2 }, (_, place) => place);
  return (
    <g className={styles.motifs}>
      {places.map((place) => {
        const cell = Math.floor(place / 2);
        const [lane, row] = [cell % board.lanes, Math.floor(cell / board.lanes) + 1];
        const [right, low] = [scatter(place, 1, 2), place % 2];
        const x = (lane + (right ? 0.8 : 0.2)) * CELL + scatter(place, 2, 9) - 4;
        const y = (row + (low ? 0.82 : 0.2)) * CELL + scatter(place, 3, 9) - 4;
        // Stumps and splinters belong to the ground that was fought over.
        const motif = scatter(place, 4, row < board.length / 2 ? MOTIFS.length : 3);
        return <path key={place} transform={`translate(${x} ${y})`} d={MOTIFS[motif]} />;
      })}
    </g>
  );
}

/** Short cuts of the knife across the enemy's zone. */
function gouges({ lanes }: BoardSize): string {
  const cuts = Array.from({ length: lanes * 10 }, (_, place) => {
    const x = (place / 10) * CELL + scatter(place, 5, 10);
    const y = 8 + scatter(place, 6, CELL - 30);
    return `M${x} ${y}l${4 + scatter(place, 7, 5)} ${9 + scatter(place, 8, 9)}`;
  });
  return cuts.join('');
}
