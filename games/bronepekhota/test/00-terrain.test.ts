import { fieldOf, type TerrainPiece } from '@bridgehead/geometry';
import { ScriptedChance } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { type Cluster, sited } from '../rules/terrain/cluster.ts';
import { exposure, isMoreExposed } from '../rules/terrain/exposure.ts';
import { generate } from '../rules/terrain/generate.ts';
import { lanesOf, partsIn } from '../rules/terrain/lanes.ts';
import { flawOf, isExposed, zonesOf } from '../rules/terrain/playable.ts';
import { roadsOf } from '../rules/terrain/roads.ts';
import { boxed, isNear, isWithin, type Lot, octagon, turnedBox } from '../rules/terrain/shapes.ts';

type Box = readonly [x: number, y: number, width: number, depth: number];

const lot = ([x, y, width, depth]: Box): Lot => ({ x, y, width, depth });

function wall(box: Box, top = 60, base = 0): TerrainPiece {
  return { kind: 'block', corners: boxed(lot(box)), base, top, walkable: false, climbable: false };
}

const small = (...pieces: TerrainPiece[]) => fieldOf({ width: 1200, depth: 800, pieces });
const large = (...pieces: TerrainPiece[]) => fieldOf({ width: 1800, depth: 1000, pieces });

describe('BRP-0.3 lots of a table', () => {
  const middle: Box = [100, 100, 50, 30];
  test.each<[Box, number, boolean]>([
    [[150, 100, 10, 10], 1, true],
    [[150, 100, 10, 10], 0, false],
    [[180, 100, 10, 10], 30, false],
    [[179, 100, 10, 10], 30, true],
    [[60, 100, 10, 10], 30, false],
    [[61, 100, 10, 10], 30, true],
    [[100, 160, 10, 10], 30, false],
    [[100, 159, 10, 10], 30, true],
    [[100, 60, 10, 10], 30, false],
    [[100, 61, 10, 10], 30, true],
    [[110, 110, 10, 10], 0, true],
  ])('%j is nearer than %i to one in the middle: that is %s', (other, gap, expected) => {
    expect(isNear(lot(middle), lot(other), gap)).toBe(expected);
    expect(isNear(lot(other), lot(middle), gap)).toBe(expected);
  });
  test.each<[Box, boolean]>([
    [[100, 100, 50, 30], true],
    [[99, 100, 50, 30], false],
    [[100, 99, 50, 30], false],
    [[101, 100, 50, 30], false],
    [[100, 101, 50, 30], false],
    [[110, 110, 10, 10], true],
  ])('%j lies within it: that is %s', (inner, expected) => {
    expect(isWithin(lot(inner), lot(middle))).toBe(expected);
  });
});

test('BRP-0.3 what is round has eight sides, each as far from the middle as it is said, counter-clockwise', () => {
  const corners = octagon({ x: 100, y: 50 }, 10);
  expect(corners).toHaveLength(8);
  for (const [place, one] of corners.entries()) {
    const other = corners[(place + 1) % 8] ?? one;
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const length = Math.hypot(dx, dy);
    const fromMiddle = ((one.x - 100) * dy - (one.y - 50) * dx) / length;
    expect(fromMiddle).toBeCloseTo(10, 2);
    expect(length).toBeCloseTo(8.284, 2);
  }
});

describe('BRP-0.3 a cluster is set down', () => {
  const corner: Cluster = {
    id: 'corner',
    role: 'low',
    themes: ['steppe'],
    width: 100,
    depth: 40,
    pieces: [
      wall([0, 0, 30, 10]),
      { kind: 'ladder', foot: { x: 90, y: 20, z: 0 }, head: { x: 70, y: 20, z: 60 } },
    ],
    looks: ['wall', 'ladder'],
  };
  const at = (quarters: number) => {
    const { lot: place, pieces } = sited(corner, { x: 500, y: 300 }, quarters);
    const [block, ladder] = pieces;
    if (block?.kind !== 'block' || ladder?.kind !== 'ladder') throw new Error('the pieces are others');
    const xs = block.corners.map(({ x }) => x);
    const ys = block.corners.map(({ y }) => y);
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    return { place, box, foot: ladder.foot, head: ladder.head };
  };
  test('as it was drawn, at its corner', () => {
    expect(at(0)).toEqual({
      place: { x: 500, y: 300, width: 100, depth: 40 },
      box: [500, 300, 530, 310],
      foot: { x: 590, y: 320, z: 0 },
      head: { x: 570, y: 320, z: 60 },
    });
  });
  test('a quarter, a half, three quarters round to the left', () => {
    expect(at(1)).toMatchObject({
      place: { x: 500, y: 300, width: 40, depth: 100 },
      box: [530, 300, 540, 330],
      foot: { x: 520, y: 390, z: 0 },
    });
    expect(at(2)).toMatchObject({
      place: { x: 500, y: 300, width: 100, depth: 40 },
      box: [570, 330, 600, 340],
      foot: { x: 510, y: 320, z: 0 },
    });
    expect(at(3)).toMatchObject({
      place: { x: 500, y: 300, width: 40, depth: 100 },
      box: [500, 370, 510, 400],
      foot: { x: 520, y: 310, z: 0 },
    });
  });
});

