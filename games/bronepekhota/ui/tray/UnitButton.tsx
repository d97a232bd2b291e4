import type { ReactNode } from 'react';
import type { Unit } from '../../rules/stage.ts';
import { PieceIcon } from '../pieces/PieceFigure.tsx';
import { unitTitle, useScene } from '../scene.ts';
import styles from './Units.module.css';

interface UnitButtonProps {
  readonly unit: Unit;
  /** Its place in the list: the first nine have a key. */
  readonly place: number;
  readonly isOn?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

export function UnitButton({ unit, place, isOn, onPress, children }: UnitButtonProps) {
  const scene = useScene();
  const { pieces } = scene.view;
  const first =
    'piece' in unit
      ? pieces[unit.piece]
      : pieces.find((piece) => piece.kind === 'soldier' && piece.squad === unit.squad);
  return (
    <button
      type="button"
      className={styles.unit}
      data-unit={JSON.stringify(unit)}
      data-answer
      aria-pressed={isOn}
      aria-keyshortcuts={place < 9 ? String(place + 1) : undefined}
      onClick={onPress}
    >
      {first && <PieceIcon piece={first} />}
      <span>
        {unitTitle(scene, unit)}
        {children && <small>{children}</small>}
      </span>
    </button>
  );
}
