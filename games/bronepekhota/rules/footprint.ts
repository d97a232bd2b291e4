import type { Point } from '@bridgehead/geometry';
import type { Armoury, Size } from './armoury.ts';
import type { Army } from './army.ts';
import { findGun, findMachine, findSquad, fittedSize } from './kinds.ts';
import { SOLDIER } from './space.ts';

/** What stands on the table, in square millimetres. */

export function areaOf({ outline }: Size): number {
  let twice = 0;
  for (const [place, { x, y }] of outline.entries()) {
    const next = outline[(place + 1) % outline.length] as Point;
    twice += x * next.y - next.x * y;
  }
  return Math.abs(twice) / 2;
}

/** All footprints of an army side by side; pilots sit in their machines. */
export function footprintOf(armoury: Armoury, { squads, machines, guns }: Army): number {
  const soldiers = squads.reduce((sum, id) => sum + (findSquad(armoury, id)?.soldiers.length ?? 0), 0);
  const pilots = machines.filter(({ pilot }) => pilot).length;
  const sizes = [
    ...machines.map(({ kind: id, weapons }) => {
      const kind = findMachine(armoury, id);
      return kind && fittedSize(armoury, kind, weapons);
    }),
    ...guns.map((id) => findGun(armoury, id)?.size),
  ];
  return sizes.reduce((sum, size) => sum + (size ? areaOf(size) : 0), (soldiers - pilots) * areaOf(SOLDIER));
}
