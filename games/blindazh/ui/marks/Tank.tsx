import styles from './EnemyShape.module.css';

export const TANK =
  'M-42 7-37-3H-24L-20-8V-19Q-20-26-13-26H8Q15-26 17.5-20.5L18.5-18.5H40V-20.5H46V-9.5H40V-11.5H20L21-3H36L43 5V11L35 27Q34 29.5 31 29.5H-31Q-34 29.5-35 27L-42 12Z';
const CUTS = 'M-37 10H38M-14-20.5H8M-20-3H21M-4-26V-21';
const WHEELS = [-26, -13, 0, 13, 26];

export function Tank() {
  return (
    <g transform="translate(-2 -3) scale(.92)">
      <path className={styles.ink} d={TANK} />
      <path className={styles.cut} d={CUTS} />
      {WHEELS.map((x) => (
        <circle key={x} className={styles.light} cx={x} cy="19.5" r="5" />
      ))}
    </g>
  );
}
