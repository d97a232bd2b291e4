import type { Decision } from '@bridgehead/kernel';
import type { Move, TileSet, View } from '../rules/index.ts';
import { type Plan, plansOf } from './plans.ts';

/** A walk is made for what is to be done at its end: the best of the plans that begin with it. */
export function sequel(set: TileSet, view: View, { seat }: Decision, move: Move): Move | null {
  if (move.kind !== 'move') return null;
  const plans = plansOf(set, view, seat).filter(({ stop }) => stop === move.to);
  const best = plans.reduce<Plan | null>(
    (most, plan) => (most && most.worth >= plan.worth ? most : plan),
    null,
  );
  return best?.action ?? null;
}
