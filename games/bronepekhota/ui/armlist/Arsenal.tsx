import { useId } from 'react';
import type { Pack, Titled } from '../../content/pack.ts';
import type { MachineKind, Weapon } from '../../rules/armoury.ts';
import styles from './Arsenal.module.css';
import scales from './Scale.module.css';
import { blastText, powerText, rangeText } from './figures.ts';
import { type ArmlistWords, useArmlistWords } from './words/index.ts';
import type { Language } from '@bridgehead/kernel';

interface ArsenalProps {
  readonly pack: Pack;
  readonly kind: MachineKind;
  /** Places that are fitted; undefined shows all alike. */
  readonly fitted?: readonly number[] | undefined;
  readonly spent?: readonly number[];
  /** Fits it or takes it off; at a table, picks it up. */
  readonly onWeapon?: (place: number) => void;
}

/** What the machine may be fitted with, and what it is fitted with. */
export function Arsenal({ pack, kind, fitted, spent = [], onWeapon }: ArsenalProps) {
  const { words, language } = useArmlistWords();
  const id = useId();
  return (
    <div className={styles.arsenal}>
      <p id={id} className={scales.scaleName}>
        {words.weapons}
      </p>
      <ul aria-labelledby={id}>
        {kind.arsenal.map((weaponId, place) => {
          const weapon = pack.weapons.find((one) => one.id === weaponId);
          if (!weapon) return null;
          const isFitted = fitted?.includes(place) ?? true;
          const look = `${styles.weapon} ${isFitted ? styles.fitted : styles.unfitted} ${spent.includes(place) ? styles.spent : ''}`;
          const inside = <WeaponLine weapon={weapon} words={words} language={language} />;
          return (
            <li key={place}>
              {onWeapon ? (
                <button
                  type="button"
                  className={look}
                  aria-pressed={isFitted}
                  onClick={() => onWeapon(place)}
                >
                  {inside}
                </button>
              ) : (
                <span className={look}>{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface WeaponLineProps {
  readonly weapon: Weapon & Titled;
  readonly words: ArmlistWords;
  readonly language: Language;
}

function WeaponLine({ weapon, words, language }: WeaponLineProps) {
  return (
    <>
      <span className={styles.weaponName}>{weapon.title[language]}</span>
      <span className={styles.weaponFigures}>{weaponFigures(weapon, words, language).join(' · ')}</span>
    </>
  );
}

/** Range and power, blast, what it adds hand to hand, and the mounts it takes if more than one. */
export function weaponFigures(weapon: Weapon, words: ArmlistWords, language: Language): string[] {
  const { firearm, melee, isPlatform, mounts } = weapon;
  return [
    ...(firearm ? [`${rangeText(language, firearm.range)} / ${powerText(language, firearm.power)}`] : []),
    ...(firearm?.blast ? [words.blast(blastText(language, firearm.blast))] : []),
    ...(firearm?.targets === undefined ? [] : [words.targets(firearm.targets)]),
    ...(melee === undefined ? [] : [words.strikes(melee)]),
    ...(isPlatform ? [words.platform] : []),
    ...(mounts > 1 ? [words.places(mounts)] : []),
  ];
}
