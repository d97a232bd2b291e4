import { type Sign, SignMark } from '../marks/figures.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import styles from './Info.module.css';

const SIGNS = ['attack', 'defence', 'capture', 'token', 'action'] as const satisfies readonly Sign[];

/** What the signs mean. */
export function Legend() {
  const scene = useScene();
  const { view, text } = scene;
  return (
    <>
      <dl className={styles.legend}>
        {SIGNS.map((sign) => (
          <div key={sign}>
            <dt>
              <SignMark sign={sign} className={styles.big} />
            </dt>
            <dd>{text.signs[sign]}</dd>
          </div>
        ))}
        {view.units.map((_, unit) => (
          <div key={unit}>
            <dt>
              <UnitMark unit={unit} />
            </dt>
            <dd>{unitTitle(scene, unit)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text.keys}</p>
    </>
  );
}
