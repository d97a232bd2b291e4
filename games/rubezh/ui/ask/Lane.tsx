import { IconButton } from '@bridgehead/kit';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { Outlook } from '../../rules/odds.ts';
import type { Enemy, Unit } from '../../rules/state.ts';
import { EnemyBlock } from '../board/EnemyBlock.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import type { Carry } from '../use-carry.ts';
import styles from './Lanes.module.css';
import { Odds } from './Odds.tsx';

interface LaneProps {
  readonly unit: Unit;
  readonly against: readonly Enemy[];
  /** Enemies that attack everybody here, and cannot be given to one. */
  readonly onAll: readonly Enemy[];
  readonly outlook: Outlook | undefined;
  /** The enemy that is picked up, here or in another lane. */
  readonly picked: Enemy | null;
  readonly onPick: ((enemy: Enemy) => void) | undefined;
  readonly onLook: (enemy: Enemy) => void;
  readonly onGive: () => void;
  readonly onEarlier: (() => void) | undefined;
  readonly carry: Carry;
  readonly onKeyDown: (enemy: Enemy) => (event: KeyboardEvent) => void;
}

/** One unit and whoever attacks it. */
export function Lane(props: LaneProps) {
  const { unit, against, onAll, outlook, picked, onPick, onLook, onGive, onEarlier, carry, onKeyDown } =
    props;
  const scene = useScene();
  const { text } = scene;
  const title = unitTitle(scene, unit);
  const oddsId = useId();
  const isAttacked = against.length + onAll.length > 0;
  return (
    <li className={`${styles.lane} ${picked === null ? '' : styles.open}`} data-goal={`unit:${unit}`}>
      <button
        type="button"
        className={styles.unit}
        disabled={!onPick}
        aria-label={picked === null ? title : text.against(title)}
        aria-describedby={oddsId}
        onClick={onGive}
      >
        <UnitMark unit={unit} className={styles.mark} />
        <span className={styles.name}>{title}</span>
        <span className={styles.odds} id={oddsId}>
          {isAttacked && outlook ? <Odds outlook={outlook} /> : text.standsAside}
        </span>
      </button>
      {onEarlier && (
        <IconButton label={text.earlier} className={styles.earlier} onClick={onEarlier}>
          <ArrowUp aria-hidden size={18} />
        </IconButton>
      )}
      <ul className={styles.enemies}>
        {against.map((enemy) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the block inside is the button
          <li
            key={enemy}
            onPointerDown={onPick && carry.begin(`enemy:${enemy}`)}
            onKeyDown={onPick && onKeyDown(enemy)}
          >
            <EnemyBlock
              enemy={enemy}
              isTarget={onPick !== undefined}
              isPicked={picked === enemy}
              onPress={onPick ?? onLook}
            />
          </li>
        ))}
        {onAll.map((enemy) => (
          <li key={enemy} className={styles.onAll}>
            <EnemyBlock enemy={enemy} onPress={onLook} />
            <span>{text.onAll}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
