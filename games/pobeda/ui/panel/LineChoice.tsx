import { Button } from '@bridgehead/kit';
import { cellName } from '../../rules/board.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Panel.module.css';

/** POB-5.6: the chip completes its line in several ways; each is shown on the board while it is chosen here. */
export function LineChoice({ turn }: { readonly turn: Turn }) {
  const { text, language } = useScene();
  const dash = language === 'ru' ? ' — ' : '–';
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.hint}>{text.chooseLines}</legend>
      {turn.plays.map(({ move }, index) => {
        const ends = (move.lines ?? [])
          .map(({ from, to }) => `${cellName(from)}${dash}${cellName(to)}`)
          .join(', ');
        return (
          <Button
            key={ends}
            aria-label={text.lineSet(ends)}
            aria-pressed={index === turn.lineChoice}
            className={index === turn.lineChoice ? styles.pressed : ''}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && turn.chooseLines(index)}
            onClick={() => turn.chooseLines(index)}
          >
            {ends}
          </Button>
        );
      })}
    </fieldset>
  );
}
