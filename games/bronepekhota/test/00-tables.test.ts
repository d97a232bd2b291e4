import { fieldOf } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { fieldFor, groundOf } from '../rules/ground.ts';
import { LARGE_TABLES, SMALL_TABLES } from '../rules/options.ts';
import { flawOf, zonesOf } from '../rules/terrain/playable.ts';
import { complaintsAbout, density, isDrivable, middleOf } from './table-checks.ts';

const pack = packFrom();
const { layouts } = pack;
/** Three sit where four do. */
const seatsOf = (width: number) => (width > 1200 ? 4 : 2);

describe('BRP-0.3 the tables', () => {
  test('are known by their names, and no other is', () => {
    for (const layout of layouts) {
      expect(groundOf(pack, { layout: layout.id })).toBe(layout);
      const { width, depth } = fieldFor(pack, { layout: layout.id });
      expect({ width, depth }).toMatchObject({ width: layout.terrain.width, depth: layout.terrain.depth });
    }
    expect(() => groundOf(pack, { layout: 'atlantis' })).toThrow('there is no table “atlantis”');
  });
  test('are all offered, by the number of players', () => {
    const bySize = (isLarge: boolean) =>
      layouts.filter(({ terrain }) => terrain.width > 1200 === isLarge).map(({ id }) => id);
    expect(bySize(false)).toEqual([...SMALL_TABLES]);
    expect(bySize(true)).toEqual([...LARGE_TABLES]);
  });
  test.each(layouts)(
    '$id is well built: nothing hangs, nothing is out of reach, armies find room',
    (layout) => {
      expect(complaintsAbout(layout, seatsOf(layout.terrain.width))).toEqual([]);
    },
  );
  test.each(layouts)('BRP-1.6 $id can be driven across, and hides armies from each other', ({ terrain }) => {
    const [field, seats] = [fieldOf(terrain), seatsOf(terrain.width)];
    expect(flawOf(field, seats)).toBeNull();
    const [home, ...others] = zonesOf(field, seats).map(middleOf);
    for (const other of others) expect(home && isDrivable(field, home, other)).toBe(true);
    expect(density(field, seats)).toBeGreaterThan(0.1);
    expect(density(field, seats)).toBeLessThan(0.3);
  });
  test.each(layouts)('$id has levels: a building of two, a way up, and low cover', ({ terrain }) => {
    const blocks = terrain.pieces.filter((piece) => piece.kind === 'block');
    const ways = terrain.pieces.filter(({ kind }) => kind !== 'block');
    expect(blocks.some(({ base, top, walkable }) => walkable && base >= 50 && top >= 100)).toBe(true);
    expect(ways.length).toBeGreaterThan(2);
    expect(blocks.filter(({ top }) => top >= 25 && top <= 50).length).toBeGreaterThan(2);
    expect(blocks.some(({ climbable }) => climbable)).toBe(true);
  });
});
