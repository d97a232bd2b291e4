import { MAN, RIFLE } from '../marks/Infantry.tsx';
import styles from './Medal.module.css';

/** Five rays around the middle, each cut in two by its ridge. */
const RAYS = [0, 1, 2, 3, 4].map((ray) => ray * 72);

/** The Order of the Red Star: a red star edged with silver, a soldier on its shield, hammer and sickle below. */
export function Medal({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-52 -52 104 104" aria-hidden>
      {RAYS.map((turn) => (
        <path key={turn} className={styles.edge} transform={`rotate(${turn})`} d="M0-51 17-20 0 0-17-20Z" />
      ))}
      {RAYS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.light} d="M0-46-14-20 0 0Z" />
          <path className={styles.dark} d="M0-46 14-20 0 0Z" />
        </g>
      ))}
      <circle className={styles.ring} r="21" />
      <circle className={styles.field} r="16.5" />
      <g className={styles.soldier} transform="translate(0 1) scale(.56)">
        <path d={MAN} />
        <path d={RIFLE} />
      </g>
      <g className={styles.tools} transform="translate(0 29)">
        <path d="M-6 3Q-7-5 1-6 7-5 6 1 4 6-2 5M-5 6-1 3M-5-5 5 6M-7-3-3-7" />
      </g>
    </svg>
  );
}
