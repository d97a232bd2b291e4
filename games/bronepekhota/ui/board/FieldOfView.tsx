import { memo } from 'react';
import type { View } from '../../rules/inquire/answers.ts';
import styles from './Areas.module.css';
import { cells } from './ReachArea.tsx';

/** All of a soldier there would be seen, or only a part. */
const WHOLE = 0.99;

/** Where a piece would see somebody: bright all of them, pale a part; the dark lies behind things, or behind its back. */
export const FieldOfView = memo(function FieldOfView({ seen }: { readonly seen: View }) {
  const { cells: all, grid } = seen;
  return (
    <g className={styles.view} data-view>
      <path
        d={cells(
          all.filter((cell) => cell.seen >= WHOLE),
          grid,
        )}
      />
      <path
        className={styles.partly}
        d={cells(
          all.filter((cell) => cell.seen < WHOLE),
          grid,
        )}
      />
    </g>
  );
});
