import { useId } from 'react';
import type { Front } from '../../content/front/front.ts';
import { pathsOf, NEUTRAL_PATH } from './front-paths.ts';
import { EUROPE_LAND } from './land.ts';
import styles from './Map.module.css';
import { EUROPE } from './projection.ts';
import { LAKES, RIVERS } from './rivers.ts';

const path = (waters: typeof RIVERS) =>
  waters
    .map((points) => points.map(([lat, lon]) => EUROPE.project(lat, lon)))
    .map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`);
const RIVER_PATH = path(RIVERS).join('');
const LAKE_PATH = `${path(LAKES).join('Z')}Z`;

/** Land, rivers and the front: for any view of the map of Europe. */
export function Terrain({ front }: { readonly front: Front | null }) {
  const id = useId();
  const paths = front && pathsOf(front);
  return (
    <>
      <defs>
        <clipPath id={`${id}-land`}>
          <path d={EUROPE_LAND} />
        </clipPath>
        <pattern
          id={`${id}-hatch`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatch} d="M0 0V5" />
        </pattern>
      </defs>
      <path className={styles.ground} d={EUROPE_LAND} />
      {paths && (
        <g clipPath={`url(#${id}-land)`}>
          <path className={styles.enemy} d={paths.enemy} />
          <path fill={`url(#${id}-hatch)`} d={paths.enemy} />
          <path className={styles.own} d={paths.soviet} />
          <path className={styles.neutral} d={NEUTRAL_PATH} />
          {paths.pieces.map(({ held, ground }) => (
            <g key={ground}>
              <path className={held === 'axis' ? styles.enemy : styles.own} d={ground} />
              {held === 'axis' && <path fill={`url(#${id}-hatch)`} d={ground} />}
            </g>
          ))}
        </g>
      )}
      <path className={styles.lakes} d={LAKE_PATH} />
      <path className={styles.rivers} d={RIVER_PATH} />
      <path className={styles.coast} d={EUROPE_LAND} />
      {paths && (
        <>
          <path className={styles.casing} d={paths.line} />
          <path className={styles.line} d={paths.line} />
          {paths.pieces.map(({ held, line }) => (
            <path key={line} className={held === 'line' ? styles.met : styles.line} d={line} />
          ))}
        </>
      )}
    </>
  );
}
