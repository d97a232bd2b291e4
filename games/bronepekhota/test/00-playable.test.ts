import { fieldOf, type TerrainPiece } from '@bridgehead/geometry';
import { canonicalJson, sha256 } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { exposure, isMoreExposed } from '../rules/terrain/exposure.ts';
import { generate } from '../rules/terrain/generate.ts';
import { lanesOf, partsIn } from '../rules/terrain/lanes.ts';
import { flawOf, zonesOf } from '../rules/terrain/playable.ts';
import { boxed, type Lot } from '../rules/terrain/shapes.ts';

type Box = readonly [x: number, y: number, width: number, depth: number];

function wall([x, y, width, depth]: Box, top: number, base = 0): TerrainPiece {
  const corners = boxed({ x, y, width, depth });
  return { kind: 'block', corners, base, top, walkable: false, climbable: false };
}

const small = (...pieces: TerrainPiece[]) => fieldOf({ width: 1200, depth: 800, pieces });

/** A wall from edge to edge with a gap in it. */
const gate = (gap: number) => small(wall([600, 0, 12, 300], 60), wall([600, 300 + gap, 12, 500 - gap], 60));

describe('BRP-1.6 lanes', () => {
  const sides = (field: ReturnType<typeof small>, side?: number) => {
    const lanes = lanesOf(field, side);
    return zonesOf(field, 2).map((zone) => [...partsIn(lanes, zone)]);
  };
  test('the widest machine is 120 wide, and passes where it just fits', () => {
    expect(sides(gate(120))).toEqual([[1], [1]]);
    expect(sides(gate(119))).toEqual([[1], [2]]);
    expect(sides(gate(119), 110)).toEqual([[1], [1]]);
  });
  test('it passes beneath what leaves room for the highest, and nothing lower', () => {
    expect(sides(small(wall([600, 0, 12, 800], 160, 145)))).toEqual([[1], [1]]);
    expect(sides(small(wall([600, 0, 12, 800], 160, 144)))).toEqual([[1], [2]]);
  });
  test('a zone without room for it is no zone', () => {
    const crowded = [150, 270, 390, 510, 630].map((y) => wall([90, y, 20, 20], 40));
    expect(sides(small(...crowded))).toEqual([[], [1]]);
  });
});

describe('BRP-7.3.2 exposure', () => {
  const seen = (field: ReturnType<typeof small>) => {
    const [left, right] = zonesOf(field, 2);
    return left && right ? exposure(field, left, right) : Number.NaN;
  };
  test('everybody is seen on a bare table, nobody behind a wall higher than they are', () => {
    expect(seen(small())).toBe(1);
    expect(seen(small(wall([600, 0, 12, 800], 30)))).toBe(1);
    expect(seen(small(wall([600, 0, 12, 800], 46)))).toBe(0);
  });
  test.each([200, 300, 400, 500, 600])('more than a share or not, behind a wall of %i mm', (width) => {
    const field = small(wall([600, 0, 12, width], 60));
    const [left, right] = zonesOf(field, 2) as [Lot, Lot];
    const share = exposure(field, left, right);
    for (const most of [0, 0.34, share - 0.001, share, 0.7, 1])
      expect(isMoreExposed(field, left, right, most)).toBe(share > most);
  });
  test('half of them behind half a wall', () => {
    const half = seen(small(wall([600, 0, 12, 400], 60)));
    expect(half).toBeGreaterThan(0.4);
    expect(half).toBeLessThan(0.6);
  });
});

describe('BRP-0.3 a table is refused', () => {
  test('for want of a lane, of a free centre, or of cover', () => {
    expect(flawOf(gate(100), 2)).toBe('no-lane');
    expect(flawOf(small(wall([580, 380, 30, 30], 60)), 2)).toBe('centre');
    const crowd = (x: number) => [150, 270, 390, 510, 630].map((y) => wall([x, y, 20, 20], 60));
    expect(flawOf(small(...crowd(90)), 2)).toBe('no-lane');
    expect(flawOf(small(...crowd(90), ...crowd(1090)), 2)).toBe('no-lane');
    expect(flawOf(small(), 2)).toBe('exposed');
    expect(flawOf(small(wall([500, 130, 12, 540], 60)), 2)).toBeNull();
  });
});

describe('BRP-0.3 the number of a table', () => {
  const { clusters } = packFrom();
  const print = (layout: unknown) => sha256(canonicalJson(layout)).slice(0, 16);
  /** Where these change, so do the tables of kept battles: then the rules need another version. */
  test.each([
    [7, 'small', 'b00ed9ff543e5320'],
    [7, 'large', '2aef54f49c940fcc'],
  ] as const)('%i names the same %s one for ever', (seed, size, expected) => {
    expect(print(generate(clusters, seed, size))).toBe(expected);
  });
});
