import type { Seat } from '@bridgehead/kernel';
import { useScene } from '../scene.ts';
import { Emblem } from './emblem.tsx';
import styles from './Figures.module.css';

/** A player's sign in the player's colour, as the pieces wear it. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  const { colours } = useScene();
  return <SideMark seat={seat} colour={colours[seat]} />;
}

export function SideMark({ seat, colour }: { readonly seat: Seat; readonly colour: string | undefined }) {
  return (
    <svg className={`${styles.side} ${styles.mark}`} data-colour={colour} viewBox="-8 -8 16 16" aria-hidden>
      <Emblem seat={seat} />
    </svg>
  );
}
