import fc from 'fast-check';
import { type Point, unit } from '../src/point.ts';
import { disc, type Outline, placed, rectangle, type Shape } from '../src/shape.ts';
import type { Block, Ramp, Terrain } from '../src/terrain.ts';

/** Headings of all kinds: along the axes, slanting, with ugly numbers. */
export const headings: fc.Arbitrary<Point> = fc.oneof(
  fc.constantFrom({ x: 1, y: 0 }, { x: 0, y: -1 }, { x: 1, y: 1 }, { x: -3, y: 4 }),
  fc
    .record({
      x: fc.double({ min: -1, max: 1, noNaN: true }),
      y: fc.double({ min: -1, max: 1, noNaN: true }),
    })
    .filter(({ x, y }) => x * x + y * y > 0.01),
);

const octagon: Outline = [
  [28, -11.6],
  [28, 11.6],
  [11.6, 28],
  [-11.6, 28],
  [-28, 11.6],
  [-28, -11.6],
  [-11.6, -28],
  [11.6, -28],
].map(([x = 0, y = 0]) => ({ x, y }));

export const outlines = fc.constantFrom(rectangle(20, 30), rectangle(110, 85), rectangle(300, 5), octagon);

export function points(size: number): fc.Arbitrary<Point> {
  const whole = fc.integer({ min: 0, max: size });
  const any = fc.double({ min: 0, max: size, noNaN: true });
  return fc.record({ x: fc.oneof(whole, any), y: fc.oneof(whole, any) });
}

export const shapes: fc.Arbitrary<Shape> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(outlines, points(300), headings).map((args) => placed(...args)) },
  fc.tuple(points(300), fc.constantFrom(0, 10, 20)).map((args) => disc(...args)),
);

/** The same thing on a table whose axes have changed places; corners stay counter-clockwise. */
export function swapped<T extends Point>(point: T): T {
  return { ...point, x: point.y, y: point.x };
}

export function swappedShape<T extends Shape>(shape: T): T {
  return { ...shape, corners: shape.corners.map(swapped).reverse() };
}

function blocks(size: number): fc.Arbitrary<Block> {
  return fc
    .record({
      at: points(size),
      heading: headings,
      outline: fc.constantFrom(rectangle(200, 160), rectangle(60, 40), rectangle(250, 8), rectangle(90, 90)),
      base: fc.constantFrom(0, 0, 0, 60),
      height: fc.constantFrom(10, 25, 40, 50, 60, 90),
      walkable: fc.boolean(),
      climbable: fc.boolean(),
    })
    .map(({ at, heading, outline, base, height, walkable, climbable }) => {
      const { corners } = placed(outline, at, heading);
      return { kind: 'block', corners, base, top: base + height, walkable, climbable };
    });
}

function ramps(size: number): fc.Arbitrary<Ramp> {
  const rise = fc.constantFrom(40, 60, 90);
  const run = fc.constantFrom(60, 100);
  return fc.tuple(points(size), headings, rise, run).map(([at, heading, up, along]) => {
    const { x, y } = unit(heading);
    const head = { x: at.x + x * along, y: at.y + y * along, z: up };
    return { kind: 'ramp', foot: { ...at, z: 0 }, head, width: 60 };
  });
}

/** Anything anywhere, through each other too: tables nobody would build, which must be computed alike all the same. */
export function terrains(most: number, size = 1200): fc.Arbitrary<Terrain> {
  const pieces = fc.array(fc.oneof({ weight: 4, arbitrary: blocks(size) }, ramps(size)), { maxLength: most });
  return pieces.map((all) => ({ width: size, depth: size, pieces: all }));
}

export function swappedTerrain({ width, depth, pieces }: Terrain): Terrain {
  return {
    width: depth,
    depth: width,
    pieces: pieces.map((piece) =>
      piece.kind === 'block'
        ? { ...piece, corners: piece.corners.map(swapped) }
        : { ...piece, foot: swapped(piece.foot), head: swapped(piece.head) },
    ),
  };
}
