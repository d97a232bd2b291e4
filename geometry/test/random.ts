import fc from 'fast-check';
import { type Point, unit } from '../src/point.ts';
import { disc, type Outline, placed, rectangle, type Shape } from '../src/shape.ts';
import type { Block, Ramp, Terrain, TerrainPiece } from '../src/terrain.ts';

/** Numbers with a millionth of a millimetre, as reckoning leaves them. */
function fractions(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);
}

/** Headings of all kinds: along the axes, slanting, with ugly numbers. */
export const headings: fc.Arbitrary<Point> = fc.oneof(
  fc.constantFrom({ x: 1, y: 0 }, { x: 0, y: -1 }, { x: 1, y: 1 }, { x: -3, y: 4 }),
  fc
    .record({
      x: fractions(-1, 1),
      y: fractions(-1, 1),
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
  const any = fractions(0, size);
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

/** What a table is built of, each within 120 × 120: walls and crates, a deck with its ramp, a house with its ladder, two
 * roofs to jump between, a crate to get over a wall. */
const groups: fc.Arbitrary<(x: number, y: number) => TerrainPiece[]> = fc.oneof(
  fc
    .record({
      heading: headings,
      outline: fc.constantFrom(rectangle(80, 60), rectangle(60, 40), rectangle(110, 8), rectangle(70, 70)),
      height: fc.constantFrom(10, 25, 40, 50, 60, 90),
      walkable: fc.boolean(),
      climbable: fc.boolean(),
    })
    .map(({ heading, outline, height, walkable, climbable }) => (x: number, y: number) => {
      const { corners } = placed(outline, { x: x + 60, y: y + 60 }, heading);
      return [{ kind: 'block', corners, base: 0, top: height, walkable, climbable } as const];
    }),
  fc.constant((x: number, y: number) => [
    { kind: 'ramp', foot: { x, y: y + 40, z: 0 }, head: { x: x + 70, y: y + 40, z: 60 }, width: 40 } as const,
    roof(x + 70, y, 50, 80, 52, 60),
  ]),
  fc.constant((x: number, y: number) => [
    roof(x + 30, y, 80, 80, 0, 90),
    { kind: 'ladder', foot: { x: x + 18, y: y + 40, z: 0 }, head: { x: x + 42, y: y + 40, z: 90 } } as const,
    roof(x + 60, y, 30, 110, 0, 50),
  ]),
  fc
    .constantFrom(20, 35, 49)
    .map((gap) => (x: number, y: number) => [
      roof(x, y, 40, 100, 0, 50),
      roof(x + 40 + gap, y + 10, 30, 90, 0, 50),
    ]),
  fc.constant((x: number, y: number) => [roof(x, y, 60, 90, 0, 70), roof(x + 60, y + 20, 30, 30, 0, 20)]),
);

function roof(x: number, y: number, width: number, depth: number, base: number, top: number): Block {
  const { corners } = placed(rectangle(width, depth), { x: x + width / 2, y: y + depth / 2 }, { x: 1, y: 0 });
  return { kind: 'block', corners, base, top, walkable: true, climbable: false };
}

/** A table as people build them: things stand beside each other, with room to pass. */
export const tables: fc.Arbitrary<Terrain> = fc
  .array(fc.option(groups, { nil: null }), { minLength: 9, maxLength: 9 })
  .map((cells) => ({
    width: 480,
    depth: 480,
    pieces: cells.flatMap(
      (cell, index) => cell?.(25 + (index % 3) * 155, 25 + Math.floor(index / 3) * 155) ?? [],
    ),
  }));
