import { CardSheet } from '../spotlight/CardSheet.tsx';
import { useScene } from '../scene.ts';
import type { Appearance } from './history.ts';
import styles from './Passage.module.css';
import { TimeControls } from './TimeControls.tsx';
import { TimeMap } from './TimeMap.tsx';
import { usePassage } from './use-passage.ts';

/** The map goes through the war; the events of this game appear on it, each with its drawing and its text. */
export function PassageOfWar({ list }: { readonly list: readonly Appearance[] }) {
  const { text } = useScene();
  const passage = usePassage(list);
  const now = list[passage.index];
  return (
    <section className={styles.passage}>
      <h3>{text.map}</h3>
      <div className={styles.stage}>
        <div>
          <TimeControls passage={passage} total={list.length} />
          <TimeMap list={list} day={passage.day} index={passage.index} />
        </div>
        {now ? (
          <div key={now.card} className={styles.event}>
            <CardSheet card={now.card} withMap={false} />
          </div>
        ) : (
          <p className={styles.hint}>{text.passageHint}</p>
        )}
      </div>
    </section>
  );
}
