import type { Seat } from '@bridgehead/kernel';
import { lossOf } from '../rules/ending.ts';
import type { Battlefield } from '../rules/playing.ts';

/** How it goes for a seat, from 0 to 1: by what each side has lost of what all of them brought. */
export function foresee(table: Battlefield, seat: Seat): number {
  const { outcome, sides, costs } = table.state;
  if (outcome) return outcome.kind === 'win' ? Number(outcome.winners.includes(seat)) : 0.5;
  const all = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  if (all === 0) return 0.5;
  const side = sides[seat] as number;
  const others = [...new Set(sides)].filter((other) => other !== side);
  const theirs = others.reduce((sum, other) => sum + lossOf(table, other), 0) / others.length;
  return 0.5 + (theirs - lossOf(table, side)) / (2 * all);
}
