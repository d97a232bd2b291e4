import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../src/field.ts';
import { levelsAt } from '../src/levels.ts';
import type { Point, Point3 } from '../src/point.ts';
import { placed, rectangle } from '../src/shape.ts';
import { upright } from '../src/solid.ts';
import { nearestStanding, standing } from '../src/standing.ts';
import type { Block, Terrain } from '../src/terrain.ts';
import { points, terrains } from './random.ts';

const north = { x: 0, y: 1 };

function box(x: number, y: number, width: number, depth: number, base: number, top: number): Block {
  const { corners } = placed(rectangle(width, depth), { x: x + width / 2, y: y + depth / 2 }, { x: 1, y: 0 });
  return { kind: 'block', corners, base, top, walkable: true, climbable: false };
}

/** A house of two storeys' height with a slab beside it, and a ramp up to the slab. */
const yard: Terrain = {
  width: 600,
  depth: 400,
  pieces: [
    box(100, 100, 100, 100, 0, 90),
    box(200, 100, 100, 100, 80, 90),
    { kind: 'ramp', foot: { x: 400, y: 150, z: 0 }, head: { x: 300, y: 150, z: 90 }, width: 60 },
    box(120, 120, 30, 30, 90, 140),
  ],
};
const field = fieldOf(yard);
const soldier = (at: Point3, heading: Point = north) =>
  upright(placed(rectangle(20, 30), at, heading), at.z, 45);
const faultAt = (x: number, y: number, z: number, heading = north) =>
  standing(field, soldier({ x, y, z }, heading), { x, y }, [], 1);

describe('levels', () => {
  it('are the ground, roofs and slabs; under a slab there are two, inside a house one', () => {
    expect(levelsAt(field, { x: 50, y: 50 })).toEqual([0]);
    expect(levelsAt(field, { x: 110, y: 110 })).toEqual([90]);
    expect(levelsAt(field, { x: 250, y: 150 })).toEqual([0, 90]);
    expect(levelsAt(field, { x: 130, y: 130 })).toEqual([140]);
    expect(levelsAt(field, { x: 350, y: 150 })).toEqual([]);
    expect(levelsAt(field, { x: -5, y: 50 })).toEqual([]);
  });
});

describe('standing', () => {
  it('takes centre and corners over one level, and nothing in the way', () => {
    expect(faultAt(50, 50, 0)).toBeNull();
    expect(faultAt(50, 50, 1)).toBeNull();
    expect(faultAt(50, 50, 2)).toEqual({ fault: 'level' });
    expect(faultAt(250, 150, 0)).toBeNull();
    expect(faultAt(250, 150, 90)).toBeNull();
    expect(faultAt(200, 180, 90)).toBeNull();
  });

  it('is refused over an edge, off the table, in a wall and on a ramp', () => {
    expect(faultAt(295, 150, 90)).toMatchObject({ fault: 'level' });
    expect(faultAt(10, 50, 0)).toEqual({ fault: 'edge' });
    expect(faultAt(95, 150, 0)).toEqual({ fault: 'terrain', index: 0 });
    expect(faultAt(160, 135, 90)).toEqual({ fault: 'terrain', index: 3 });
    expect(faultAt(350, 150, 45)).not.toBeNull();
  });

  it('turns with the heading: across it fits where along it does not', () => {
    expect(faultAt(88, 150, 0, { x: 1, y: 0 })).toBeNull();
    expect(faultAt(88, 150, 0, north)).toEqual({ fault: 'terrain', index: 0 });
  });

  it('is refused in another piece, but not on the roof above it', () => {
    const other = soldier({ x: 250, y: 150, z: 0 });
    const body = (z: number) => soldier({ x: 260, y: 160, z });
    expect(standing(field, body(0), { x: 260, y: 160 }, [other], 1)).toEqual({ fault: 'piece', index: 0 });
    expect(standing(field, body(90), { x: 260, y: 160 }, [other], 1)).toBeNull();
  });
});

describe('the nearest standing place', () => {
  const search = { grid: 10, tolerance: 1 };

  it('is the place itself if one can stand there, else the next by centres, lowest y, then lowest x', () => {
    expect(nearestStanding(field, { x: 50, y: 50, z: 0 }, soldier, [], search)).toEqual({
      x: 50,
      y: 50,
      z: 0,
    });
    const other = soldier({ x: 400, y: 300, z: 0 });
    expect(nearestStanding(field, { x: 400, y: 300, z: 0 }, soldier, [other], search)).toEqual({
      x: 400,
      y: 280,
      z: 0,
    });
  });

  it('is the best of all the grid on any terrain', () => {
    fc.assert(
      fc.property(terrains(25), points(300), (terrain, at) => {
        const small = fieldOf({ ...terrain, width: 300, depth: 300 });
        const found = nearestStanding(small, { ...at, z: 0 }, soldier, [], search);
        let best: Point3 | null = null;
        const away = (p: Point) => Math.hypot(p.x - at.x, p.y - at.y);
        for (let j = -30; j <= 30; j++) {
          for (let i = -30; i <= 30; i++) {
            const place = { x: at.x + i * 10, y: at.y + j * 10 };
            const [z] = levelsAt(small, place);
            if (z === undefined || (best && away(place) > away(best) - 1e-6)) continue;
            if (!standing(small, soldier({ ...place, z }), place, [], 1)) best = { ...place, z };
          }
        }
        expect(found).toEqual(best);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the nearest of places equally far', () => {
  it('is the one with the lowest y, then the lowest x', () => {
    const square = (at: Point3) => upright(placed(rectangle(20, 20), at, north), at.z, 45);
    const bare = fieldOf({ width: 600, depth: 400, pieces: [] });
    const from = { x: 300, y: 200, z: 0 };
    const search = { grid: 10, tolerance: 1 };
    const taken = square(from);
    expect(nearestStanding(bare, from, square, [taken], search)).toEqual({ x: 300, y: 180, z: 0 });
    const below = square({ x: 300, y: 165, z: 0 });
    expect(nearestStanding(bare, from, square, [taken, below], search)).toEqual({ x: 280, y: 200, z: 0 });
  });
});
