import type { Card } from '../../rules/cards.ts';
import { shortDate } from '../dates.ts';
import { Scene } from '../scenes/Scene.tsx';
import { useScene } from '../scene.ts';
import styles from './Glimpse.module.css';

/** The event of a card at a glance, while it is being played: its drawing, when and where it was. */
export function Glimpse({ card }: { readonly card: Card }) {
  const { pack, language } = useScene();
  const event = pack.events[card];
  if (!event) return null;
  return (
    <figure className={styles.glimpse}>
      <Scene id={event.scene} />
      <figcaption>
        {shortDate(event.date, language)} · {event.place[language]}
      </figcaption>
    </figure>
  );
}
