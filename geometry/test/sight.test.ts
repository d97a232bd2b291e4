import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../src/field.ts';
import type { Point, Point3 } from '../src/point.ts';
import { placed, rectangle } from '../src/shape.ts';
import { look } from '../src/sight.ts';
import { type Solid, topOver, upright } from '../src/solid.ts';
import { headings, outlines, points, swapped, swappedShape, terrains } from './random.ts';

const east = { x: 1, y: 0 };
const target = upright(placed(rectangle(20, 30), { x: 300, y: 0 }, east), 0, 45);
const centre = { x: 300, y: 0 };
const eye = { x: 0, y: 0, z: 40 };
const wall = (x: number, y: number, width: number, top: number, base = 0) =>
  upright(placed(rectangle(10, width), { x, y }, east), base, top - base);

/** Line by line and half-space by half-space, as slow as it is plain. */
function seenByHand(from: Point3, seen: Solid, middle: Point, obstacles: readonly Solid[]): number {
  const away = Math.hypot(middle.x - from.x, middle.y - from.y);
  const across = { x: -(middle.y - from.y) / away, y: (middle.x - from.x) / away };
  const offs = seen.corners.map((c) => (c.x - middle.x) * across.x + (c.y - middle.y) * across.y);
  const low = Math.min(...offs);
  const wide = Math.max(...offs) - low;
  let count = 0;
  for (let line = 0; line < 255; line++) {
    const off = low + (wide * ((line % 15) + 0.5)) / 15;
    const z = seen.base + ((seen.top - seen.base) * (Math.floor(line / 15) + 0.5)) / 17;
    const to = { x: middle.x + across.x * off, y: middle.y + across.y * off, z };
    if (!obstacles.some((obstacle) => isCrossed(obstacle, from, to))) count++;
  }
  return count;
}

function isCrossed(solid: Solid, from: Point3, to: Point3): boolean {
  // How far inside each face a point is: positive inside.
  const faces: ((p: Point3) => number)[] = solid.corners.map((q, index) => {
    const p = solid.corners.at(index - 1) as Point;
    const size = Math.hypot(q.x - p.x, q.y - p.y);
    return (c) => ((q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x)) / size;
  });
  faces.push(
    (p) => p.z - solid.base,
    (p) => topOver(solid, p) - p.z,
  );
  let enter = 0;
  let leave = 1;
  for (const face of faces) {
    const a = face(from) - 0.001;
    const b = face(to) - 0.001;
    if (a <= 0 && b <= 0) return false;
    if (a < 0) enter = Math.max(enter, a / (a - b));
    if (b < 0) leave = Math.min(leave, a / (a - b));
  }
  return enter < leave;
}

const scenes = fc.record({
  from: fc.tuple(points(1200), fc.constantFrom(30, 40, 75, 140)).map(([at, z]) => ({ ...at, z })),
  at: points(1200),
  heading: headings,
  outline: outlines,
  height: fc.constantFrom(45, 90, 130),
  terrain: terrains(30),
  figures: fc.array(fc.tuple(points(1200), headings), { maxLength: 20 }),
});

function obstaclesOf({ terrain, figures }: typeof scenes extends fc.Arbitrary<infer T> ? T : never): Solid[] {
  const soldiers = figures.map(([at, heading]) => upright(placed(rectangle(16, 16), at, heading), 0, 45));
  return [...fieldOf(terrain).grounds, ...soldiers];
}

describe('what is seen of a target', () => {
  it('is all of it where nothing stands between, beside or behind', () => {
    const obstacles = [
      wall(-50, 0, 200, 90),
      wall(400, 0, 200, 90),
      wall(150, 200, 200, 90),
      wall(150, 0, 200, 100, 60),
    ];
    expect(look(eye, target, centre, obstacles).seen).toBe(255);
  });

  it('is nothing behind a high wall, the upper rows behind a low one, the near columns beside a narrow one', () => {
    expect(look(eye, target, centre, [wall(150, 0, 200, 90)]).seen).toBe(0);
    const low = look(eye, target, centre, [wall(280, 0, 200, 20)]);
    expect(Array.from(low.blockers.subarray(0, 15))).toEqual(Array(15).fill(0));
    expect(Array.from(low.blockers.subarray(-15))).toEqual(Array(15).fill(-1));
    const half = look(eye, target, centre, [wall(280, 50, 100, 90)]);
    expect(Array.from(half.blockers.subarray(0, 15))).toEqual([
      ...Array(7).fill(-1),
      -1,
      ...Array(7).fill(0),
    ]);
    expect(half.seen).toBe(8 * 17);
  });

  it('lets a line along a wall pass: grazing is free', () => {
    const along = upright(placed(rectangle(200, 10), { x: 150, y: 5 }, east), 0, 90);
    const { blockers } = look(eye, target, centre, [along]);
    expect(blockers[7]).toBe(-1);
    expect(blockers[8]).toBe(0);
  });

  it('names the first thing that each line meets', () => {
    const { blockers } = look(eye, target, centre, [wall(200, 0, 200, 90), wall(100, 0, 200, 90)]);
    expect(new Set(blockers)).toEqual(new Set([1]));
  });

  it('is what looking line by line at every face gives', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const seen = upright(placed(scene.outline, scene.at, scene.heading), 0, scene.height);
        fc.pre(Math.hypot(scene.from.x - scene.at.x, scene.from.y - scene.at.y) > 1);
        const obstacles = obstaclesOf(scene);
        expect(look(scene.from, seen, scene.at, obstacles).seen).toBe(
          seenByHand(scene.from, seen, scene.at, obstacles),
        );
      }),
      { numRuns: 120 },
    );
  });

  it('is the same on a table with its axes swapped, and no more with one obstacle more', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const seen = upright(placed(scene.outline, scene.at, scene.heading), 0, scene.height);
        // Looking straight down, any side may be taken for the front.
        fc.pre(scene.from.x !== scene.at.x || scene.from.y !== scene.at.y);
        const obstacles = obstaclesOf(scene);
        const here = look(scene.from, seen, scene.at, obstacles);
        const there = look(
          swapped(scene.from),
          swappedShape(seen),
          swapped(scene.at),
          obstacles.map((one) => ({ ...swappedShape(one), ...(one.slope && { slope: swapped(one.slope) }) })),
        );
        expect(there.seen).toBe(here.seen);
        expect(look(scene.from, seen, scene.at, obstacles.slice(1)).seen).toBeGreaterThanOrEqual(here.seen);
      }),
      { numRuns: 150 },
    );
  });
});
