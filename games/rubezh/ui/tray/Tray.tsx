import { usePersonal } from '@bridgehead/kit/table';
import { NOBODY, type Unit } from '../../rules/state.ts';
import type { Looking } from '../looking.ts';
import { useScene } from '../scene.ts';
import type { Carry } from '../use-carry.ts';
import type { Turn } from '../use-turn.ts';
import { Hand } from './Hand.tsx';
import { Plate } from './Plate.tsx';
import styles from './Tray.module.css';

interface TrayProps {
  readonly turn: Turn;
  readonly carry: Carry;
  readonly onLook: (looking: Looking) => void;
}

/** The units one commands as tabs, and the hand of one of them. */
export function Tray({ turn, carry, onLook }: TrayProps) {
  const { view, text, own } = useScene();
  const [opened, open] = usePersonal<Unit>(view.viewer, NOBODY);
  const living = own.filter((unit) => view.units[unit]?.isAlive);
  const shown = [turn.unit, opened, ...living].find((unit) => unit !== null && own.includes(unit)) ?? null;
  if (shown === null) return <p className={styles.empty}>{text.noUnits}</p>;
  return (
    <div className={styles.tray}>
      <ul className={styles.plates} aria-label={text.yourUnits}>
        {own.map((unit) => (
          <li key={unit}>
            <Plate
              unit={unit}
              isShown={unit === shown}
              turn={turn}
              carry={carry}
              onPress={() => {
                open(unit);
                if (view.units[unit]?.isAlive && unit !== turn.unit) turn.pressUnit(unit);
              }}
            />
          </li>
        ))}
      </ul>
      <Hand unit={shown} turn={turn} carry={carry} onLook={onLook} />
    </div>
  );
}
