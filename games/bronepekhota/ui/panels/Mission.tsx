import { useScene } from '../scene.ts';
import styles from './Mission.module.css';

/** What the battle is about, which tour it is, and what one's own side has to do; everybody's task for whoever looks on. */
export function MissionBrief({ isOpen = false }: { readonly isOpen?: boolean }) {
  const { mission, view, viewer, language, text } = useScene();
  const { tasks, briefing, title } = mission;
  const side = viewer === 'spectator' ? undefined : view.sides[viewer];
  const own = tasks.length === 1 || side === undefined ? tasks : tasks.slice(side, side + 1);
  return (
    <details className={styles.mission} open={isOpen || view.tour === 0}>
      <summary>
        <strong>{title[language]}</strong> {text.tour(view.tour, view.rules.tours)}
      </summary>
      <p className={styles.briefing}>{briefing[language]}</p>
      {own.map((task) => (
        <p key={task.en}>
          <b>{text.task}:</b> {task[language]}
        </p>
      ))}
    </details>
  );
}
