import { has, type Mark, type Sides, SIDES } from '../../rules/index.ts';
import { MarkShape } from './MarkShape.tsx';
import styles from './TrenchShape.module.css';

/** From the middle of the cell to the middle of each side; a little beyond it, so that neighbours join without a seam. */
const ARMS = ['M0 0V-50.5', 'M0 0H50.5', 'M0 0V50.5', 'M0 0H-50.5'] as const;

function wayOf(open: Sides): string {
  return SIDES.filter((side) => has(open, side))
    .map((side) => ARMS[side])
    .join('');
}

/** The thrown-up earth, ticked as on a map. Drawn for all trenches before any channel, so that it lies across no neighbour's way. */
export function Parapet({ open }: { readonly open: Sides }) {
  const way = wayOf(open);
  return (
    <>
      <g className={styles.edge}>
        <path d={way} />
        <circle r="27" />
      </g>
      <g className={styles.parapet}>
        <path d={way} />
        <circle r="25" />
      </g>
      <path className={styles.ticks} d={way} />
    </>
  );
}

/** The dug way itself, with boards on its floor. */
export function Channel({ open }: { readonly open: Sides }) {
  const way = wayOf(open);
  return (
    <>
      <g className={styles.channel}>
        <path d={way} />
        <circle r="17" />
      </g>
      <path className={styles.boards} d={way} />
    </>
  );
}

/** One tile alone, on a field of 100 × 100 around the middle. */
export function TrenchTile({
  open,
  mark,
  className = '',
}: {
  readonly open: Sides;
  readonly mark: Mark | null;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden>
      <rect className={styles.tile} x="-50" y="-50" width="100" height="100" />
      <Parapet open={open} />
      <Channel open={open} />
      {mark && <MarkShape mark={mark} />}
    </svg>
  );
}
