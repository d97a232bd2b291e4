import fc from 'fast-check';
import { fieldOf } from '../src/field.ts';
import { placed, rectangle } from '../src/shape.ts';
import { type Solid, upright } from '../src/solid.ts';
import { headings, outlines, points, terrains } from './random.ts';

/** An eye, a target and what may stand between them. */
export const scenes = fc.record({
  from: fc.tuple(points(1200), fc.constantFrom(30, 40, 75, 140)).map(([at, z]) => ({ ...at, z })),
  at: points(1200),
  heading: headings,
  outline: outlines,
  height: fc.constantFrom(45, 90, 130),
  terrain: terrains(30),
  figures: fc.array(fc.tuple(points(1200), headings), { maxLength: 20 }),
});

export function obstaclesOf({
  terrain,
  figures,
}: typeof scenes extends fc.Arbitrary<infer T> ? T : never): Solid[] {
  const soldiers = figures.map(([at, heading]) => upright(placed(rectangle(16, 16), at, heading), 0, 45));
  return [...fieldOf(terrain).grounds, ...soldiers];
}
