import styles from './EnemyShape.module.css';

const TRAIL = 'M-46 24-43 30-12 18-16 10Z';
const BARREL = 'M-20 5 28-19 27-21.5 42-30 46.5-20.5 34-13 33-15.5-13 13Z';
const PLATE = 'M-15-20Q-5-27 6-25L17 12H-2Z';
const SPOKES = 'M0 1.5V24.500M-11.5 13H11.5M-8.1 4.9 8.1 21.1M8.1 4.9-8.1 21.1';

export function Gun() {
  return (
    <g transform="translate(-2 0) scale(.92)">
      <path className={styles.ink} d={TRAIL} />
      <path className={styles.ink} d={BARREL} />
      <path className={styles.piece} d={PLATE} />
      <circle className={styles.piece} cy="13" r="17" />
      <circle className={styles.light} cy="13" r="11.5" />
      <path className={styles.spokes} d={SPOKES} />
      <circle className={styles.ink} cy="13" r="4" />
    </g>
  );
}
