import { besideOf, type Cell, DIE, NOWHERE, type Side, SIDES, type Terrain } from '../rules/index.ts';

/** What a grenade that bursts on a cell destroys, by cell, given what is lost or won on each cell alone (BLN-5.6). */
export function crossesOver(terrain: Terrain, worth: readonly number[]): number[] {
  const crosses: number[] = [];
  for (let centre = 0; centre < worth.length; centre++) {
    let sum = worth[centre] as number;
    for (const side of SIDES) {
      const arm = besideOf(terrain, centre, side);
      if (arm !== NOWHERE) sum += worth[arm] as number;
    }
    crosses.push(sum);
  }
  return crosses;
}

/** The average over the faces of the die; off the board it is lost without effect. */
export function throwAverage(terrain: Terrain, crosses: readonly number[], from: Cell, side: Side): number {
  let sum = 0;
  let centre = from;
  for (let die = 1; die <= DIE; die++) {
    centre = besideOf(terrain, centre, side);
    if (centre === NOWHERE) break;
    sum += crosses[centre] as number;
  }
  return sum / DIE;
}
