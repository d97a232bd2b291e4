import { enemyAt, kindOf } from '../../rules/ground.ts';
import type { Enemy, Unit } from '../../rules/state.ts';
import { EnemyShape } from '../marks/EnemyShape.tsx';
import { SignMark } from '../marks/figures.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { enemyTitle, useScene } from '../scene.ts';
import styles from './EnemyBlock.module.css';

interface EnemyBlockProps {
  readonly enemy: Enemy;
  readonly isTarget?: boolean;
  readonly isPicked?: boolean;
  /** It has just come, or is told about. */
  readonly isLit?: boolean;
  /** Whom it attacks, as far as that is known. */
  readonly on?: Unit | undefined;
  /** How likely the attack in hand destroys it. */
  readonly chance?: number | undefined;
  readonly onPress: (enemy: Enemy) => void;
}

/** A card of the enemy on a fire point: who they are, attack, defence, and capture where it is not one. */
export function EnemyBlock(props: EnemyBlockProps) {
  const { enemy, isTarget = false, isPicked = false, isLit = false, on, chance, onPress } = props;
  const scene = useScene();
  const { pack, view, text } = scene;
  const kind = kindOf(pack, enemy);
  const { fury, cover } = view.points[enemyAt(view, enemy)] ?? { fury: 0, cover: 0 };
  const { id, capture } = kind;
  const [attack, defence] = [kind.attack + fury, kind.defence + cover];
  const isHeldBack = view.held.includes(enemy);
  const label = [
    text.enemyFigures(enemyTitle(scene, enemy), attack, defence, capture),
    (fury !== 0 || cover !== 0) && text.thisTurn(fury, cover),
    isHeldBack && text.heldBack,
    chance !== undefined && text.hitChance(chance),
    isTarget && text.target,
  ]
    .filter(Boolean)
    .join(', ');
  const looks = [
    styles.block,
    isTarget && styles.target,
    isPicked && styles.picked,
    isLit && styles.lit,
    isHeldBack && styles.heldBack,
  ];
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(' ')}
      data-enemy={enemy}
      data-target={isTarget || undefined}
      aria-label={label}
      aria-pressed={isTarget ? isPicked : undefined}
      title={label}
      onClick={() => onPress(enemy)}
    >
      <EnemyShape kind={id} className={styles.shape} />
      <span className={styles.figures}>
        <span className={changed(fury)}>
          <SignMark sign="attack" />
          {attack}
        </span>
        <span className={changed(cover)}>
          <SignMark sign="defence" />
          {defence}
        </span>
      </span>
      {capture !== 1 && (
        <span className={styles.capture}>
          <SignMark sign="capture" />
          {capture}
        </span>
      )}
      {on !== undefined && <UnitMark unit={on} className={styles.on} />}
      {chance !== undefined && <span className={styles.chance}>{text.percent(chance)}</span>}
    </button>
  );
}

/** What the turn has added to a printed figure, or taken from it. */
function changed(by: number): string | undefined {
  if (by === 0) return undefined;
  return by > 0 ? styles.raised : styles.lowered;
}
