import { useEffect, useRef } from 'react';
import { enemyAt } from '../../rules/ground.ts';
import { shareAsked } from '../../rules/pending.ts';
import type { Point } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Step } from '../step.ts';
import type { Turn } from '../use-turn.ts';

/**
 * The point that is told about, or that a question is about: where the points are a list that scrolls, it is brought into view, above
 * what is asked.
 */
export function useInView(view: View, turn: Turn, step: Step) {
  const list = useRef<HTMLDivElement>(null);
  const point = step.point ?? pointAsked(view, turn);
  const asked = turn.decision?.id;
  useEffect(() => {
    const panel = list.current?.querySelector(`[data-goal="point:${point}"]`);
    if (asked !== undefined || point !== null) panel?.scrollIntoView({ block: 'start' });
  }, [point, asked]);
  return list;
}

function pointAsked(
  view: View,
  { decision, enemies, units, question, card, unit: picked }: Turn,
): Point | null {
  if (!decision) return null;
  if (card !== null && picked !== null) return view.units[picked]?.at ?? null;
  const [enemy] = enemies;
  if (enemy !== undefined) return enemyAt(view, enemy);
  const [unit] = units;
  if (question?.about === 'unit' && unit !== undefined) return view.units[unit]?.at ?? null;
  const top = view.agenda.at(-1);
  if (top?.task === 'window' || top?.task === 'check') return top.point;
  return shareAsked(view, decision)?.point ?? null;
}
