import { memo } from 'react';
import type { Reach } from '../../rules/inquire/answers.ts';
import { short } from '../space/vectors.ts';
import styles from './Areas.module.css';

type Place = Reach['places'][number];

interface ReachAreaProps {
  readonly reach: Reach;
  /** Only of this level. */
  readonly level: number;
}

/** Where it gets to on one level, a shade for every step: the dearer the lighter. */
export const ReachArea = memo(function ReachArea({ reach, level }: ReachAreaProps) {
  const here = reach.places.filter(({ z }) => z === level);
  const bands = new Map<number, Place[]>();
  for (const place of here) {
    const band = Math.min(Math.ceil(reach.points), Math.max(1, Math.ceil(place.price - 0.001)));
    bands.set(band, [...(bands.get(band) ?? []), place]);
  }
  return (
    <g className={styles.reach} data-reach={level}>
      {[...bands].map(([band, places]) => (
        <path
          key={band}
          d={cells(places, reach.grid)}
          style={{ fillOpacity: 0.5 - (0.32 * (band - 1)) / Math.max(1, reach.points - 1) }}
        />
      ))}
      <path className={styles.reachEdge} d={edges(here, reach.grid)} />
    </g>
  );
});

export function cells(places: readonly { readonly x: number; readonly y: number }[], grid: number): string {
  const half = grid / 2;
  return places
    .map(({ x, y }) => `M${short(x - half)} ${short(y - half)}h${grid}v${grid}h${-grid}Z`)
    .join('');
}

/** Sides of cells with nothing beyond them. */
export function edges(places: readonly { readonly x: number; readonly y: number }[], grid: number): string {
  const half = grid / 2;
  const key = (x: number, y: number) => `${Math.round(x / grid)} ${Math.round(y / grid)}`;
  const taken = new Set(places.map(({ x, y }) => key(x, y)));
  const lines: string[] = [];
  for (const { x, y } of places) {
    if (!taken.has(key(x - grid, y))) lines.push(`M${short(x - half)} ${short(y - half)}v${grid}`);
    if (!taken.has(key(x + grid, y))) lines.push(`M${short(x + half)} ${short(y - half)}v${grid}`);
    if (!taken.has(key(x, y - grid))) lines.push(`M${short(x - half)} ${short(y - half)}h${grid}`);
    if (!taken.has(key(x, y + grid))) lines.push(`M${short(x - half)} ${short(y + half)}h${grid}`);
  }
  return lines.join('');
}
