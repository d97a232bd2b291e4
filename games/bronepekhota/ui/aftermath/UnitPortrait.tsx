import type { Pack } from '../../content/pack.ts';
import type { Unit } from '../../rules/stage.ts';
import type { View } from '../../rules/view.ts';
import { Portrait } from '../ending/Portrait.tsx';
import styles from './Aftermath.module.css';

interface UnitPortraitProps {
  readonly pack: Pack;
  readonly view: View;
  readonly unit: Unit;
}

/** A squad by its first soldier. */
export function UnitPortrait({ pack, view, unit }: UnitPortraitProps) {
  const id =
    'piece' in unit
      ? unit.piece
      : view.pieces.findIndex((piece) => piece.kind === 'soldier' && piece.squad === unit.squad);
  return (
    <span className={styles.portrait}>
      <Portrait pack={pack} view={view} id={id} />
    </span>
  );
}
