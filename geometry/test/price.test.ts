import { describe, expect, it } from 'vitest';
import { fieldOf } from '../src/field.ts';
import type { Gait, Way } from '../src/gait.ts';
import { priceOf } from '../src/price.ts';
import { placed, rectangle } from '../src/shape.ts';
import { upright } from '../src/solid.ts';
import type { Block, TerrainPiece } from '../src/terrain.ts';
import { walker } from './gaits.ts';

function box(
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
  [base, top]: readonly [number, number],
  more: Partial<Block> = {},
): Block {
  const { corners } = placed(rectangle(width, depth), { x: x + width / 2, y: y + depth / 2 }, { x: 1, y: 0 });
  return { kind: 'block', corners, base, top, walkable: true, climbable: false, ...more };
}

/** A way along y = 200: x and z of its points. */
const along = (...points: (readonly [number, number])[]): Way => points.map(([x, z]) => ({ x, y: 200, z }));

function price(pieces: readonly TerrainPiece[], way: Way, gait = walker) {
  const found = priceOf(fieldOf({ width: 600, depth: 400, pieces }), gait, way, []);
  return 'obstacle' in found ? found.obstacle : Number(found.price.toFixed(4));
}

const fence = (top: number) => box([200, 100], [8, 200], [0, top], { walkable: false });
const house = (top: number, climbable = false) => box([200, 100], [200, 200], [0, top], { climbable });

describe('the price of a way', () => {
  it('is its length on the level, whatever is low enough to step over', () => {
    expect(price([], along([50, 0], [300, 0]))).toBe(5);
    expect(price([fence(25)], along([50, 0], [300, 0]))).toBe(5);
    expect(price([house(25)], along([50, 0], [300, 25], [550, 0]))).toBe(10);
  });

  it('is two more over a wall up to 50, far side included, and no way leads over a higher smooth one', () => {
    expect(price([fence(26)], along([50, 0], [300, 0]))).toBe(7);
    expect(price([fence(50)], along([50, 0], [300, 0]))).toBe(7);
    expect(price([house(50)], along([50, 0], [550, 0]))).toBe(12);
    expect(price([fence(51)], along([50, 0], [300, 0]))).toBe('rise');
  });

  it('is twice the height up or down what can be climbed', () => {
    expect(price([house(75, true)], along([100, 0], [300, 75]))).toBe(4 + 3);
    expect(price([house(75, true)], along([300, 75], [100, 0]))).toBe(4 + 3);
    expect(
      price(
        [fence(75)].map((one) => ({ ...one, climbable: true })),
        along([100, 0], [300, 0]),
      ),
    ).toBe(4 + 6);
  });

  it('is the straight line of a jump down or across, to 50 and not upwards', () => {
    const d = 40;
    expect(price([house(d)], along([300, d], [450, 0]))).toBe(
      Number((Math.sqrt(150 * 150 + d * d) / 50).toFixed(4)),
    );
    expect(price([house(51)], along([300, 51], [450, 0]))).toBe('drop');
    const roofs = (gap: number, second: number) => [
      house(100),
      box([400 + gap, 100], [100, 200], [0, second]),
    ];
    expect(price(roofs(50, 100), along([350, 100], [480, 100]))).toBe(2.6);
    expect(price(roofs(51, 100), along([350, 100], [480, 100]))).toBe('drop');
    expect(price(roofs(30, 60), along([350, 100], [480, 60]))).toBe(
      Number((Math.sqrt(130 * 130 + 40 * 40) / 50).toFixed(4)),
    );
    expect(price(roofs(31, 60), along([350, 100], [480, 60]))).toBe('drop');
    expect(price(roofs(30, 110), along([350, 100], [480, 110]))).not.toBe(2.6);
  });

  it('is measured along ramps and ladders', () => {
    const ramp = {
      kind: 'ramp',
      foot: { x: 100, y: 200, z: 0 },
      head: { x: 200, y: 200, z: 75 },
      width: 60,
    } as const;
    expect(price([house(75), ramp], along([50, 0], [300, 75]))).toBe(1 + 2.5 + 2);
    const steep = { ...ramp, head: { ...ramp.head, z: 101 } };
    expect(price([house(101), steep], along([50, 0], [300, 101]))).toBe('rise');
    const ladder = {
      kind: 'ladder',
      foot: { x: 180, y: 200, z: 0 },
      head: { x: 220, y: 200, z: 75 },
    } as const;
    expect(price([house(75), ladder], along([130, 0], [180, 0], [220, 75], [270, 75]))).toBe(1 + 1.7 + 1);
    expect(
      price([house(75), ladder], along([130, 0], [180, 0], [220, 75]), { ...walker, ladders: false }),
    ).toBe('rise');
  });

  it('is stopped beside the centre too: by walls, heads under low slabs and pieces', () => {
    const beside = box([100, 205], [100, 50], [0, 90]);
    expect(price([beside], along([50, 0], [300, 0]))).toBe('terrain');
    expect(price([box([100, 210], [100, 50], [0, 90])], along([50, 0], [300, 0]))).toBe(5);
    expect(
      price(
        [house(60)].map((one) => ({ ...one, base: 44 })),
        along([50, 0], [550, 0]),
      ),
    ).not.toBe(10);
    expect(
      price(
        [house(60)].map((one) => ({ ...one, base: 45 })),
        along([50, 0], [550, 0]),
      ),
    ).toBe(10);
    const field = fieldOf({ width: 600, depth: 400, pieces: [] });
    const other = (y: number) => upright(placed(rectangle(20, 30), { x: 200, y }, { x: 1, y: 0 }), 0, 45);
    const past = (y: number, berth: number) =>
      priceOf(field, walker, along([50, 0], [300, 0]), [{ solid: other(y), berth }]);
    expect(past(225, 0)).toMatchObject({ price: 5 });
    expect(past(225, 1)).toMatchObject({ obstacle: 'piece', index: 0, leg: 0 });
    expect(past(224.9, 0)).toMatchObject({ obstacle: 'piece', index: 0 });
  });

  it('ends where a leg does: at a height one can be at', () => {
    expect(price([house(40)], along([50, 0], [300, 0]))).toBe('nowhere');
    expect(price([], along([50, 10], [300, 0]))).toBe('nowhere');
    expect(price([], along([50, 0], [700, 0]))).toBe('edge');
  });

  it('is dearer and narrower with a load', () => {
    const loaded: Gait = {
      ...walker,
      pace: 25,
      step: 10,
      ladders: false,
      hurdle: null,
      climb: null,
      jump: null,
    };
    expect(price([fence(10)], along([50, 0], [125, 0]), loaded)).toBe(3);
    expect(price([fence(11)], along([50, 0], [300, 0]), loaded)).toBe('rise');
    expect(price([house(11)], along([300, 11], [100, 0]), loaded)).toBe('drop');
  });
});

