import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../src/field.ts';
import { cheapestWay } from '../src/path.ts';
import { priceOf } from '../src/price.ts';
import { reach } from '../src/reach.ts';
import { placed, rectangle } from '../src/shape.ts';
import type { TerrainPiece } from '../src/terrain.ts';
import { byGrid, openPlaces } from './by-hand.ts';
import { walker } from './gaits.ts';
import { swapped, swappedTerrain, tables } from './random.ts';

const at = (x: number, y: number, z = 0) => ({ x, y, z });

describe('the cheapest way', () => {
  it('is straight where nothing is in the way, and does not leave the table', () => {
    const field = fieldOf({ width: 600, depth: 400, pieces: [] });
    expect(cheapestWay(field, walker, at(50, 50), at(350, 450), [])).toBeNull();
    expect(cheapestWay(field, walker, at(50, 50), at(350, 350), [])).toMatchObject({
      way: [at(50, 50), at(350, 350)],
    });
  });
});

describe('a cheapest way that is easily missed', () => {
  const box = (x: number, y: number, width: number, depth: number, top: number, base = 0): TerrainPiece => {
    const { corners } = placed(
      rectangle(width, depth),
      { x: x + width / 2, y: y + depth / 2 },
      { x: 1, y: 0 },
    );
    return { kind: 'block', corners, base, top, walkable: true, climbable: false };
  };
  const house = (x: number, y: number) => [box(x, y, 80, 80, 90), box(x + 30, y, 30, 110, 50)];
  const deck = (x: number, y: number): TerrainPiece[] => [
    { kind: 'ramp', foot: at(x, y + 40), head: at(x + 70, y + 40, 60), width: 40 },
    box(x + 70, y, 50, 80, 60, 52),
  ];
  const beam: TerrainPiece = {
    kind: 'block',
    corners: [at(276.2, 43.4), at(210.2, 131.4), at(203.8, 126.6), at(269.8, 38.6)],
    base: 0,
    top: 60,
    walkable: true,
    climbable: false,
  };
  it.each([
    ['lands beyond the corner it jumps round', house(55, 180), at(101, 202, 90), at(227, 218), 4.6325],
    ['begins between a corner’s arc and its tangents', house(210, 25), at(234, 143), at(439, 22), 5.25],
    [
      'begins a hair inside the room beside a wall',
      [box(391, 30, 8.0006, 110, 50)],
      at(409, 63),
      at(202, 267),
      6.55,
    ],
    [
      'jumps in one leg and hurdles in the next',
      [...house(55, 180), box(180, 335, 40, 100, 50)],
      at(77, 230, 90),
      at(182, 368, 50),
      5.956,
    ],
    [
      'jumps past a ramp’s foot',
      [...house(55, 180), ...deck(335, 335)],
      at(105, 260, 90),
      at(445, 420),
      8.264,
    ],
    [
      'leaps askew from roof to roof',
      [box(25, 25, 40, 100, 50), box(100, 35, 30, 90, 50)],
      at(7, 9),
      at(108, 125, 50),
      5.079,
    ],
    ['crosses a ramp where it is low', deck(180, 335), at(198, 402), at(165, 267), 2.791],
    [
      'leaves a roof over the corner of a crate',
      [...deck(180, 335), box(335, 335, 60, 90, 70), box(395, 355, 30, 30, 20)],
      at(385, 373, 70),
      at(130, 150),
      7.89,
    ],
    [
      'leaps to the end of a thin wall from the one place near enough',
      [beam, box(180, 180, 60, 90, 70), box(240, 200, 30, 30, 20)],
      at(240, 111),
      at(213.7, 113.4, 60),
      5.77,
    ],
    [
      'passes under a deck, whose ramp looks as cheap',
      [...house(210, 180), ...deck(335, 180)],
      at(210, 204, 90),
      at(473, 168),
      7.15,
    ],
    [
      'walks down a ramp as far as it may step off',
      [...deck(335, 25), ...deck(180, 180), ...house(210, 335)],
      at(405, 59, 60),
      at(140, 444),
      9.67,
    ],
    [
      'jumps straight across to where it ends, over a gap as wide as can be',
      [box(269, 35, 30, 90, 50), box(180, 25, 40, 100, 50), box(100, 35, 30, 90, 50)],
      at(406, 127),
      at(130, 111.5, 50),
      7.54,
    ],
    ['ends at the very edge it hurdles', [box(205, 50, 70, 70, 40)], at(293, 231), at(219, 120, 40), 4.67],
  ])('%s', (_, pieces, from, to, most) => {
    const field = fieldOf({ width: 480, depth: 480, pieces });
    const found = cheapestWay(field, walker, from, to, []);
    expect(found?.price).toBeLessThan(most);
    expect(byGrid(field, walker, from, to, 20, found?.price)).toBe(Number.POSITIVE_INFINITY);
    expect(priceOf(field, walker, found?.way ?? [], [])).toMatchObject({ price: found?.price });
  });
  it('does not lead down an edge that two things have in common: there is nothing to stand on', () => {
    const field = fieldOf({ width: 480, depth: 480, pieces: house(365, 25) });
    expect(priceOf(field, walker, [at(390, 30, 90), at(470, 15)], [])).toMatchObject({ obstacle: 'drop' });
  });
  it('is not found by whoever has no patience to look for it, and is the same for whoever has enough', () => {
    const field = fieldOf({ width: 480, depth: 480, pieces: house(55, 180) });
    const ends = [at(20, 150), at(60, 285)] as const;
    const limit = Number.POSITIVE_INFINITY;
    const found = cheapestWay(field, walker, ...ends, [], limit, { legs: 10_000 });
    expect(found).not.toBeNull();
    expect(found).toEqual(cheapestWay(field, walker, ...ends, []));
    expect(cheapestWay(field, walker, ...ends, [], limit, { legs: 1 })).toBeNull();
  });
  it('and costs no more than it may, however roughly it was found', () => {
    const field = fieldOf({ width: 480, depth: 480, pieces: house(55, 180) });
    const ends = [at(20, 150), at(60, 285)] as const;
    const { price = 0 } = cheapestWay(field, walker, ...ends, []) ?? {};
    expect(cheapestWay(field, walker, ...ends, [], price)?.price).toBe(price);
    expect(cheapestWay(field, walker, ...ends, [], price - 0.001)).toBeNull();
  });
});

