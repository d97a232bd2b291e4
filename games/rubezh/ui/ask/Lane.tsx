import { IconButton } from '@bridgehead/kit';
import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Outlook } from '../../rules/odds.ts';
import type { Enemy, Unit } from '../../rules/state.ts';
import { EnemyBlock } from '../board/EnemyBlock.tsx';
import { SignMark } from '../marks/figures.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import type { Carry } from '../use-carry.ts';
import styles from './Lanes.module.css';

interface LaneProps {
  readonly unit: Unit;
  readonly against: readonly Enemy[];
  readonly outlook: Outlook | undefined;
  /** The enemy that is picked up, here or in another lane. */
  readonly picked: Enemy | null;
  readonly onPick: ((enemy: Enemy) => void) | undefined;
  readonly onGive: () => void;
  readonly onEarlier: (() => void) | undefined;
  readonly carry: Carry;
  readonly onKeyDown: (enemy: Enemy) => (event: KeyboardEvent) => void;
}

/** One unit and whoever attacks it. */
export function Lane(props: LaneProps) {
  const { unit, against, outlook, picked, onPick, onGive, onEarlier, carry, onKeyDown } = props;
  const scene = useScene();
  const { text } = scene;
  const title = unitTitle(scene, unit);
  return (
    <li className={`${styles.lane} ${picked === null ? '' : styles.open}`} data-goal={`unit:${unit}`}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.unit}
          disabled={!onPick}
          aria-label={picked === null ? title : text.against(title)}
          onClick={onGive}
        >
          <UnitMark unit={unit} />
          <span>
            {title}
            <Odds outlook={outlook} isAside={against.length === 0} />
          </span>
        </button>
        {onEarlier && (
          <IconButton label={text.earlier} onClick={onEarlier}>
            <ArrowUp aria-hidden size={18} />
          </IconButton>
        )}
      </div>
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
              onPress={() => onPick?.(enemy)}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface OddsProps {
  readonly outlook: Outlook | undefined;
  readonly isAside: boolean;
}

function Odds({ outlook, isAside }: OddsProps) {
  const { text } = useScene();
  if (!outlook || outlook.attack === 0) return <small>{isAside && text.standsAside}</small>;
  return (
    <small>
      <SignMark sign="attack" /> {outlook.attack} · {text.standFor(outlook.stands, outlook.standsWithTokens)}{' '}
      · {text.retreatFor(outlook.leaves, outlook.leavesWithTokens)}
    </small>
  );
}
