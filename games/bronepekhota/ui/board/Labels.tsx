import type { Point } from '@bridgehead/geometry';
import styles from './Labels.module.css';
import type { Pane } from './use-pane.ts';

interface LabelProps {
  readonly pane: Pane;
  /** On the table. */
  readonly at: Point;
  /** So many pixels above it. */
  readonly above?: number;
  /** So many pixels to the right of it. */
  readonly beside?: number;
  readonly look?: 'plain' | 'good' | 'bad' | 'height';
  readonly children: string;
}

const LETTER = 7;
const HALF_LINE = 10;

/** A few words on the board, of the same size however near one looks; by an edge they stay on the table. */
export function Label({ pane, at, above = 0, beside = 0, look = 'plain', children }: LabelProps) {
  const { projection, scale } = pane;
  const point = projection.toDrawing(at);
  const width = children.length * LETTER + 10;
  const half = width / 2 / scale;
  const x = Math.max(half, Math.min(projection.width - half, point.x + beside / scale));
  const y = Math.max((above + HALF_LINE) / scale, point.y);
  return (
    <g
      className={styles.label}
      data-look={look}
      transform={`translate(${x} ${y}) scale(${1 / scale}) translate(0 ${-above})`}
    >
      {look !== 'height' && (
        <rect x={-width / 2} y={-HALF_LINE} width={width} height={2 * HALF_LINE} rx="4" />
      )}
      <text y="4.5">{children}</text>
    </g>
  );
}
