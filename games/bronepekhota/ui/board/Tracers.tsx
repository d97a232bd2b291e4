import { useScene } from '../scene.ts';
import { degreesOf, minus, short } from '../space/vectors.ts';
import type { Step } from '../step.ts';
import styles from './Lines.module.css';

/** The lines of what was fired or fought last, whether it hit or not. */
export function Tracers({ step }: { readonly step: Step }) {
  const { view } = useScene();
  return step.strikes.map(({ from, to, isHit }, index) => {
    const [one, other] = [view.pieces[from], typeof to === 'number' ? view.pieces[to] : to];
    if (!one || !other) return null;
    return (
      <g key={index}>
        <line
          className={isHit ? styles.tracer : styles.missed}
          x1={short(one.x)}
          y1={short(one.y)}
          x2={short(other.x)}
          y2={short(other.y)}
        />
        {isHit && (
          <path
            className={styles.impact}
            transform={`translate(${short(other.x)} ${short(other.y)}) rotate(${short(degreesOf(minus(other, one)))})`}
            d="M0 0-26 9V-9Z"
          />
        )}
      </g>
    );
  });
}
