import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstContact } from '../src/contact.ts';
import { gap } from '../src/gap.ts';
import type { Point3 } from '../src/point.ts';
import { disc, moved, placed, rectangle } from '../src/shape.ts';
import { heightsOverlap, upright } from '../src/solid.ts';
import { headings, outlines, points, swapped, swappedShape } from './random.ts';

const walker = disc({ x: 0, y: 0 }, 10);
const enemy = upright(placed(rectangle(20, 30), { x: 100, y: 0 }, { x: 1, y: 0 }), 0, 45);
const nobody = new Set<number>();
const at = (x: number, y: number, z = 0): Point3 => ({ x, y, z });

describe('the first contact on a way', () => {
  it('is where the gap becomes the given one', () => {
    const way = [{ from: at(0, 0), to: at(200, 0) }];
    expect(firstContact(walker, 45, way, [enemy], 1, nobody)).toEqual({
      other: 0,
      stretch: 0,
      at: at(79, 0),
    });
    const past = [{ from: at(0, 30), to: at(200, 30) }];
    expect(firstContact(walker, 45, past, [enemy], 1, nobody)).toBeNull();
  });

  it('is not made with somebody below', () => {
    const above = [{ from: at(0, 0, 45), to: at(200, 0, 45) }];
    expect(firstContact(walker, 45, above, [enemy], 1, nobody)).toBeNull();
    const descending = [{ from: at(100, 0, 90), to: at(100, 0, 0) }];
    expect(firstContact(walker, 45, descending, [enemy], 1, nobody)?.at.z).toBeCloseTo(45, 2);
  });

  it('with somebody touched from the start counts only after leaving', () => {
    const touched = new Set([0]);
    const along = [{ from: at(79, 0), to: at(79, 10) }];
    expect(firstContact(walker, 45, along, [enemy], 1, touched)).toBeNull();
    const away = { from: at(79, 0), to: at(20, 0) };
    const back = { from: at(20, 0), to: at(90, 0) };
    expect(firstContact(walker, 45, [away], [enemy], 1, touched)).toBeNull();
    expect(firstContact(walker, 45, [away, back], [enemy], 1, touched)).toMatchObject({ stretch: 1 });
  });

  it('is where small steps along the way find it, for discs and machines, and with the axes swapped', () => {
    const movers = fc.oneof(
      fc.constant(walker),
      fc.tuple(outlines, headings).map(([outline, heading]) => placed(outline, { x: 0, y: 0 }, heading)),
    );
    const others = fc.tuple(outlines, points(300), headings).map((args) => upright(placed(...args), 0, 45));
    const ends = fc.tuple(points(300), fc.constantFrom(0, 60)).map(([p, z]) => ({ ...p, z }));
    fc.assert(
      fc.property(movers, others, ends, ends, (mover, other, from, to) => {
        const met = firstContact(mover, 45, [{ from, to }], [other], 1, nobody);
        const share = (t: number) =>
          at(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, from.z + (to.z - from.z) * t);
        const isNear = (p: Point3, slack: number) =>
          heightsOverlap({ base: p.z - slack, top: p.z + 45 + slack }, other) &&
          gap(moved(mover, p), other) <= 1 + slack;
        if (met) expect(isNear(met.at, 1e-2)).toBe(true);
        for (let step = 0; step <= 300; step++) {
          const here = share(step / 300);
          if (!isNear(here, -1e-2)) continue;
          expect(met).not.toBeNull();
          const gone = Math.hypot((met?.at.x ?? 0) - from.x, (met?.at.y ?? 0) - from.y);
          expect(gone).toBeLessThanOrEqual(Math.hypot(here.x - from.x, here.y - from.y) + 1e-6);
          break;
        }
        const mirrored = firstContact(
          swappedShape(mover),
          45,
          [{ from: swapped(from), to: swapped(to) }],
          [swappedShape(other)],
          1,
          nobody,
        );
        expect(mirrored && swapped(mirrored.at)).toEqual(met && met.at);
      }),
      { numRuns: 200 },
    );
  });
});
