import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drive, type Vehicle } from '../src/drive.ts';
import { fieldOf } from '../src/field.ts';
import { levelsAt } from '../src/levels.ts';
import type { Point3 } from '../src/point.ts';
import { placed, rectangle } from '../src/shape.ts';
import { upright } from '../src/solid.ts';
import type { Block, TerrainPiece } from '../src/terrain.ts';
import { terrains } from './random.ts';

const east = { x: 1, y: 0 };
const tank = (limit: number, height = 65): Vehicle => ({
  shape: placed(rectangle(60, 50), { x: 0, y: 0 }, east),
  height,
  limit,
});
const at = (x: number, z = 0): Point3 => ({ x, y: 200, z });

function box(x: number, y: number, width: number, depth: number, base: number, top: number): Block {
  const { corners } = placed(rectangle(width, depth), { x: x + width / 2, y: y + depth / 2 }, east);
  return { kind: 'block', corners, base, top, walkable: true, climbable: false };
}

function go(pieces: readonly TerrainPiece[], from: Point3, by: number, vehicle = tank(18)) {
  const found = drive(fieldOf({ width: 800, depth: 400, pieces }), vehicle, from, { x: by, y: 0 }, []);
  return 'obstacle' in found
    ? found.obstacle
    : { z: found.to.z, length: Math.round(found.length * 100) / 100 };
}

const ramp = {
  kind: 'ramp',
  foot: { x: 200, y: 200, z: 0 },
  head: { x: 300, y: 200, z: 75 },
  width: 60,
} as const;
const deck = box(300, 100, 200, 200, 0, 75);

describe('a vehicle on a straight leg', () => {
  it('takes ledges up to its limit, up and down, at no extra length', () => {
    expect(go([box(200, 100, 100, 200, 0, 18)], at(100), 300)).toEqual({ z: 0, length: 300 });
    expect(go([box(200, 100, 100, 200, 0, 18)], at(100), 150)).toEqual({ z: 18, length: 150 });
    expect(go([box(200, 100, 100, 200, 0, 19)], at(100), 300)).toBe('rise');
    expect(go([box(200, 100, 100, 200, 0, 19)], at(250, 19), 200)).toBe('drop');
  });

  it('is stopped by what its sides run into, not its centre alone', () => {
    expect(go([box(200, 224, 50, 50, 0, 90)], at(100), 300)).toBe('terrain');
    expect(go([box(200, 225, 50, 50, 0, 90)], at(100), 300)).toEqual({ z: 0, length: 300 });
    expect(go([box(200, 224, 50, 50, 65, 90)], at(100), 300)).toEqual({ z: 0, length: 300 });
    expect(go([box(200, 224, 50, 50, 64, 90)], at(100), 300)).toBe('terrain');
  });

  it('goes up a ramp that is wide enough, measured along it, and on to the deck', () => {
    expect(go([ramp, deck], at(100), 300)).toEqual({ z: 75, length: 100 + 125 + 100 });
    expect(go([{ ...ramp, width: 49 }, deck], at(100), 300)).toBe('terrain');
    expect(go([ramp, deck], at(400, 75), -300)).toEqual({ z: 0, length: 325 });
  });

  it('does not hang over an edge deeper than its limit, but passes above what a deck covers', () => {
    expect(go([deck], at(400, 75), 69)).toEqual({ z: 75, length: 69 });
    expect(go([deck], at(400, 75), 71)).toBe('terrain');
    const bridge = box(100, 100, 600, 200, 60, 75);
    expect(go([bridge, box(300, 190, 40, 40, 0, 50)], at(200, 75), 300)).toEqual({ z: 75, length: 300 });
    expect(go([bridge, box(300, 190, 40, 40, 0, 50)], at(200), 300)).not.toEqual({ z: 0, length: 300 });
  });

  it('runs over nobody, and stays on the table', () => {
    const field = fieldOf({ width: 800, depth: 400, pieces: [] });
    const other = (y: number) => upright(placed(rectangle(20, 30), { x: 300, y }, east), 0, 45);
    expect(drive(field, tank(18), at(100), { x: 300, y: 0 }, [other(239)])).toMatchObject({
      obstacle: 'piece',
      index: 0,
    });
    expect(drive(field, tank(18), at(100), { x: 300, y: 0 }, [other(240)])).toMatchObject({ length: 300 });
    expect(go([], at(100), -71)).toBe('edge');
  });

  it('comes back the way it went, on any terrain, for the same length', () => {
    fc.assert(
      fc.property(
        terrains(12, 500),
        fc.integer({ min: 40, max: 460 }),
        fc.integer({ min: 10, max: 300 }),
        (terrain, x, by) => {
          const field = fieldOf(terrain);
          // Along an edge two levels would be equally true: terrains are drawn on whole numbers, the way is not.
          const from = { x: x + 0.13, y: 250.37, z: 0 };
          fc.pre(levelsAt(field, from).includes(0));
          const there = drive(field, tank(30), from, { x: by + 0.29, y: 0 }, []);
          fc.pre(!('obstacle' in there));
          const back = drive(field, tank(30), there.to, { x: -by - 0.29, y: 0 }, []);
          if ('obstacle' in back) expect(back).toBeNull();
          else expect(back.length).toBeCloseTo(there.length, 3);
        },
      ),
      { numRuns: 400, seed: 20 },
    );
  });
});
