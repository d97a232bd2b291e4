import { fieldOf } from '@bridgehead/geometry';
import { readOptions, ScriptedChance, type SeatKind } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { fieldFor, groundOf } from '../rules/ground.ts';
import { rulesOver } from '../rules/rules.ts';
import { sited } from '../rules/terrain/cluster.ts';
import { generate, type TableSize } from '../rules/terrain/generate.ts';
import { flawOf, zonesOf } from '../rules/terrain/playable.ts';
import { complaintsAbout, density, isDrivable, middleOf } from './table-checks.ts';

const pack = packFrom();
const rules = rulesOver(pack);
const table = (seed: number, size: TableSize) => generate(pack.clusters, seed, size);
const seatsOf = (size: TableSize) => (size === 'small' ? 2 : 4);
const humans = (seats: number) => Array.from({ length: seats }, (): SeatKind => 'human');

const many = [
  ['small', 200],
  ['large', 80],
] as const;
const few = [
  ['small', 5],
  ['large', 2],
] as const;

describe('BRP-0.3 a table from a number', () => {
  test.each(many)(
    '%s ones can be crossed by the widest machine and hide armies from each other: %i of them',
    (size, count) => {
      const flaws = Array.from({ length: count }, (_, seed) => [
        seed,
        flawOf(fieldOf(table(seed, size).terrain), seatsOf(size)),
      ]);
      expect(flaws.filter(([, flaw]) => flaw !== null)).toEqual([]);
    },
    120_000,
  );
  test.each(few)(
    '%s ones are well built, neither bare nor crammed, and machines really get across: %i of them',
    (size, count) => {
      for (let seed = 0; seed < count; seed++) {
        const layout = table(seed, size);
        const [field, seats] = [fieldOf(layout.terrain), seatsOf(size)];
        expect(complaintsAbout(layout, seats), `${size} ${seed}`).toEqual([]);
        expect(density(field, seats), `${size} ${seed}`).toBeGreaterThan(0.08);
        expect(density(field, seats), `${size} ${seed}`).toBeLessThan(0.3);
        const [home, ...others] = zonesOf(field, seats).map(middleOf);
        for (const other of others) expect(home && isDrivable(field, home, other)).toBe(true);
      }
    },
    120_000,
  );
  test.each(pack.clusters)('$id, which it may be put together from, is well built', (cluster) => {
    const { pieces } = sited(cluster, { x: 450, y: 250 }, 1);
    const terrain = { width: 1200, depth: 800, pieces };
    const { looks } = cluster;
    expect(complaintsAbout({ id: 'alone', terrain, looks, theme: 'steppe', paint: [] }, 2)).toEqual([]);
  });
  test('is the same from both sides', () => {
    const { terrain } = table(5, 'small');
    const outline = (turn: boolean) =>
      fieldOf(terrain)
        .grounds.map(({ box: { left, right, low, high }, base, top }) =>
          turn
            ? [1200 - right, 1200 - left, 800 - high, 800 - low, base, top].join()
            : [left, right, low, high, base, top].join(),
        )
        .sort();
    expect(outline(true)).toEqual(outline(false));
  });
  test('is the same each time, and another for another number', () => {
    expect(table(7, 'large')).toEqual(table(7, 'large'));
    expect(table(7, 'small').terrain).not.toEqual(table(8, 'small').terrain);
  });
});

describe('BRP-0.3 the option of a generated table', () => {
  const opened = (seats: number, options: object, ...drawn: number[]) => {
    const plan = readOptions(rules.manifest, seats, { ground: 'generated', ...options });
    if (!('options' in plan)) throw new Error('such a table is not offered');
    return rules.setup(plan.options, humans(seats), new ScriptedChance(drawn));
  };
  test('draws the number when the table is opened, and the state keeps no more of it', () => {
    const state = opened(2, {}, 4_000_000_000);
    expect(state.ground).toEqual({ seed: 4_000_000_000, size: 'small' });
    expect(groundOf(pack, state.ground)).toEqual(table(4_000_000_000, 'small'));
    expect(fieldFor(pack, state.ground)).toBe(fieldFor(pack, { ...state.ground }));
    expect(opened(3, {}, 1).ground).toEqual({ seed: 1, size: 'large' });
  });
  test('is not for missions that have a table of their own', () => {
    expect(() => opened(2, { mission: 'bait' })).toThrow('not offered');
  });
  test.each([
    [2, 'capture'],
    [3, 'markers'],
    [4, 'annihilation'],
  ])(
    '%i play at random on one',
    (seats, mission) => {
      const { moves } = playAtRandom({
        rules,
        options: { ground: 'generated', mission, tours: 6 },
        seats: humans(seats),
        seed: `generated ${seats}`,
        conserve: ({ ground }) => expect('seed' in ground).toBe(true),
      });
      expect(moves).toBeGreaterThan(10);
    },
    120_000,
  );
});
