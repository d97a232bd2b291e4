import { strengthAt } from '../../rules/end-of-turn.ts';
import { unitsAt } from '../../rules/ground.ts';
import type { Point } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { SHEETS } from '../plan/ground.ts';
import { pointTitle, useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import type { Carry } from '../use-carry.ts';
import type { Turn } from '../use-turn.ts';
import type { Outlooks } from '../odds.ts';
import type { Chances } from '../chances.ts';
import type { Looking } from '../looking.ts';
import { Capture } from './Capture.tsx';
import { Defender } from './Defender.tsx';
import { EnemyBlock } from './EnemyBlock.tsx';
import styles from './PointPanel.module.css';
import { Tokens } from './Tokens.tsx';

interface PointPanelProps {
  readonly point: Point;
  readonly turn: Turn;
  readonly step: Step;
  readonly carry: Carry;
  readonly outlooks: Outlooks;
  readonly chances: Chances;
  readonly onLook: (looking: Looking) => void;
  readonly onPoint: (point: Point | null) => void;
}

/** So many cards of the enemy are large: two rows of three. */
const FEW = 6;
/** More than so many stand close together. */
const CROWD = 8;

/** A fire point: the enemy, and below them the line of the defenders. */
export function PointPanel({
  point,
  turn,
  step,
  carry,
  outlooks,
  chances,
  onLook,
  onPoint,
}: PointPanelProps) {
  const scene = useScene();
  const { pack, view, text } = scene;
  const state = view.points[point];
  const { side, row } = SHEETS[view.scenario].spots[point] ?? { side: 'left', row: 'top' };
  const title = pointTitle(scene, point);
  const place = `${styles[side]} ${styles[row]}`;
  if (!state?.isHeld) {
    return (
      <section className={`${styles.panel} ${styles.captured} ${place}`} aria-label={title}>
        <p className={styles.title}>
          <span className={styles.number}>{point + 1}</span> {title}
        </p>
        <p className={styles.lost}>{text.captured}</p>
      </section>
    );
  }
  const units = unitsAt(view, point);
  const isTarget = turn.points.has(point);
  const isCarried = carry.thing?.startsWith('unit:') || carry.thing?.startsWith('card:');
  const looks = [
    styles.panel,
    place,
    isBesideLost(view, point) && styles.tall,
    isTarget && styles.target,
    isTarget && turn.question && styles.whole,
    turn.advised === point && styles.advised,
    step.point === point && styles.lit,
    isCarried && styles.open,
  ];
  const { enemies } = state;
  return (
    <section
      className={looks.filter(Boolean).join(' ')}
      data-goal={`point:${point}`}
      aria-label={text.pointOf(point + 1, title)}
      onPointerEnter={() => onPoint(point)}
      onPointerLeave={() => onPoint(null)}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.title}
          aria-label={text.pointLabel(
            point + 1,
            title,
            enemies.length,
            units.length,
            strengthAt(pack, view, point),
          )}
          onClick={() => (isTarget ? turn.pressPoint(point) : onLook({ of: 'point', id: point }))}
        >
          <span className={styles.number}>{point + 1}</span>
          <span className={styles.name}>{title}</span>
        </button>
        <Tokens point={point} />
        <Capture point={point} isManned={units.length > 0} />
      </header>
      {isTarget && (
        <button
          type="button"
          className={styles.cover}
          data-target
          aria-label={text.toPoint(title)}
          onClick={() => turn.pressPoint(point)}
        />
      )}
      <ul className={`${styles.enemies} ${crowding(enemies.length)}`} aria-label={text.enemiesHere}>
        {enemies.map((enemy) => (
          <li key={enemy}>
            <EnemyBlock
              enemy={enemy}
              isTarget={turn.enemies.has(enemy)}
              isPicked={turn.enemies.has(enemy) && turn.picks.includes(enemy)}
              isLit={step.enemies.has(enemy)}
              chance={chances.get(enemy)}
              onPress={() =>
                turn.enemies.has(enemy) ? turn.pressEnemy(enemy) : onLook({ of: 'enemy', id: enemy })
              }
            />
          </li>
        ))}
      </ul>
      <ul className={styles.units} aria-label={text.unitsHere}>
        {units.map((unit) => (
          <li key={unit}>
            <Defender
              unit={unit}
              isTarget={turn.question !== undefined && turn.units.has(unit)}
              isPicked={
                turn.question ? turn.units.has(unit) && turn.picks.includes(unit) : turn.unit === unit
              }
              isLit={step.units.has(unit)}
              outlook={outlooks.get(unit)}
              carry={carry}
              onPress={turn.pressUnit}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A captured point leaves its room to the one on the same side of the plan. */
function isBesideLost({ points, scenario }: View, point: Point): boolean {
  const { spots } = SHEETS[scenario];
  return points.some(
    ({ isHeld }, other) => !isHeld && other !== point && spots[other]?.side === spots[point]?.side,
  );
}

function crowding(enemies: number): string {
  if (enemies > CROWD) return styles.crowded ?? '';
  return enemies <= FEW ? (styles.few ?? '') : '';
}
