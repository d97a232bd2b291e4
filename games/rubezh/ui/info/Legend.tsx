import { Check, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindOf } from '../../rules/ground.ts';
import { EnemyShape } from '../marks/EnemyShape.tsx';
import { type Sign, SignMark } from '../marks/figures.tsx';
import { SeatMark } from '../marks/SeatMark.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { enemyTitle, unitTitle, useScene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import { forcesOf } from './counted.ts';
import styles from './Legend.module.css';

const SIGNS = [
  'attack',
  'defence',
  'capture',
  'token',
  'action',
  'aim',
  'hold',
] as const satisfies readonly Sign[];

/** What everything on the table means: figures, marks, outlines, cards of the enemy, our units and commanders. */
export function Legend() {
  const scene = useScene();
  const { pack, view, text, language } = scene;
  const { legend, keys } = LATER[language];
  return (
    <>
      <dl className={styles.legend}>
        {SIGNS.map((sign) => (
          <Entry
            key={sign}
            mark={<SignMark sign={sign} className={styles.sign} />}
            means={text.signs[sign]}
          />
        ))}
        <Entry mark={<strong>3 · 50&nbsp;%</strong>} means={legend.forecast} />
        <Entry mark={<strong className={styles.raised}>7</strong>} means={legend.raised} />
        <Entry mark={<strong className={styles.lowered}>2</strong>} means={legend.lowered} />
        <Entry mark={<span className={styles.heldBack} />} means={legend.heldBack} />
        <Entry mark={<span className={styles.manned} />} means={legend.manned} />
        <Entry mark={<strong>4+2</strong>} means={legend.called} />
        <Entry mark={<span className={styles.chance}>50&nbsp;%</span>} means={legend.chance} />
        <Entry mark={<span className={styles.target} />} means={legend.target} />
        <Entry mark={<span className={styles.lit} />} means={legend.lit} />
        <Entry mark={<strong className={styles.point}>1</strong>} means={legend.point} />
        <Entry mark={<strong className={styles.threat}>2</strong>} means={legend.threat} />
        <Entry mark={<strong>+1</strong>} means={legend.plusAction} />
        <Entry mark={<RefreshCw aria-hidden size={20} />} means={text.cycleLong} />
        <Entry mark={<Check aria-hidden size={20} />} means={legend.ended} />
        <Entry mark={<SeatMark seat={0} />} means={legend.seat} />
        {view.units.map((_, unit) => (
          <Entry
            key={unit}
            mark={<UnitMark unit={unit} className={styles.unit} />}
            means={unitTitle(scene, unit)}
          />
        ))}
        {forcesOf(pack, view).map(({ first }) => (
          <Entry
            key={first}
            mark={<EnemyShape kind={kindOf(pack, first).id} className={styles.enemy} />}
            means={enemyTitle(scene, first)}
          />
        ))}
      </dl>
      <p className={styles.note}>{keys}</p>
    </>
  );
}

function Entry({ mark, means }: { readonly mark: ReactNode; readonly means: string }) {
  return (
    <div>
      <dt>{mark}</dt>
      <dd>{means}</dd>
    </div>
  );
}