describe('BRP-0.3 roads from zone to zone', () => {
  const roads = (width: number, depth: number, ...drawn: number[]) => {
    const chance = new ScriptedChance(drawn);
    const found = roadsOf({ width, depth }, width > 1200, chance);
    expect(chance.isUsedUp).toBe(true);
    return found.map(({ x, y, width: wide, depth: deep }) => [x, y, wide, deep]);
  };
  test('one for two players: to the middle, along it, and on to the other side', () => {
    expect(roads(1200, 800, 0, 0)).toEqual([
      [0, 130, 540, 120],
      [540, 130, 120, 540],
      [660, 550, 540, 120],
    ]);
    expect(roads(1200, 800, 0, 1)).toEqual([
      [0, 550, 540, 120],
      [540, 130, 120, 540],
      [660, 130, 540, 120],
    ]);
  });
  test('no nearer to the middle than its own width', () => {
    expect(roads(1200, 800, 15, 0)).toEqual([
      [0, 280, 540, 120],
      [540, 280, 120, 240],
      [660, 400, 540, 120],
    ]);
  });
  test('with streets from the corners for three and four, not in one line', () => {
    expect(roads(1800, 1000, 0, 0, 10, 0)).toEqual([
      [100, 260, 740, 120],
      [100, 0, 120, 260],
      [340, 380, 120, 620],
      [840, 260, 120, 480],
      [960, 620, 740, 120],
      [1580, 740, 120, 260],
      [1340, 0, 120, 620],
    ]);
    expect(roads(1800, 1000, 12, 1, 47, 15)).toEqual([
      [380, 500, 460, 120],
      [470, 0, 120, 500],
      [380, 620, 120, 380],
      [840, 380, 120, 240],
      [960, 380, 460, 120],
      [1210, 500, 120, 500],
      [1300, 0, 120, 380],
    ]);
  });
  test('whatever is drawn they lie on the table, and each meets the next', () => {
    for (let drawn = 0; drawn < 48; drawn++) {
      const chance = new ScriptedChance([drawn % 13, drawn % 2, drawn, drawn % 16]);
      const table = { width: 1800, depth: 1000 };
      const all = roadsOf(table, true, chance);
      for (const road of all) {
        expect(isWithin(road, { x: 0, y: 0, ...table })).toBe(true);
        expect(Math.min(road.width, road.depth)).toBeGreaterThanOrEqual(120);
        const twin = turnedBox(road, 1800, 1000);
        expect(all).toContainEqual(twin);
        expect(all.filter((other) => other !== road && isNear(road, other, 1)).length).toBeGreaterThan(0);
      }
    }
  });
});

describe('BRP-1.6 lanes on every side', () => {
  /** Whether a machine gets from the corner on the lower left to the one on the upper right. */
  const isOpen = (...walls: TerrainPiece[]) => {
    const lanes = lanesOf(small(...walls));
    const corners = [partsIn(lanes, lot([0, 0, 120, 120])), partsIn(lanes, lot([1080, 680, 120, 120]))];
    return new Set(corners.flatMap((parts) => [...parts])).size === 1;
  };
  test.each<[string, Box, Box]>([
    ['near', [594, 120, 12, 680], [594, 119, 12, 681]],
    ['far', [594, 0, 12, 680], [594, 0, 12, 681]],
    ['left', [120, 394, 1080, 12], [119, 394, 1081, 12]],
    ['right', [0, 394, 1080, 12], [0, 394, 1081, 12]],
  ])('between the %s edge of the table and a wall as between two walls', (_, gap, narrower) => {
    expect(isOpen(wall(gap))).toBe(true);
    expect(isOpen(wall(narrower))).toBe(false);
  });
  test('a way that winds is a way: to the right, back to the left, and to the right again', () => {
    expect(isOpen(wall([0, 260, 1080, 12]), wall([120, 530, 1080, 12]))).toBe(true);
    expect(isOpen(wall([0, 260, 1080, 12]), wall([0, 530, 1080, 12]), wall([1080, 396, 120, 12]))).toBe(
      false,
    );
    expect(isOpen(wall([260, 0, 12, 680]), wall([530, 120, 12, 680]))).toBe(true);
  });
  test('a wall across the corner of the table shuts it off', () => {
    const corners = [
      { x: 0, y: 500 },
      { x: 700, y: 0 },
      { x: 710, y: 10 },
      { x: 10, y: 510 },
    ];
    const across = { kind: 'block', corners, base: 0, top: 60, walkable: false, climbable: false } as const;
    expect(isOpen(across)).toBe(false);
  });
  test('a zone has room only where the machine is wholly inside', () => {
    const free = (box: Box) => partsIn(lanesOf(small()), lot(box)).size;
    expect(free([300, 300, 120, 120])).toBe(1);
    expect(free([300, 300, 119, 120])).toBe(0);
    expect(free([300, 300, 120, 119])).toBe(0);
    expect(free([0, 0, 120, 120])).toBe(1);
    expect(free([1080, 680, 120, 120])).toBe(1);
  });
});

