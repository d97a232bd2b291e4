import styles from './marks.module.css';

/**
 * The signs of figures: a burst for attack, a shield for defence, a pennant for capture, a sandbag for a token; of our own rolls, a
 * sight for attacks and bricks for checks.
 */
const SIGNS = {
  attack:
    'M8 0 9.8 4.4 14 2 12.4 6.4 16 8l-3.6 1.8L14 14l-4.4-1.8L8 16l-1.8-3.8L2 14l1.6-4.2L0 8l3.6-1.6L2 2l4.2 2.4Z',
  defence: 'M8 0 15 2.4V8q0 5-7 8-7-3-7-8V2.4Z',
  capture: 'M2 0h2v1.4L15 5.4 4 9.6V16H2Z',
  token: 'M3 5.6Q8 2.4 13 5.6 16.6 10 13 13.4 8 15.6 3 13.4-.6 10 3 5.6ZM5.4 3.4 8 1l2.6 2.4Z',
  aim: 'M7 0h2v2.1A6 6 0 0 1 13.9 7H16v2h-2.1A6 6 0 0 1 9 13.9V16H7v-2.1A6 6 0 0 1 2.1 9H0V7h2.1A6 6 0 0 1 7 2.1ZM7 4.2A4 4 0 0 0 4.2 7H7Zm2 0V7h2.8A4 4 0 0 0 9 4.2ZM4.2 9A4 4 0 0 0 7 11.8V9ZM9 9v2.8A4 4 0 0 0 11.8 9Z',
  hold: 'M0 2H7V7H0ZM8 2H16V7H8ZM0 8H4V13H0ZM5 8H11V13H5ZM12 8H16V13H12Z',
  action: 'M8 0 10 6H16L11 9.6 13 16 8 12 3 16 5 9.6 0 6H6Z',
} as const;

export type Sign = keyof typeof SIGNS;

export function SignMark({
  sign,
  className,
}: {
  readonly sign: Sign;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={`${styles.sign} ${styles[sign]} ${className ?? ''}`} viewBox="0 0 16 16" aria-hidden>
      <path d={SIGNS[sign]} />
    </svg>
  );
}
