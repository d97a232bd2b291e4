import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gap, overlap, separation } from '../src/gap.ts';
import { disc, moved, placed, rectangle, swept } from '../src/shape.ts';
import { distance, touch, upright } from '../src/solid.ts';
import { gapByHand } from './by-hand.ts';
import { points, shapes, swappedShape } from './random.ts';

const east = { x: 1, y: 0 };

describe('the gap between two shapes', () => {
  it('is what comparing every edge with every edge gives', () => {
    fc.assert(
      fc.property(shapes, shapes, (a, b) => {
        expect(Math.abs(gap(a, b) - gapByHand(a, b))).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same from either side and on a table with its axes swapped, to the bit', () => {
    fc.assert(
      fc.property(shapes, shapes, (a, b) => {
        expect(separation(b, a)).toBe(separation(a, b));
        expect(separation(swappedShape(a), swappedShape(b))).toBe(separation(a, b));
      }),
      { numRuns: 500 },
    );
  });

  it('tells pressed against each other from run into each other', () => {
    const soldier = placed(rectangle(20, 30), { x: 10, y: 0 }, east);
    expect(overlap(soldier, placed(rectangle(20, 30), { x: 30, y: 0 }, east))).toBe(false);
    expect(overlap(soldier, placed(rectangle(20, 30), { x: 29.99, y: 0 }, east))).toBe(true);
    expect(separation(soldier, placed(rectangle(20, 30), { x: 25, y: 0 }, east))).toBe(-5);
    expect(gap(soldier, disc({ x: 35, y: 0 }, 10))).toBe(5);
  });

  it('of what a shape sweeps is the least gap on the way', () => {
    fc.assert(
      fc.property(shapes, shapes, points(200), (a, b, by) => {
        const whole = gap(swept(a, by), b);
        let least = Number.POSITIVE_INFINITY;
        for (let step = 0; step <= 200; step++) {
          const here = moved(a, { x: (by.x * step) / 200, y: (by.y * step) / 200 });
          least = Math.min(least, gap(here, b));
        }
        expect(whole).toBeLessThan(least + 1e-5);
        expect(whole).toBeGreaterThan(least - 1);
      }),
      { numRuns: 100 },
    );
  });
});

describe('distance and touch in space', () => {
  const below = upright(placed(rectangle(20, 30), { x: 0, y: 0 }, east), 0, 45);

  it('put the gap on the table and the gap in height together', () => {
    const above = upright(placed(rectangle(20, 30), { x: 50, y: 0 }, east), 85, 45);
    expect(distance(below, above)).toBe(50);
    expect(distance(above, below)).toBe(50);
  });

  it('need a height in common to touch: one on the roof does not touch one at the wall', () => {
    const beside = (base: number) => upright(placed(rectangle(20, 30), { x: 21, y: 0 }, east), base, 45);
    expect(touch(below, beside(0), 1)).toBe(true);
    expect(touch(below, beside(44), 1)).toBe(true);
    expect(touch(below, beside(45), 1)).toBe(false);
    expect(touch(below, beside(0), 0.9)).toBe(false);
  });
});
