import { type KeyboardEvent, useState } from 'react';
import type { Share } from '../../rules/agenda.ts';
import { attackersAt } from '../../rules/division.ts';
import type { Enemy, Point, Unit } from '../../rules/state.ts';
import type { Looking } from '../looking.ts';
import { outlooksOf } from '../odds.ts';
import { useScene } from '../scene.ts';
import { useCarry } from '../use-carry.ts';
import { Lane } from './Lane.tsx';
import styles from './Lanes.module.css';

interface LanesProps {
  readonly point: Point;
  /** Those that are divided. */
  readonly attackers: readonly Enemy[];
  readonly share: Share;
  readonly onLook: (looking: Looking) => void;
  /** Without them it is only shown. */
  readonly onMove?: (enemy: Enemy, unit: Unit) => void;
  readonly onSwap?: (unit: Unit, by: number) => void;
}

/** So many lanes have room for names. */
const FEW = 3;

/** A lane for each unit with whoever attacks it, in the order of the checks, and its odds as they change. */
export function Lanes({ point, attackers, share, onLook, onMove, onSwap }: LanesProps) {
  const scene = useScene();
  const odds = outlooksOf(scene, point, share);
  const onAll = attackersAt(scene.view, point).filter((enemy) => !attackers.includes(enemy));
  const [picked, pick] = useState<Enemy | null>(null);
  const carry = useCarry((thing, goal) => {
    const [kind, unit] = goal.split(':');
    if (kind === 'unit') onMove?.(Number(thing.split(':')[1]), Number(unit));
  });
  const { order } = share;
  const onKeyDown = (enemy: Enemy, place: number) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const next = order[place + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    onMove?.(enemy, next);
    // It stands in another lane now, and keeps the focus there.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-lanes] [data-enemy="${enemy}"]`)?.focus(),
    );
  };
  return (
    <ol className={`${styles.lanes} ${order.length > FEW ? styles.many : ''}`} data-lanes>
      {order.map((unit, place) => (
        <Lane
          key={unit}
          unit={unit}
          against={attackers.filter((_, index) => share.on[index] === unit)}
          onAll={onAll}
          outlook={odds.get(unit)}
          picked={picked}
          onPick={onMove && ((enemy) => pick(picked === enemy ? null : enemy))}
          onLook={(enemy) => onLook({ of: 'enemy', id: enemy })}
          onGive={() => {
            if (picked !== null) onMove?.(picked, unit);
            pick(null);
          }}
          onEarlier={onSwap && place > 0 ? () => onSwap(unit, -1) : undefined}
          carry={carry}
          onKeyDown={(enemy) => onKeyDown(enemy, place)}
        />
      ))}
    </ol>
  );
}
