import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../src/field.ts';
import { cheapestWay } from '../src/path.ts';
import { priceOf } from '../src/price.ts';
import { reach } from '../src/reach.ts';
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
        const grid = byGrid(field, walker, from, to, 20);
        if (found) {
          asked++;
          const priced = priceOf(field, walker, found.way, []);
          expect(priced).toMatchObject({ price: found.price });
          expect(found.price).toBeLessThanOrEqual(grid + 0.002);
        } else expect(grid).toBe(Number.POSITIVE_INFINITY);
        const turned = cheapestWay(fieldOf(swappedTerrain(terrain)), walker, swapped(from), swapped(to), []);
        expect(turned?.price ?? 0).toBeCloseTo(found?.price ?? 0, 6);
      }),
      { numRuns: 12, seed: 12 },
    );
    expect(asked).toBeGreaterThan(3);
  });

  it('lead to every place that reach finds, and never for more than it says', () => {
    fc.assert(
      fc.property(tables, fc.infiniteStream(fc.nat()), (terrain, chance) => {
        const field = fieldOf(terrain);
        const [from] = openPlaces(field, walker, chance);
        fc.pre(from !== undefined);
        for (const { price, ...place } of reach(field, walker, from, [], 3, 40)) {
          const way = cheapestWay(field, walker, from, place, []);
          expect(way).not.toBeNull();
          expect(way?.price).toBeLessThan(price + 0.01);
        }
      }),
      { numRuns: 6, seed: 6 },
    );
  });
});
