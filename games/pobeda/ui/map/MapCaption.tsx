import type { Front } from '../../content/front/front.ts';
import { longDate } from '../dates.ts';
import { useWords } from '../text.ts';
import styles from './Map.module.css';

/** On this day west of the line stood the western Allies as well. */
const LAST_FRONT = '1945-05-08';

/** Which front it is, that it is approximate, and what the shadings mean. */
export function MapCaption({ front }: { readonly front: Front | null }) {
  const { text, language } = useWords();
  if (!front) return <figcaption className={styles.caption}>{text.noFront}</figcaption>;
  return (
    <figcaption className={styles.caption}>
      <p>{text.frontOn(longDate({ from: front.date }, language))}</p>
      <ul className={styles.legend}>
        <Key fill="var(--own)" label={text.ownGround} />
        <Key
          fill="repeating-linear-gradient(45deg, var(--hatch) 0 1px, var(--enemy) 1px 4px)"
          label={front.date === LAST_FRONT ? text.lastGround : text.enemyGround}
        />
        <Key fill="var(--land)" label={text.otherGround} />
      </ul>
    </figcaption>
  );
}

function Key({ fill, label }: { readonly fill: string; readonly label: string }) {
  return (
    <li>
      <span className={styles.swatch} style={{ background: fill }} aria-hidden />
      {label}
    </li>
  );
}
