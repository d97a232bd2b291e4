import { phaseName } from '../../text/names.ts';
import type { InfoTab, Looking } from '../looking.ts';
import { eventIn, useScene } from '../scene.ts';
import styles from './Status.module.css';

interface StatusProps {
  readonly onLook: (looking: Looking) => void;
  readonly onInfo: (tab: InfoTab) => void;
}

/** The turn and its phase, the event that was drawn, tasks laid out, what is left of the fresh forces, and what all signs mean. */
export function Status({ onLook, onInfo }: StatusProps) {
  const { pack, view, text, language } = useScene();
  const event = view.eventDiscard.at(-1);
  return (
    <div className={styles.status} data-turn>
      <p className={styles.turn}>
        <strong>{text.turn(view.turn)}</strong> {phaseName(view.phase)[language]}
      </p>
      <button type="button" className={styles.item} onClick={() => onInfo('forces')}>
        <span className={styles.label}>{text.fresh}</span> {view.fresh.length}
      </button>
      <button type="button" className={styles.item} onClick={() => onInfo('legend')}>
        <span className={styles.label}>{text.info.legend}</span>
      </button>
      <ul className={styles.items}>
        {event !== undefined && (
          <li>
            <button
              type="button"
              className={styles.item}
              data-event={event}
              onClick={() => onLook({ of: 'event', id: event })}
            >
              <span className={styles.label}>{text.event}</span> {eventIn(pack, event).title[language]}
            </button>
          </li>
        )}
        {view.tasks.map(({ task, isMet }) => (
          <li key={task}>
            <button
              type="button"
              className={`${styles.item} ${isMet ? styles.met : ''}`}
              data-event={task}
              onClick={() => onLook({ of: 'event', id: task })}
            >
              <span className={styles.label}>{isMet ? text.taskMet : text.task}</span>{' '}
              {eventIn(pack, task).title[language]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
