import type { Terrain } from '@bridgehead/geometry';
import { memo } from 'react';
import type { Layout } from '../../rules/armoury.ts';
import type { Paint } from '../../rules/terrain/looks.ts';
import { short } from '../space/vectors.ts';
import styles from './Terrain.module.css';

/** BRP-0.1: marks along the edges, a step from each other. */
const STEP = 50;

/** The bare table: its ground, what is painted on it, and a ruler round its edges. */
export const Ground = memo(function Ground({ terrain, theme, paint }: Layout) {
  const { width, depth } = terrain;
  return (
    <g className={styles.ground} data-theme={theme}>
      <rect className={styles.earth} width={width} height={depth} />
      {paint.map((each) => (
        <PaintedPatch key={`${each.kind} ${each.x} ${each.y}`} paint={each} />
      ))}
      <path className={styles.grid} d={gridPath(terrain)} />
      <rect className={styles.rim} width={width} height={depth} />
    </g>
  );
});

function PaintedPatch({ paint }: { readonly paint: Paint }) {
  const { kind, x, y, width, depth } = paint;
  const isRound = kind === 'crater' || kind === 'pad';
  return (
    <g data-paint={kind} className={styles.paint}>
      {isRound ? (
        <ellipse cx={x + width / 2} cy={y + depth / 2} rx={width / 2} ry={depth / 2} />
      ) : (
        <rect x={x} y={y} width={width} height={depth} />
      )}
      {kind === 'pad' && (
        <ellipse
          className={styles.mark}
          cx={x + width / 2}
          cy={y + depth / 2}
          rx={width / 3}
          ry={depth / 3}
        />
      )}
      {kind === 'rails' && <path className={styles.rails} d={railsPath(paint)} />}
      {kind === 'road' && <path className={styles.dashes} d={middlePath(paint)} />}
    </g>
  );
}

function middlePath({ x, y, width, depth }: Paint): string {
  return width >= depth ? `M${x} ${y + depth / 2}h${width}` : `M${x + width / 2} ${y}v${depth}`;
}

const GAUGE = 0.3;
const SLEEPER = 14;

function railsPath({ x, y, width, depth }: Paint): string {
  const isAlong = width >= depth;
  const [long, wide] = isAlong ? [width, depth] : [depth, width];
  const at = (alongIt: number, acrossIt: number) =>
    isAlong ? `${short(x + alongIt)} ${short(y + acrossIt)}` : `${short(x + acrossIt)} ${short(y + alongIt)}`;
  const rails = [wide * GAUGE, wide * (1 - GAUGE)].map((across) => `M${at(0, across)}L${at(long, across)}`);
  const sleepers = Array.from({ length: Math.floor(long / SLEEPER) }, (_, index) => {
    const far = SLEEPER * (index + 0.5);
    return `M${at(far, wide * 0.15)}L${at(far, wide * 0.85)}`;
  });
  return [...rails, ...sleepers].join('');
}

/** Faint crosses a step apart: what a ruler would show, without a net over the picture. */
function gridPath({ width, depth }: Terrain): string {
  const marks: string[] = [];
  for (let x = STEP; x < width; x += STEP) {
    marks.push(`M${x} 0v8M${x} ${depth}v-8`);
    for (let y = STEP * 2; y < depth; y += STEP * 2)
      if (x % (STEP * 2) === 0) marks.push(`M${x - 3} ${y}h6M${x} ${y - 3}v6`);
  }
  for (let y = STEP; y < depth; y += STEP) marks.push(`M0 ${y}h8M${width} ${y}h-8`);
  return marks.join('');
}
