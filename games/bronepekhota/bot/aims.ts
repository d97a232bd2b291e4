import type { Point3 } from '@bridgehead/geometry';
import { stepsBetween } from './lookout.ts';

/** Something to go for: where, and what it is worth from so many whole steps away. */
export interface Aim {
  readonly at: Point3;
  readonly worthFrom: readonly number[];
}

const FARTHEST = 50;

/** What is worth so much at each distance; whoever is farther away gets there in time. */
export function fading(speed: number, patience: number, worthAt: (steps: number) => number): number[] {
  const left = patience ** (1 / Math.max(1, speed));
  const worth: number[] = [];
  for (let steps = 0; steps <= FARTHEST; steps++) {
    worth.push(Math.max(worthAt(steps), (worth[steps - 1] ?? 0) * left));
  }
  return worth;
}

/** What the best of them is worth from there. */
export function bestFrom(aims: readonly Aim[], place: Point3): number {
  let best = 0;
  for (const aim of aims) best = Math.max(best, valueOf(aim, place));
  return best;
}

function valueOf({ at, worthFrom }: Aim, place: Point3): number {
  const steps = Math.min(FARTHEST - 1, stepsBetween(at, place));
  const whole = Math.floor(steps);
  const [near = 0, far = 0] = [worthFrom[whole], worthFrom[whole + 1]];
  return near + (far - near) * (steps - whole);
}
