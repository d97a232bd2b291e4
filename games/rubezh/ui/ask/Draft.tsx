import { UnitMark } from '../marks/UnitMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

/** Sharing the units out, and posting them: a unit is picked here or in the hand, a point on the board. */
export function Draft({ turn }: AskProps) {
  const scene = useScene();
  const { text } = scene;
  const isTaking = turn.decision?.kind === 'take';
  const units = isTaking ? turn.offers.takes : turn.offers.ways;
  return (
    <>
      <h3 className={styles.title}>{isTaking ? text.takeUnit : text.postUnits}</h3>
      <p className={styles.hint}>{isTaking ? text.takeHint : text.postHint}</p>
      <ul className={styles.list}>
        {[...units.keys()].map((unit) => {
          const take = turn.offers.takes.get(unit);
          return (
            <li key={unit}>
              <button
                type="button"
                className={`${styles.row} ${turn.unit === unit ? styles.picked : ''}`}
                aria-pressed={isTaking ? undefined : turn.unit === unit}
                onClick={() => (take ? turn.take(take) : turn.pressUnit(unit))}
              >
                <UnitMark unit={unit} />
                {unitTitle(scene, unit)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
