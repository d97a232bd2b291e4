import { usePersonal } from '@bridgehead/kit/table';
import { unitOf } from '../../rules/ground.ts';
import { NOBODY, type Unit } from '../../rules/state.ts';
import type { Looking } from '../looking.ts';
import type { Finger } from '../pointing/use-finger.ts';
import { useScene } from '../scene.ts';
import type { Carry } from '../use-carry.ts';
import type { Turn } from '../use-turn.ts';
import { ableIn, concerned } from './concerned.ts';
import { Hand } from './Hand.tsx';
import { Plate } from './Plate.tsx';
import styles from './Tray.module.css';

interface TrayProps {
  readonly turn: Turn;
  readonly carry: Carry;
  readonly finger: Finger;
  readonly onLook: (looking: Looking) => void;
}

/** The tab that is shown, and at which question it was opened by hand. */
interface Opened {
  readonly unit: Unit;
  readonly of: string | undefined;
}

/** The units one commands as tabs, and the hand of one of them: of whichever is asked about, until another is opened. */
export function Tray({ turn, carry, finger, onLook }: TrayProps) {
  const { view, text, own } = useScene();
  const [opened, open] = usePersonal<Opened>(view.viewer, { unit: NOBODY, of: '' });
  const living = own.filter((unit) => view.units[unit]?.isAlive);
  const about = concerned(view, own, turn.offers);
  const card = turn.card !== null && turn.offers.reacts.has(turn.card) ? unitOf(turn.card) : null;
  const isOpened = opened.of === turn.decision?.id;
  const first = about === undefined ? [turn.unit] : [card, isOpened ? opened.unit : about];
  const kept = isOpened || view.units[opened.unit]?.isAlive ? [opened.unit] : [];
  const able = turn.decision?.kind === 'act' ? ableIn(view, [...kept, ...living]) : [];
  const shown =
    [...first, ...able, ...kept, ...living].find((unit) => unit !== null && own.includes(unit)) ?? null;
  // It stays while its answer is told, and makes way once another unit is to act.
  if (shown !== null && shown !== opened.unit && view.phase !== 'setup') open({ ...opened, unit: shown });
  if (shown === null)
    return <p className={styles.empty}>{view.phase === 'setup' ? text.unitsNotShared : text.noUnits}</p>;
  return (
    <div className={styles.tray} {...finger}>
      <ul className={styles.plates} aria-label={text.yourUnits}>
        {own.map((unit) => (
          <li key={unit}>
            <Plate
              unit={unit}
              isShown={unit === shown}
              turn={turn}
              carry={carry}
              onPress={() => {
                open({ unit, of: turn.decision?.id });
                if (view.units[unit]?.isAlive && unit !== turn.unit) turn.pressUnit(unit);
              }}
            />
          </li>
        ))}
      </ul>
      {view.phase !== 'setup' && <Hand unit={shown} turn={turn} carry={carry} onLook={onLook} />}
    </div>
  );
}
