import { useScene } from '../scene.ts';
import styles from './Mission.module.css';
import { tasksIn } from './tasks.ts';

/** What the battle is about, which tour it is, and what one's own side has to do; everybody's task for whoever looks on. */
export function MissionBrief({ isOpen = false }: { readonly isOpen?: boolean }) {
  const scene = useScene();
  const { mission, view, language, text } = scene;
  return (
    <details className={styles.mission} open={isOpen || view.tour === 0}>
      <summary>
        <strong>{mission.title[language]}</strong> {text.tour(view.tour, view.rules.tours)}
      </summary>
      <p className={styles.briefing}>{mission.briefing[language]}</p>
      {tasksIn(scene).map(({ whose, task }) => (
        <p key={task.en}>
          <b>{whose ? `${text.task} (${whose})` : text.task}:</b> {task[language]}
        </p>
      ))}
    </details>
  );
}
