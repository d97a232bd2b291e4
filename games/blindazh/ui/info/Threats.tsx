import { cellName, enemyKind, type LaneThreat, type March, type Shelling } from '../../rules/index.ts';
import { EnemyTile } from '../marks/EnemyShape.tsx';
import { type Scene, useScene } from '../scene.ts';
import styles from './Info.module.css';

/** What is on its way in every lane: when it ends and what it will cost, if nobody does anything about it. */
export function Threats() {
  const scene = useScene();
  const { threats, text } = scene;
  const coming = threats.filter(({ marches, shelling }) => marches.length + shelling.length > 0);
  const points = threats.reduce((sum, lane) => sum + lane.points, 0);
  return (
    <section className={styles.threats} aria-label={text.threats.title}>
      <p className={styles.threatsTitle}>{text.threats.title}</p>
      <p className={styles.note}>{coming.length === 0 ? text.threats.none : text.threats.total(points)}</p>
      <ul>
        {coming.map((lane) => (
          <Lane key={lane.lane} lane={lane} scene={scene} />
        ))}
      </ul>
    </section>
  );
}

function Lane({ lane: { marches, shelling }, scene }: { readonly lane: LaneThreat; readonly scene: Scene }) {
  const { pack } = scene;
  const lines = [
    ...shelling.map((gun) => ({
      ...gun,
      words: shellingText(scene, gun),
      costs: Math.max(...gun.byFace) > 0,
    })),
    ...marches.map((march) => ({ ...march, words: marchText(scene, march), costs: march.points > 0 })),
  ];
  return lines.map(({ enemy, from, words, costs }) => (
    <li key={from} className={`${styles.blow} ${costs ? styles.costs : ''}`}>
      <EnemyTile {...enemyKind(pack, enemy)} className={styles.face} />
      <span>
        <strong>{cellName(pack.board, from)}</strong> {words}
      </span>
    </li>
  ));
}

function marchText({ text }: Scene, { end, turns, points }: March): string {
  const { reaches, stopped } = text.threats;
  return end === 'breakthrough' ? reaches(turns, points) : stopped[end](turns, points);
}

function shellingText({ text }: Scene, { byFace }: Shelling): string {
  return text.threats.fires(Math.max(...byFace));
}
