import type { Question } from '../../rules/agenda.ts';
import type { View } from '../../rules/view.ts';
import { DeckCard } from '../cards/DeckCard.tsx';
import { MiniCard } from '../cards/MiniCard.tsx';
import { useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

interface LaidProps extends Pick<AskProps, 'turn' | 'onLook'> {
  readonly question: Question;
}

/** Cards laid out to choose from: skills of a hand or a discard, or the top of a deck in the order it will have. */
export function Laid({ turn, question: { about, from }, onLook }: LaidProps) {
  const { view, text } = useScene();
  const { picks, toggle } = turn;
  if (about === 'discard' || about === 'recover') {
    return (
      <ul className={styles.cards}>
        {from.map((card) => (
          <li key={card}>
            <MiniCard
              card={card}
              isTarget
              isPicked={picks.includes(card)}
              onPress={() => toggle(card)}
              onLook={onLook}
            />
          </li>
        ))}
      </ul>
    );
  }
  if (about !== 'order') return null;
  const { deck, bottom } = lookedInto(view);
  return (
    <>
      {bottom > 0 && <p className={styles.hint}>{text.lastToBottom(bottom)}</p>}
      <ol className={styles.cards}>
        {from.map((card) => (
          <li key={card}>
            <DeckCard
              deck={deck}
              card={card}
              place={picks.includes(card) ? picks.indexOf(card) + 1 : null}
              onPress={() => toggle(card)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Into which deck somebody has just looked, and how many of its cards go to the bottom. */
function lookedInto({ agenda }: View): { readonly deck: 'events' | 'fresh'; readonly bottom: number } {
  const looking = agenda.at(-2);
  return looking?.task === 'effect' && looking.effect.do === 'look'
    ? looking.effect
    : { deck: 'events', bottom: 0 };
}
