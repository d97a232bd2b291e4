import { type Chance, roll } from '@bridgehead/kernel';
import type { Power, Range } from './armoury.ts';

/** BRP-1.7: XDn is X dice, each compared by itself. */
export function rollPower(chance: Chance, { dice, die }: Power): number[] {
  return Array.from({ length: dice }, () => roll(chance, die));
}

/** BRP-7.4.1, BRP-11.1: how many steps a shot carries. */
export function carries({ plus }: Range, die: number, isAimed: boolean): number {
  return (die + plus) * (isAimed ? 2 : 1);
}

/** BRP-7.4.2 */
export function pierced(dice: readonly number[], armour: number): number {
  return dice.filter((die) => die > armour).length;
}
