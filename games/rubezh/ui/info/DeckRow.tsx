import { kindOf } from '../../rules/ground.ts';
import { enemyText, eventText } from '../card-text.ts';
import { EnemyShape } from '../marks/EnemyShape.tsx';
import { Scene } from '../scenes/Scene.tsx';
import { enemyTitle, eventIn, useScene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import { arrivingWords } from './arriving.ts';
import { CardRow } from './CardRow.tsx';

interface DeckRowProps {
  readonly card: number;
  /** Where it is put back; null while it is not. */
  readonly place: number | null;
  readonly onPress: () => void;
}

/** A card that was looked at in the event deck, with the place it gets: whom it brings is what one looks for. */
export function EventRow({ card, place, onPress }: DeckRowProps) {
  const scene = useScene();
  const { id, title } = eventIn(scene.pack, card);
  return (
    <CardRow
      {...placed(title[scene.language], place)}
      picture={<Scene id={id} />}
      text={[arrivingWords(scene, card), eventText(scene, card)].filter(Boolean).join('\n')}
      onPress={onPress}
    />
  );
}

/** The same of the fresh forces. */
export function FreshRow({ card, place, onPress }: DeckRowProps) {
  const scene = useScene();
  const { id, attack, defence, capture } = kindOf(scene.pack, card);
  return (
    <CardRow
      {...placed(enemyTitle(scene, card), place)}
      picture={<EnemyShape kind={id} />}
      text={`${LATER[scene.language].figuresOf(attack, defence, capture)} ${enemyText(scene, card)}`}
      onPress={onPress}
    />
  );
}

function placed(title: string, place: number | null) {
  return { title, label: place === null ? title : `${title}, ${place}`, isPicked: place !== null, place };
}
