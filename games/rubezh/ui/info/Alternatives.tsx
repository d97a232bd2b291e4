import { Button } from '@bridgehead/kit';
import type { Question } from '../../rules/agenda.ts';
import { alternativesOf } from '../card-text.ts';
import { choiceOf } from '../legal.ts';
import { useScene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import type { AskProps } from '../ask/Ask.tsx';
import styles from '../ask/Ask.module.css';

interface AlternativesProps extends Pick<AskProps, 'turn'> {
  readonly question: Question;
}

/** The ways a card leaves open, each in the words of the card. */
export function Alternatives({ turn, question }: AlternativesProps) {
  const scene = useScene();
  const ways = alternativesOf(scene);
  return (
    <div className={styles.alternatives}>
      {question.from.map((one) => {
        const offer = choiceOf(turn.decision, question, [one]);
        return (
          <Button key={one} data-answer onClick={() => offer && turn.take(offer)}>
            {ways[one] ?? LATER[scene.language].alternative(one + 1)}
          </Button>
        );
      })}
    </div>
  );
}
