import type { Localized } from '@bridgehead/kernel';
import { useLocalized } from '@bridgehead/kit';
import type { ReactNode } from 'react';
import styles from './Guide.module.css';

/** What the diagrams of the rulebook are drawn with. A step is 40 units long. */
export const STEP = 40;
const WIDTH = 360;

interface DiagramProps {
  readonly height: number;
  /** Read below the drawing, and instead of it. */
  readonly shows: Localized;
  readonly children: ReactNode;
}

export function Diagram({ height, shows, children }: DiagramProps) {
  const say = useLocalized();
  return (
    <>
      <svg className={styles.diagram} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
        {children}
      </svg>
      <figcaption className={styles.caption}>{say(shows)}</figcaption>
    </>
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly text: Localized | string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isStrong?: boolean;
}

export function Label({ x, y, text, anchor = 'middle', isStrong = false }: LabelProps) {
  const say = useLocalized();
  return (
    <text className={`${styles.label} ${isStrong ? styles.strong : ''}`} x={x} y={y} textAnchor={anchor}>
      {typeof text === 'string' ? text : say(text)}
    </text>
  );
}

interface TokenProps {
  readonly x: number;
  readonly y: number;
  /** In degrees, clockwise from the right. */
  readonly turn?: number;
  readonly isFoe?: boolean;
}

/** A soldier from above: the stand with its long side across, and a nose where it looks. */
export function Soldier({ x, y, turn = 0, isFoe = false }: TokenProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className={isFoe ? styles.them : styles.us} d="M-8-12H8V-5L14 0 8 5V12H-8Z" />
    </g>
  );
}

/** A machine from above. */
export function Machine({ x, y, turn = 0, isFoe = false }: TokenProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className={isFoe ? styles.them : styles.us} d="M-30-22H26V-8L36 0 26 8V22H-30Z" />
      <path className={styles.line} d="M-18-12H8V12H-18Z" />
    </g>
  );
}

/** A soldier from the side, feet at x, y. */
export function Man({ x, y, isFoe = false }: Omit<TokenProps, 'turn'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={isFoe ? styles.them : styles.us}
        d="M-6 0-4-16-6-28Q0-32 6-28L4-16 6 0ZM-5-33A5 5 0 1 1 5-33 5 5 0 1 1-5-33Z"
      />
    </g>
  );
}

/** A way with an arrow head. */
export function Way({ points }: { readonly points: readonly (readonly [number, number])[] }) {
  const [from, to] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]];
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <>
      <polyline className={styles.way} points={points.map((point) => point.join(',')).join(' ')} />
      <path
        className={styles.head}
        transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`}
        d="M4 0-8-6V6Z"
      />
    </>
  );
}

/** A tape with a mark at every step. */
export function Tape({ x, y, steps }: { readonly x: number; readonly y: number; readonly steps: number }) {
  return (
    <>
      <path className={styles.thin} d={`M${x} ${y}h${steps * STEP}`} />
      {Array.from({ length: Math.floor(steps) + 1 }, (_, step) => (
        <path key={step} className={styles.thin} d={`M${x + step * STEP} ${y - 5}v10`} />
      ))}
    </>
  );
}
