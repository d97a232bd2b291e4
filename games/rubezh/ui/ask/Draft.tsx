import { UnitMark } from '../marks/UnitMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

/** Sharing the units out: they are nobody's yet, and lie here. */
export function Draft({ turn, onLook }: AskProps) {
  const scene = useScene();
  const { pack, text, language } = scene;
  return (
    <>
      <h3 className={styles.title}>{text.takeUnit}</h3>
      <p className={styles.hint}>{text.takeHint}</p>
      <ul className={styles.list}>
        {[...turn.offers.takes].map(([unit, take]) => (
          <li key={unit} className={styles.unit}>
            <button
              type="button"
              data-answer
              className={styles.row}
              aria-label={unitTitle(scene, unit)}
              onClick={() => turn.take(take)}
            >
              <UnitMark unit={unit} />
              <span>
                {unitTitle(scene, unit)}
                <span className={styles.skills}>
                  {pack.units[unit]?.skills
                    .map(({ title, copies }) => text.copies(title[language], copies))
                    .join(', ')}
                </span>
              </span>
            </button>
            <button
              type="button"
              className={styles.look}
              aria-label={text.readCard(unitTitle(scene, unit))}
              onClick={() => onLook({ of: 'unit', id: unit })}
            >
              ?
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Posting them: a unit is picked in the hand, a fire point on the board. */
export function Posting({ turn: { unit } }: AskProps) {
  const scene = useScene();
  const { text } = scene;
  return (
    <>
      <h3 className={styles.title}>
        {unit !== null && <UnitMark unit={unit} />}
        {unit === null ? text.postUnits : unitTitle(scene, unit)}
      </h3>
      <p className={styles.hint}>{text.postHint}</p>
    </>
  );
}