describe('several things on one leg', () => {
  it('the far side that a hurdle pays for is the hurdle’s own: a later drop is a jump', () => {
    const stairs = [box([240, 100], [20, 200], [0, 25]), box([260, 100], [20, 200], [0, 50])];
    expect(price([fence(50), ...stairs], along([150, 0], [300, 0]))).toBe(3 + 2 + 1);
  });

  it('what is jumped off is behind, and pays for no drop after it', () => {
    const stairs = [box([200, 100], [40, 200], [0, 25]), box([240, 100], [40, 200], [0, 75])];
    const across = Math.sqrt(10 * 10 + 25 * 25);
    expect(price([...stairs, box([290, 100], [40, 200], [0, 50])], along([150, 0], [380, 0]))).toBe(
      Number(((220 + across + 50) / 50 + 2).toFixed(4)),
    );
  });

  it('nobody climbs or steps up through what hangs above, and whoever comes from outside gets on to it', () => {
    const slab = (base: number, top: number) => box([200, 100], [200, 200], [base, top], { climbable: true });
    expect(price([slab(50, 60)], along([300, 0], [300, 60]))).toBe('nowhere');
    expect(price([slab(50, 60)], along([300, 0], [330, 60]))).toBe('nowhere');
    expect(price([slab(50, 60)], along([100, 0], [300, 60]))).toBe(4 + 2.4);
    const step = (top: number) => box([300, 100], [50, 200], [0, top]);
    expect(price([slab(45, 50), step(30)], along([250, 0], [375, 50]))).toBe('terrain');
    expect(price([slab(50, 55), step(50)], along([250, 0], [375, 55]))).toBe('terrain');
  });

  it('nobody jumps through a wall between two roofs', () => {
    const roofs = [box([100, 100], [100, 200], [0, 100]), box([240, 100], [100, 200], [0, 100])];
    expect(price(roofs, along([150, 100], [300, 100]))).toBe(3);
    const wall = box([216, 100], [8, 200], [0, 200], { walkable: false });
    expect(price([...roofs, wall], along([150, 100], [300, 100]))).toBe('drop');
  });

  it('a ramp of exactly 45° is a way, a steeper one is a wall', () => {
    const up = (run: number) =>
      price(
        [
          {
            kind: 'ramp',
            foot: { x: 200, y: 200, z: 0 },
            head: { x: 200 + run, y: 200, z: 100 },
            width: 100,
          },
          box([200 + run, 100], [200, 200], [0, 100]),
        ],
        along([200, 0], [250 + run, 100]),
      );
    expect(up(100)).toBeCloseTo((100 * Math.sqrt(2) + 50) / 50, 4);
    expect(up(99)).toBe('rise');
  });
});
