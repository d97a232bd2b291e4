import { Check } from 'lucide-react';
import type { Outlook } from '../../rules/odds.ts';
import type { Unit } from '../../rules/state.ts';
import { SignMark } from '../marks/figures.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import type { Carry } from '../use-carry.ts';
import { Bonuses, bonusesText } from './Bonuses.tsx';
import styles from './Defender.module.css';

interface DefenderProps {
  readonly unit: Unit;
  readonly isTarget: boolean;
  readonly isPicked: boolean;
  readonly isLit: boolean;
  readonly outlook: Outlook | undefined;
  readonly carry: Carry;
  readonly onPress: (unit: Unit) => void;
}

/** A unit on its fire point: action points left, and what it will have to hold against. */
export function Defender({ unit, isTarget, isPicked, isLit, outlook, carry, onPress }: DefenderProps) {
  const scene = useScene();
  const { view, text, own } = scene;
  const { actions, hasEnded } = view.units[unit] ?? { actions: 0, hasEnded: false };
  const isActing = view.phase === 'actions';
  const label = [
    unitTitle(scene, unit),
    isActing && (hasEnded ? text.unitEnded : text.actionsLeft(actions)),
    ...bonusesText(scene, unit),
    outlook && outlook.attack > 0 && text.holdChance(outlook.attack, outlook.stands, outlook.leaves),
    isTarget && text.target,
  ]
    .filter(Boolean)
    .join(', ');
  const looks = [styles.unit, isTarget && styles.target, isPicked && styles.picked, isLit && styles.lit];
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(' ')}
      data-goal={`unit:${unit}`}
      data-unit={unit}
      data-target={isTarget || undefined}
      aria-label={label}
      aria-pressed={isPicked}
      title={label}
      onClick={() => onPress(unit)}
      onPointerDown={own.includes(unit) ? carry.begin(`unit:${unit}`) : undefined}
    >
      <UnitMark unit={unit} className={styles.mark} />
      <span className={styles.figures}>
        <span className={styles.notes}>
          {isActing && actions > 0 && !hasEnded && (
            <span className={styles.actions}>
              {actions > 1 && actions}
              <SignMark sign="action" />
            </span>
          )}
          {isActing && hasEnded && <Check aria-hidden size={14} />}
          <Bonuses unit={unit} />
        </span>
        {outlook && outlook.attack > 0 && (
          <span className={`${styles.forecast} ${outlook.stands < 1 / 3 ? styles.grave : ''}`}>
            <span>
              <SignMark sign="attack" />
              {outlook.attack}
            </span>
            <span>{text.percent(outlook.stands)}</span>
          </span>
        )}
      </span>
    </button>
  );
}
