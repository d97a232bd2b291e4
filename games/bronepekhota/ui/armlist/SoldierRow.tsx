import { Hidden } from '@bridgehead/kit';
import type { SoldierKind, SquadKind } from '../../rules/armoury.ts';
import { SoldierFigure } from '../drawings/SoldierFigure.tsx';
import styles from './SquadCard.module.css';
import { powerText, rangeText } from './figures.ts';
import { useArmlistWords } from './words/index.ts';

/** How a soldier is: able, done for this tour, in a machine, gone. What exactly, the note says. */
export interface SoldierState {
  readonly look: 'ready' | 'spent' | 'aboard' | 'lost';
  readonly note?: string;
}

interface SoldierRowProps {
  readonly kind: SquadKind;
  readonly soldier: SoldierKind;
  readonly place: number;
  readonly state: SoldierState;
  readonly isChosen: boolean;
  readonly onPress: (() => void) | undefined;
}

export function SoldierRow({ kind, soldier, place, state, isChosen, onPress }: SoldierRowProps) {
  const { words, language } = useArmlistWords();
  const { firearm, melee } = soldier;
  const name = (
    <>
      <SoldierFigure kind={kind} soldier={soldier} className={styles.figure} />
      <span>
        {place + 1}
        <Hidden>{`, ${words.soldierOf(place + 1)}`}</Hidden>
        {state.note !== undefined && <span className={styles.note}> {state.note}</span>}
      </span>
    </>
  );
  return (
    <tr className={`${styles[state.look]} ${isChosen ? styles.chosen : ''}`}>
      <th scope="row">
        {onPress ? (
          <button type="button" className={styles.press} aria-pressed={isChosen} onClick={onPress}>
            {name}
          </button>
        ) : (
          <span className={styles.press}>{name}</span>
        )}
      </th>
      {firearm ? (
        <>
          <td>{rangeText(language, firearm.range)}</td>
          <td>{powerText(language, firearm.power)}</td>
        </>
      ) : (
        <td colSpan={2} className={styles.without} title={words.unarmed}>
          <span aria-hidden>—</span>
          <Hidden>{words.unarmed}</Hidden>
        </td>
      )}
      <td>{melee}</td>
    </tr>
  );
}
