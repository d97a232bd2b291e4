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
  const { view } = useScene();
  const { picks, toggle } = turn;
  if (about === 'discard' || about === 'recover') {
    return (
      <ul className={styles.cards}>
        {from.map((card) => (
          <li key={card}>
            <MiniCard
              card={card}
              isPlayable
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
  return (
    <ol className={styles.cards}>
      {from.map((card) => (
        <li key={card}>
          <DeckCard
            deck={lookedInto(view)}
            card={card}
            place={picks.includes(card) ? picks.indexOf(card) + 1 : null}
            onPress={() => toggle(card)}
          />
        </li>
      ))}
    </ol>
  );
}

function lookedInto({ agenda }: View): 'events' | 'fresh' {
  for (const task of agenda.toReversed()) {
    if (task.task === 'effect' && task.effect.do === 'look') return task.effect.deck;
  }
  return 'events';
}
