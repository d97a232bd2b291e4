import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placed, rectangle } from '../src/shape.ts';
import { look } from '../src/sight.ts';
import { upright } from '../src/solid.ts';
import { seenByHand } from './by-hand.ts';
import { swapped, swappedShape } from './random.ts';
import { obstaclesOf, scenes } from './scenes.ts';

const east = { x: 1, y: 0 };
const target = upright(placed(rectangle(20, 30), { x: 300, y: 0 }, east), 0, 45);
const centre = { x: 300, y: 0 };
const eye = { x: 0, y: 0, z: 40 };
const wall = (x: number, y: number, width: number, top: number, base = 0) =>
  upright(placed(rectangle(10, width), { x, y }, east), base, top - base);

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

describe('who hides a target', () => {
  it('is whatever is nearest to the eye, in whichever order it is named', () => {
    const [near, far] = [wall(100, 0, 200, 90), wall(200, 0, 200, 90)];
    expect(new Set(look(eye, target, centre, [near, far]).blockers)).toEqual(new Set([0]));
    expect(new Set(look(eye, target, centre, [far, near]).blockers)).toEqual(new Set([1]));
  });
});
