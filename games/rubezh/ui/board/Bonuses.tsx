import type { Unit } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { SignMark } from '../marks/figures.tsx';
import { type Scene, useScene } from '../scene.ts';
import styles from './Bonuses.module.css';

/** What the turn has given a unit: on its attacks, the next one included, and on its checks. */
export function Bonuses({ unit }: { readonly unit: Unit }) {
  const { view, text } = useScene();
  const { attack, check } = bonusesOf(view, unit);
  return (
    <>
      {attack !== 0 && (
        <span className={looksOf(attack)}>
          {text.signed(attack)}
          <SignMark sign="aim" className={styles.sign} />
        </span>
      )}
      {check !== 0 && (
        <span className={looksOf(check)}>
          {text.signed(check)}
          <SignMark sign="hold" className={styles.sign} />
        </span>
      )}
    </>
  );
}

function looksOf(bonus: number): string {
  return `${styles.bonus} ${bonus < 0 ? styles.against : ''}`;
}

export function bonusesText({ view, text }: Scene, unit: Unit): string[] {
  const { attack, check } = bonusesOf(view, unit);
  return [
    ...(attack === 0 ? [] : [text.attackBonus(attack)]),
    ...(check === 0 ? [] : [text.checkBonus(check)]),
  ];
}

function bonusesOf({ units }: View, unit: Unit): { readonly attack: number; readonly check: number } {
  const { inspired, nextInspired, steady } = units[unit] ?? { inspired: 0, nextInspired: 0, steady: 0 };
  return { attack: inspired + nextInspired, check: steady };
}
