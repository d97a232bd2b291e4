import type { EventDeckCard } from '../../rules/state.ts';
import { useScene } from '../scene.ts';
import { CardSheet } from './CardSheet.tsx';
import styles from './EventSpotlight.module.css';
import { titleOf } from './title.ts';

/** The event of this turn, large: its drawing, what it does and what it tells of. */
export function EventSpotlight({ card }: { readonly card: EventDeckCard }) {
  const scene = useScene();
  const looking = { of: 'event', id: card } as const;
  return (
    <section className={styles.spotlight} key={card} aria-label={scene.text.event}>
      <h2 className={styles.title}>{titleOf(scene, looking)}</h2>
      <CardSheet looking={looking} />
    </section>
  );
}