describe('BRP-7.3.2 who sees whom before the first move', () => {
  const spot = (x: number, y: number): Lot => ({ x, y, width: 0, depth: 0 });
  test('a soldier is looked at as broad as it stands, 30, from wherever it is looked at', () => {
    const beside = (edge: number) => small(wall([0, 590, edge, 5]));
    expect(exposure(beside(208), spot(200, 100), spot(200, 600))).toBe(1);
    expect(exposure(beside(211), spot(200, 100), spot(200, 600))).toBe(0);
    const before = (edge: number) => small(wall([590, 0, 5, edge]));
    expect(exposure(before(208), spot(100, 200), spot(600, 200))).toBe(1);
    expect(exposure(before(211), spot(100, 200), spot(600, 200))).toBe(0);
  });
  test('from an eye at 40, over a wall as high as that, to the heads behind it', () => {
    const [from, to] = [spot(100, 400), spot(1100, 400)];
    expect(exposure(small(wall([600, 0, 5, 800], 38)), from, to)).toBe(1);
    expect(exposure(small(wall([600, 0, 5, 800], 40)), from, to)).toBe(0);
  });
  test('three ranks of six along the longer side of a zone', () => {
    const from = spot(300, 700);
    const zone = lot([0, 0, 600, 200]);
    expect(exposure(small(wall([0, 0, 110, 200])), from, zone)).toBeCloseTo(15 / 18);
    const upright = lot([0, 100, 200, 600]);
    expect(exposure(small(wall([0, 100, 200, 110])), spot(700, 400), upright)).toBeCloseTo(15 / 18);
  });
  test('more than a share is more, whichever end of the zone is hidden', () => {
    for (const box of [
      [600, 0, 12, 400],
      [600, 400, 12, 400],
    ] as const) {
      const field = small(wall(box));
      const [left, right] = zonesOf(field, 2) as [Lot, Lot];
      const share = exposure(field, left, right);
      expect(isMoreExposed(field, left, right, share)).toBe(false);
      expect(isMoreExposed(field, left, right, share - 0.001)).toBe(true);
    }
  });
});

describe('BRP-0.3 a table for many', () => {
  const between = wall([894, 0, 12, 1000]);
  const [left, right] = [wall([0, 494, 894, 12]), wall([906, 494, 894, 12])];
  test.each([
    ['all four are hidden from each other', false, [between, left, right]],
    ['those on the left are not', true, [between, right]],
    ['those on the right are not', true, [between, left]],
    ['left and right are not', true, [left, right]],
  ])('%s', (_, expected, walls) => {
    expect(isExposed(large(...walls), 4)).toBe(expected);
  });
  test('in the middle a load of 20 has room, and lies on the ground', () => {
    const hidden = wall([500, 130, 12, 540]);
    const flawWith = (box: Box, top = 60, base = 0) => flawOf(small(hidden, wall(box, top, base)), 2);
    expect(flawWith([610, 380, 20, 40])).toBeNull();
    expect(flawWith([609, 380, 20, 40])).toBe('centre');
    expect(flawWith([590, 410, 20, 20])).toBeNull();
    expect(flawWith([590, 409, 20, 20])).toBe('centre');
    expect(flawWith([560, 360, 80, 80], 30, 19)).toBe('centre');
    expect(flawWith([560, 360, 80, 80], 160, 146)).toBeNull();
  });
});

describe('BRP-0.3 a table put together of nothing', () => {
  test('is made all the same: there are roads, and nobody is hidden', () => {
    const { terrain, looks, paint } = generate([], 1, 'small');
    expect(terrain).toEqual({ width: 1200, depth: 800, pieces: [] });
    expect(looks).toEqual([]);
    expect(paint.map(({ kind }) => kind)).toEqual(['road', 'road', 'road']);
    expect(generate([], 1, 'large').paint.map(({ kind }) => kind)).toEqual(Array(7).fill('road'));
  });
  test('has of every role its number, where there is room, on both halves', () => {
    const shed = (role: Cluster['role']): Cluster => ({
      id: role,
      role,
      themes: ['steppe', 'industrial', 'snow', 'desert', 'dock'],
      width: 20,
      depth: 20,
      pieces: [wall([0, 0, 20, 20], 100)],
      looks: ['house'],
    });
    const count = (role: Cluster['role'], size: 'small' | 'large') =>
      generate([shed(role)], 3, size).terrain.pieces.length;
    expect([count('great', 'small'), count('low', 'small')]).toEqual([4, 6]);
    expect([count('great', 'large'), count('low', 'large')]).toEqual([8, 8]);
  });
  test('of what its theme has, and nothing else', () => {
    const { clusters } = packFrom();
    for (const seed of [1, 2]) {
      const { theme, looks } = generate(clusters, seed, 'small');
      const known = new Set(
        clusters.filter(({ themes }) => themes.includes(theme)).flatMap((one) => one.looks),
      );
      expect(looks.filter((look) => !known.has(look))).toEqual([]);
    }
  });
});
