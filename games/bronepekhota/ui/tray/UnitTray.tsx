import { soldiersIn, isReady } from '../../rules/units.ts';
import { useScene } from '../scene.ts';
import type { Props, Turn } from '../use-turn.ts';
import { UnitButton } from './UnitButton.tsx';
import styles from './Units.module.css';

/** The units whose turn it may be: a press activates one, and can be taken back. */
export function UnitTray({ turn, table }: { readonly turn: Turn; readonly table: Props }) {
  const { view, text } = useScene();
  return (
    <ul className={styles.units} aria-label={text.unitsToChoose}>
      {turn.units.map(({ decision, move: { unit }, move }, index) => (
        <li key={JSON.stringify(unit)}>
          <UnitButton unit={unit} place={index} onPress={() => table.answer(decision, move)}>
            {'squad' in unit && text.ableSoldiers(soldiersIn(view, unit.squad).filter(isReady).length)}
          </UnitButton>
        </li>
      ))}
    </ul>
  );
}
