import type { Point } from '../../rules/state.ts';
import { useScene } from '../scene.ts';
import styles from './Tokens.module.css';

const BAG = 'M3 6Q9 2.4 15 6 18.8 10.4 15 14 9 16.4 3 14-.8 10.4 3 6ZM6 4 9 1.4 12 4Z';

/** Fortification tokens as sandbags: those that lie there, and room for more. */
export function Tokens({ point }: { readonly point: Point }) {
  const { pack, view, text } = useScene();
  const limit = pack.scenarios[view.scenario][point]?.limit ?? 0;
  const tokens = view.points[point]?.tokens ?? 0;
  return (
    <span
      className={styles.tokens}
      role="img"
      aria-label={text.tokensOf(tokens, limit)}
      title={text.tokensOf(tokens, limit)}
    >
      {Array.from({ length: limit }, (_, place) => (
        <svg
          key={place}
          viewBox="-1 0 20 17"
          className={place < tokens ? styles.laid : styles.room}
          aria-hidden
        >
          <path d={BAG} />
        </svg>
      ))}
    </span>
  );
}
