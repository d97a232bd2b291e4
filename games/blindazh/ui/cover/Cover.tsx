import styles from './Cover.module.css';

const CELL = 80;

/** A way from the start trench through to the enemy zone, with branches. */
const WAYS =
  'M0 440H480M120 440V280H200V200H280V40M200 280H360V360H440V440M280 120H360M40 440V360M360 280V200';

const ENEMIES = [
  [40, 120],
  [440, 200],
  [120, 40],
] as const;

const TANK = 'M-34 4q0-6 6-6h8l4-14h22l5 7h22v5H12l1 2h12q8 0 9 7l-7 14q-2 3-6 3h-42q-4 0-6-3z';
const ARROW = 'M-7 24H7V44H20L0 64-20 44H-7Z';
const FLAG = 'M-9 18V-18H-6L14-11-6-3V18Z';

/** A sector from above: trenches dug through to the enemy zone, a flag at their end, tanks coming down the lanes. */
export function Cover({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <div className={`${styles.cover} ${className}`} aria-hidden="true">
      <svg className={styles.board} viewBox="0 0 480 480">
        <rect className={styles.field} width="480" height="480" />
        <rect className={styles.zone} width="480" height={CELL} />
        {Array.from({ length: 5 }, (_, line) => (
          <path
            key={line}
            className={styles.grid}
            d={`M${(line + 1) * CELL} 0V480M0 ${(line + 1) * CELL}H480`}
          />
        ))}
        <path className={styles.parapet} d={WAYS} />
        <path className={styles.channel} d={WAYS} />
        <path className={styles.boards} d={WAYS} />
        {ENEMIES.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path className={styles.arrow} d={ARROW} />
            <rect className={styles.card} x="-36" y="-30" width="72" height="56" rx="5" />
            <path className={styles.tank} transform="scale(.85)" d={TANK} />
          </g>
        ))}
        <path className={styles.flag} transform="translate(292 36) scale(1.7)" d={FLAG} />
        <circle className={styles.red} cx="200" cy="280" r="19" />
        <path className={styles.gold} d="M360 178 382 200 360 222 338 200Z" />
        <path className={styles.blue} d="M20 360 30 342H50L60 360 50 378H30Z" />
      </svg>
    </div>
  );
}
