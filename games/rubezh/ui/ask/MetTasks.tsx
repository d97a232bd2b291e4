import { Button, LinkButton } from '@bridgehead/kit';
import { eventIn, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

/** Tasks that are met: they may be used whenever nothing is being resolved. */
export function MetTasks({ turn, onLook }: Pick<AskProps, 'turn' | 'onLook'>) {
  const { pack, language, text } = useScene();
  const { tasks } = turn.offers;
  if (tasks.size === 0) return null;
  return (
    <ul className={styles.list}>
      {[...tasks].map(([task, offer]) => (
        <li key={task} className={styles.task}>
          <LinkButton onClick={() => onLook({ of: 'event', id: task })}>
            {eventIn(pack, task).title[language]}
          </LinkButton>
          <Button onClick={() => turn.take(offer)}>{text.useTask}</Button>
        </li>
      ))}
    </ul>
  );
}
