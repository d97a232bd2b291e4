import { calledBy, strengthAt } from '../rules/end-of-turn.ts';
import { CAPTURES_TO_LOSE } from '../rules/ending.ts';
import { hasTrait, heldPoints, kindOf, pointAt, unitsAt } from '../rules/ground.ts';
import type { Point, Unit } from '../rules/state.ts';
import type { Ground } from './odds.ts';

export interface Threat {
  /** Of the enemies that stand there. */
  readonly strength: number;
  /** How many more come before captures are tested; each counts one at least. */
  readonly called: number;
  readonly value: number;
  /** They are enough without anybody who may come, and without anybody who drives off before. */
  readonly isSure: boolean;
}

/** What an undefended point would be captured with at the end of the turn (RUB-7.1). */
export function threatTo({ pack, view }: Ground, point: Point): Threat {
  const { enemies } = pointAt(view, point);
  const strength = strengthAt(pack, view, point);
  const value = pack.scenarios[view.scenario][point]?.value ?? 1;
  let staying = strength;
  if (view.phase !== 'defence' && view.phase !== 'end') {
    for (const enemy of enemies) if (hasTrait(pack, enemy, 'drives')) staying -= kindOf(pack, enemy).capture;
  }
  const called = Math.min(calledBy(pack, enemies), view.fresh.length);
  return { strength, called, value, isSure: staying >= value };
}

export function isTaken({ strength, called, value }: Threat): boolean {
  return strength + called >= value;
}

/** What becomes of the fire point of a unit once it has left, unless somebody else comes. */
export function lossWithout(ground: Ground, unit: Unit): 'none' | 'point' | 'game' {
  const { view } = ground;
  const at = view.units[unit]?.at ?? null;
  if (at === null || unitsAt(view, at).length > 1 || !isTaken(threatTo(ground, at))) return 'none';
  const captured = view.points.length - heldPoints(view).length;
  return captured + 1 < CAPTURES_TO_LOSE ? 'point' : 'game';
}
