import styles from './small.module.css';

interface SmallProps {
  readonly className?: string | undefined;
}

export const FLAG = 'M-9 18V-18H-6L14-11-6-3V18Z';

/** Our flag over a trench in the enemy zone. */
export function FlagShape() {
  return <path className={styles.flag} d={FLAG} />;
}

/** A penalty point, taken or still to be given. */
export function PenaltyFlag({ taken }: { readonly taken: boolean }) {
  return (
    <svg className={styles.penalty} viewBox="-11 -20 26 40" aria-hidden>
      <path className={taken ? styles.taken : styles.spare} d={FLAG} />
    </svg>
  );
}

export function GrenadeShape() {
  return (
    <g className={styles.grenade}>
      <path d="M-12-6Q-16 0-16 8-16 26 0 26T16 8Q16 0 12-6ZM-7-18H7V-9H-7ZM-7-26H10L20-8 15-6 6-20H-7Z" />
      <path className={styles.cuts} d="M-16 4H16M-15 14H15M-6-5V25M6-5V25" />
    </g>
  );
}

export function Grenade({ className = '' }: SmallProps) {
  return (
    <svg className={className} viewBox="-24 -30 48 60" aria-hidden>
      <GrenadeShape />
    </svg>
  );
}