it('reaches the very edge of a crate for what the cheapest way there costs', () => {
  const { corners } = placed(rectangle(80, 80), { x: 240, y: 80 }, { x: 1, y: 0 });
  const crate = { kind: 'block', corners, base: 0, top: 40, walkable: true, climbable: false } as const;
  const field = fieldOf({ width: 480, depth: 480, pieces: [crate] });
  const from = at(260, 230);
  const edge = reach(field, walker, from, [], 5, 40).filter(({ y, z }) => y === 120 && z === 40);
  expect(edge.map(({ x }) => x)).toEqual([200, 240, 280]);
  for (const { price, ...place } of edge)
    expect(cheapestWay(field, walker, from, place, [])?.price).toBeCloseTo(price, 3);
});

describe('cheapest ways on random tables', () => {
  it('cost what their legs cost; no way along a fine grid is cheaper; the axes may be swapped', () => {
    let asked = 0;
    fc.assert(
      fc.property(tables, fc.infiniteStream(fc.nat()), (terrain, chance) => {
        const field = fieldOf(terrain);
        const places = openPlaces(field, walker, chance);
        const [from, to] = places;
        fc.pre(from !== undefined && to !== undefined);
        const found = cheapestWay(field, walker, from, to, []);
        const grid = byGrid(field, walker, from, to, 20, found ? found.price - 0.002 : undefined);
        if (found) {
          asked++;
          const priced = priceOf(field, walker, found.way, []);
          expect(priced).toMatchObject({ price: found.price });
        }
        expect(grid).toBe(Number.POSITIVE_INFINITY);
        const turned = cheapestWay(fieldOf(swappedTerrain(terrain)), walker, swapped(from), swapped(to), []);
        expect(turned?.price ?? 0).toBeCloseTo(found?.price ?? 0, 6);
      }),
      { numRuns: 12, seed: 12 },
    );
    expect(asked).toBeGreaterThan(3);
  });

  it('lead to every place that reach finds, and never for more than it says', () => {
    let found = 0;
    fc.assert(
      fc.property(tables, fc.infiniteStream(fc.nat()), (terrain, chance) => {
        const field = fieldOf(terrain);
        const [from] = openPlaces(field, walker, chance);
        fc.pre(from !== undefined);
        for (const { price, ...place } of reach(field, walker, from, [], 3, 40)) {
          found++;
          const way = cheapestWay(field, walker, from, place, []);
          expect(way).not.toBeNull();
          expect(way?.price).toBeLessThan(price + 0.01);
        }
      }),
      { numRuns: 6, seed: 6 },
    );
    expect(found).toBeGreaterThan(100);
  });
});
