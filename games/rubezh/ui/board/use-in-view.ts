import { useEffect, useRef } from 'react';
import { enemyAt } from '../../rules/ground.ts';
import type { Point } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Step } from '../step.ts';
import type { Turn } from '../use-turn.ts';

/** The point that is told about, or that a question is about: where the points are a list that scrolls, it is brought into view. */
export function useInView(view: View, turn: Turn, step: Step) {
  const list = useRef<HTMLDivElement>(null);
  const point = step.point ?? pointAsked(view, turn);
  useEffect(() => {
    if (point === null) return;
    list.current?.querySelector(`[data-goal="point:${point}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [point]);
  return list;
}

function pointAsked(view: View, { decision, enemies, units, question }: Turn): Point | null {
  if (!decision) return null;
  const [enemy] = enemies;
  if (enemy !== undefined) return enemyAt(view, enemy);
  const [unit] = units;
  if (question?.about === 'unit' && unit !== undefined) return view.units[unit]?.at ?? null;
  const top = view.agenda.at(-1);
  return top?.task === 'window' || top?.task === 'check' ? top.point : null;
}
