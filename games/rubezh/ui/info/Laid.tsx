import type { Question } from '../../rules/agenda.ts';
import type { View } from '../../rules/view.ts';
import type { AskProps } from '../ask/Ask.tsx';
import styles from '../ask/Ask.module.css';
import { useScene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import { EventRow, FreshRow } from './DeckRow.tsx';
import { SkillRow } from './SkillRow.tsx';

interface LaidProps extends Pick<AskProps, 'turn'> {
  readonly question: Question;
}

/** Cards laid out to choose from: skills of a hand or a discard, or the top of a deck in the order it will have. */
export function Laid({ turn, question: { about, from } }: LaidProps) {
  const { view, language } = useScene();
  const { picks, toggle } = turn;
  if (about !== 'order') {
    return (
      <ul className={styles.list}>
        {from.map((card) => (
          <li key={card}>
            <SkillRow card={card} isPicked={picks.includes(card)} onPress={() => toggle(card)} />
          </li>
        ))}
      </ul>
    );
  }
  const { deck, bottom } = lookedInto(view);
  const Row = deck === 'fresh' ? FreshRow : EventRow;
  return (
    <>
      {bottom > 0 && <p className={styles.hint}>{LATER[language].lastToBottom(bottom)}</p>}
      <ol className={styles.list}>
        {from.map((card) => (
          <li key={card}>
            <Row
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
