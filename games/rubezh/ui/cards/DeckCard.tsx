import { kindOf } from '../../rules/ground.ts';
import { EnemyShape } from '../marks/EnemyShape.tsx';
import { Scene } from '../scenes/Scene.tsx';
import { enemyTitle, eventIn, useScene } from '../scene.ts';
import styles from './DeckCard.module.css';

interface DeckCardProps {
  readonly deck: 'events' | 'fresh';
  readonly card: number;
  /** Where it is put back; null while it is not. */
  readonly place: number | null;
  readonly onPress: () => void;
}

/** A card that was looked at in a deck, with the place it gets. */
export function DeckCard({ deck, card, place, onPress }: DeckCardProps) {
  const scene = useScene();
  const { pack, language } = scene;
  const title = deck === 'fresh' ? enemyTitle(scene, card) : eventIn(pack, card).title[language];
  return (
    <button
      type="button"
      className={`${styles.card} ${place === null ? '' : styles.placed}`}
      aria-label={place === null ? title : `${title}, ${place}`}
      aria-pressed={place !== null}
      onClick={onPress}
    >
      <span className={styles.picture}>
        {deck === 'fresh' ? (
          <EnemyShape kind={kindOf(pack, card).id} className={styles.shape} />
        ) : (
          <Scene id={eventIn(pack, card).id} />
        )}
      </span>
      <span className={styles.title}>{title}</span>
      {place !== null && <span className={styles.place}>{place}</span>}
    </button>
  );
}
