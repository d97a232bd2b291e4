import type { Mark } from '../../rules/index.ts';
import styles from './MarkShape.module.css';

/** A firing step is a sight, hedgehogs a crossed beam, mines three discs: told apart by shape alone. */
const SIGNS: Readonly<Record<Mark, string>> = {
  step: 'M0-11V-4M0 4V11M-11 0H-4M4 0H11M0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7',
  hedgehogs: 'M-9-9 9 9M9-9-9 9M0-12V12',
  mines:
    'M0-9A4 4 0 1 1 0-1 4 4 0 1 1 0-9M-7 2A4 4 0 1 1-7 10 4 4 0 1 1-7 2M7 2A4 4 0 1 1 7 10 4 4 0 1 1 7 2',
};

/** In the corner of a tile, where no piece covers it. */
export function MarkShape({ mark }: { readonly mark: Mark }) {
  return (
    <g className={styles[mark]} transform="translate(-31 -31) scale(1.05)">
      <circle className={styles.plate} r="16" />
      <path className={styles.sign} d={SIGNS[mark]} />
    </g>
  );
}
