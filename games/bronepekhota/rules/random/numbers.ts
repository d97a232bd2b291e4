import type { Chance } from '@bridgehead/kernel';
import type { Heading } from '../moves.ts';

/** From 0 to a length, in hundredths of a millimetre: what a person's page enters too. */
export function hundredths(chance: Chance, most: number): number {
  return chance.below(Math.floor(most * 100) + 1) / 100;
}

export function randomHeading(chance: Chance): Heading {
  const x = chance.below(2001) - 1000;
  const y = chance.below(2001) - 1000;
  return x === 0 && y === 0 ? { x: 1, y: 0 } : { x, y };
}
