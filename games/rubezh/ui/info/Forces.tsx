import { LinkButton } from '@bridgehead/kit';
import { EnemyShape } from '../marks/EnemyShape.tsx';
import { SignMark } from '../marks/figures.tsx';
import type { Looking } from '../looking.ts';
import { enemyTitle, useScene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import { forcesOf } from './counted.ts';
import styles from './Info.module.css';

/** How many of every kind may still come, stand on the points, or are destroyed. */
export function Forces({ onLook }: { readonly onLook: (looking: Looking) => void }) {
  const scene = useScene();
  const { pack, view, text, language } = scene;
  return (
    <>
      <p className={styles.note}>{LATER[language].freshNote(view.fresh.length)}</p>
      <table className={styles.forces}>
        <thead>
          <tr>
            <th colSpan={2} aria-label={text.kind} />
            <th>{text.left}</th>
            <th>{LATER[language].onBoard}</th>
            <th>{text.destroyed}</th>
          </tr>
        </thead>
        <tbody>
          {forcesOf(pack, view).map(({ kind, first, left, onPoints, fallen }) => (
            <tr key={kind.id}>
              <td>
                <EnemyShape kind={kind.id} className={styles.shape} />
              </td>
              <th>
                <LinkButton onClick={() => onLook({ of: 'enemy', id: first })}>
                  {enemyTitle(scene, first)}
                </LinkButton>
                <span className={styles.figures}>
                  <SignMark sign="attack" /> {kind.attack} <SignMark sign="defence" /> {kind.defence}{' '}
                  <SignMark sign="capture" /> {kind.capture}
                </span>
              </th>
              <td className={styles.count}>{left}</td>
              <td>{onPoints}</td>
              <td>{fallen}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
