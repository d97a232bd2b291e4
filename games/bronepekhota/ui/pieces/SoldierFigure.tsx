import type { Seat } from '@bridgehead/kernel';
import type { SoldierKind } from '../../rules/armoury.ts';
import { Emblem } from './emblem.tsx';
import styles from './Figures.module.css';

export const ARMS = ['blade', 'rifle', 'long', 'heavy'] as const;
/** What a soldier carries, as far as it is seen from above. */
export type Arms = (typeof ARMS)[number];

const FAR = 12;
const STRONG = 18;

export function armsOf({ firearm }: SoldierKind): Arms {
  if (!firearm) return 'blade';
  const { range, power } = firearm;
  if (power.dice * power.die >= STRONG) return 'heavy';
  return range.die + range.plus >= FAR ? 'long' : 'rifle';
}

const WEAPONS: Readonly<Record<Arms, string>> = {
  blade: 'M2-9 14-13 10-8Z',
  rifle: 'M-3-8.2H14V-6H-3Z',
  long: 'M-5-8H21V-6.4H-5Z M4-9.4H8V-8H4Z',
  heavy: 'M-5-10H14V-5H-5Z M14-11H18V-4H14Z',
};

interface SoldierFigureProps {
  readonly seat: Seat;
  readonly arms: Arms;
  readonly jumps: boolean;
}

/** From above, on its base of 20 × 30: shoulders, the helmet in its player's shape, and what it carries. */
export function SoldierFigure({ seat, arms, jumps }: SoldierFigureProps) {
  return (
    <>
      <rect className={styles.base} x="-10" y="-15" width="20" height="30" rx="3" />
      <path className={styles.front} d="M9.2-12V12" />
      {jumps && <path className={styles.pack} d="M-9-6H-3V-1H-9Z M-9 1H-3V6H-9Z" />}
      <ellipse className={styles.body} rx="4.6" ry="10.5" />
      <path className={styles.weapon} d={WEAPONS[arms]} />
      <Emblem seat={seat} className={styles.helmet} />
    </>
  );
}
