import { type Point, standing } from '@bridgehead/geometry';
import type { Heading, Spot } from '../moves.ts';
import type { Battlefield } from '../playing.ts';
import { LEVEL } from '../set-down.ts';
import { SOLDIER, solidAt } from '../space.ts';
import type { Solid } from '@bridgehead/geometry';
import type { Soldier } from '../state.ts';

/** A soldier is as deep in front as behind: more headings than these stand no better, but where walls stand askew. */
const QUARTERS: readonly Heading[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
];

/** Headings to try at the end of a way: as it came, as it looked before, and others. */
export function facingsFor(soldier: Soldier, came: Point): Heading[] {
  const isTurn = came.x * came.x + came.y * came.y > 0;
  return [...(isTurn ? [{ x: came.x, y: came.y }] : []), { x: soldier.hx, y: soldier.hy }, ...QUARTERS];
}

/** The first heading in which a soldier can stand there. */
export function fittingFacing(
  { field }: Pick<Battlefield, 'field'>,
  place: Spot,
  facings: readonly Heading[],
  others: readonly Solid[],
): Heading | undefined {
  return facings.find((facing) => {
    const body = solidAt(SOLDIER, { ...place, hx: facing.x, hy: facing.y });
    return !standing(field, body, place, others, LEVEL);
  });
}
