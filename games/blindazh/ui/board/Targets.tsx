import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { placeAt } from './geometry.ts';
import styles from './Targets.module.css';

interface TargetsProps {
  readonly turn: Turn;
  /** Only what can be attacked is framed over the pieces: elsewhere frames hide neither pieces nor marks. */
  readonly attacks?: boolean;
}

/** Frames around the cells that can be pressed. */
export function Targets({ turn, attacks = false }: TargetsProps) {
  const { board } = useScene().pack;
  return [...turn.targets].map(
    ([cell, target]) =>
      cell !== turn.cell &&
      (target === 'attack') === attacks && (
        <g key={cell} transform={placeAt(board, cell)}>
          <Frame look={styles[target]} />
        </g>
      ),
  );
}

/** What was chosen, and what is looked at, over everything. */
export function Chosen({ turn: { cell, inspected } }: { readonly turn: Turn }) {
  const { board } = useScene().pack;
  const seen = cell ?? inspected;
  if (seen === null) return null;
  return (
    <g transform={placeAt(board, seen)}>
      <Frame look={cell === null ? styles.inspected : styles.chosen} />
    </g>
  );
}

/** A halo on both sides keeps the line apart from whatever lies under it. */
export function Frame({ look }: { readonly look: string | undefined }) {
  return (
    <>
      <rect className={styles.halo} x="-46" y="-46" width="92" height="92" rx="6" />
      <rect className={`${styles.frame} ${look}`} x="-46" y="-46" width="92" height="92" rx="6" data-sign />
    </>
  );
}
