import type { BoardSize } from '../../rules/index.ts';
import type { Line } from '../advice.ts';
import { useScene } from '../scene.ts';
import styles from './Advice.module.css';
import { middleOf } from './geometry.ts';

/** The advised turn: an arrow for every move that has a way, a ring where it has only a place, counted where there are several. */
export function Advice({ lines }: { readonly lines: readonly Line[] }) {
  const { board } = useScene().pack;
  return lines.map((line, index) => {
    const { x, y } = middleOf(board, line.at(-1) ?? 0);
    const way = line.length > 1 ? arrow(board, line) : `M${x - 34} ${y}a34 34 0 1 1 68 0 34 34 0 1 1-68 0`;
    return (
      <g key={index}>
        <path className={styles.edge} d={way} />
        <path className={styles.line} d={way} data-sign />
        {lines.length > 1 && (
          <g className={styles.number} transform={`translate(${x + 32} ${y - 32})`}>
            <circle r="15" />
            <text y="8">{index + 1}</text>
          </g>
        )}
      </g>
    );
  });
}

/** Through the middles of the cells, and a head that stops short of the last one's middle, where the piece stands. */
function arrow(board: BoardSize, line: Line): string {
  const points = line.map((cell) => middleOf(board, cell));
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return '';
  const [dx, dy] = [Math.sign(last.x - before.x), Math.sign(last.y - before.y)];
  const [x, y] = [last.x - dx * 6, last.y - dy * 6];
  const wing = (side: number) => `${x - dx * 24 + dy * side * 20} ${y - dy * 24 + dx * side * 20}`;
  const way = [...points.slice(0, -1).map((point) => `${point.x} ${point.y}`), `${x} ${y}`].join(' ');
  return `M${way}M${wing(1)} ${x} ${y} ${wing(-1)}`;
}
