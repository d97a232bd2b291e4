import { describe, expect, test } from 'vitest';
import { holds } from '../rules/conditions.ts';
import type { Condition, Where } from '../rules/vocabulary.ts';
import { pointsMeant } from '../rules/where.ts';
import { coreSet } from './cards/core-set.ts';
import { position } from './scenario.ts';

const field = position({
  set: coreSet,
  events: '',
  points: ['infantry', 'captured', 'infantry tanks infantry', ''],
  units: [1, 3, 3, 0, 1],
  tokens: [2, 0, 2, 0],
});

describe('RUB-10.3 where', () => {
  test.each<[Where, number[]]>([
    ['each', [1, 3, 4]],
    ['one', [1, 3, 4]],
    ['manned', [1, 3]],
    ['one-manned', [1, 3]],
    ['unmanned', [4]],
    ['here', [3]],
    ['most-tokens', [1]],
    ['most-enemies', [3]],
    ['fewest-enemies', [4]],
    ['most-units', [1]],
    ['fewest-units', [4]],
    [1, [1]],
    [2, []],
    [4, [4]],
  ])('%s, captured points never, on a tie the lower number', (where, points) => {
    expect(pointsMeant(field, where, 2).map((point) => point + 1)).toEqual(points);
  });
});

test('RUB-10.3 of points with equally few units the lower number', () => {
  const even = position({ set: coreSet, events: '', units: [4, 4, 1, 2, 3] });
  expect(pointsMeant(even, 'fewest-units', null)).toEqual([0]);
});

describe('RUB-10.3 conditions', () => {
  test.each<[Condition, boolean]>([
    [{ count: 'enemies', where: 'each', atLeast: 3 }, true],
    [{ count: 'enemies', where: 'each', atLeast: 4 }, false],
    [{ count: 'enemies', atLeast: 3 }, true],
    [{ count: 'enemies', atLeast: 4 }, false],
    [{ count: 'enemies', where: 'each', kinds: ['tanks'], atLeast: 1 }, true],
    [{ count: 'enemies', where: 1, kinds: ['tanks'], atLeast: 1 }, false],
    [{ count: 'enemies', where: 'unmanned', atMost: 0 }, true],
    [{ count: 'enemies', where: 'here', atLeast: 3 }, true],
    [{ count: 'units', where: 'each', atLeast: 2 }, true],
    [{ count: 'units', where: 'each', atLeast: 3 }, false],
    [{ count: 'units', where: 2, atLeast: 1 }, false],
    [{ count: 'tokens', where: 'manned', atLeast: 2, atMost: 2 }, true],
    [{ count: 'tokens', where: 'manned', atMost: 1 }, false],
    [{ count: 'lost-units', atLeast: 1, atMost: 1 }, true],
    [{ count: 'captured', atLeast: 2 }, false],
    [{ count: 'captured', atLeast: 1 }, true],
    [{ count: 'full-points', atLeast: 1, atMost: 1 }, true],
    [{ count: 'clear-in-a-row', atLeast: 2 }, false],
    [{ count: 'clear-in-a-row', atLeast: 1 }, true],
    [{ count: 'fallen', atLeast: 1 }, false],
  ])('%j', (condition, isSo) => {
    expect(holds(coreSet, field, condition, 2)).toBe(isSo);
  });
  test('captured points are counted, whatever lies on those that are held', () => {
    const captured = (points: string[], tokens: number[]) =>
      holds(coreSet, position({ set: coreSet, events: '', points, tokens }), {
        count: 'captured',
        atLeast: 2,
      });
    expect(captured(['captured', '', 'captured'], [0, 0, 0, 0])).toBe(true);
    expect(captured(['captured', '', '', ''], [0, 2, 3, 3])).toBe(false);
  });
  test('a captured point breaks a clear row', () => {
    const clear = (points: string[]) =>
      holds(coreSet, position({ set: coreSet, events: '', points }), { count: 'clear-in-a-row', atLeast: 2 });
    expect(clear(['', 'captured', '', 'infantry'])).toBe(false);
    expect(clear(['infantry', '', '', 'captured'])).toBe(true);
  });
  test('a point that holds no tokens is never full', () => {
    const bare = coreSet.scenarios.terespol.map((point) => ({ ...point, limit: 0 }));
    const set = { ...coreSet, scenarios: { ...coreSet.scenarios, terespol: bare } };
    expect(holds(set, position({ set, events: '' }), { count: 'full-points', atLeast: 1 })).toBe(false);
  });
  test('the fallen are counted by kind', () => {
    const state = { ...field, fallen: [0, 1] };
    expect(holds(coreSet, state, { count: 'fallen', kinds: ['infantry'], atLeast: 2 })).toBe(true);
    expect(holds(coreSet, state, { count: 'fallen', kinds: ['tanks'], atLeast: 1 })).toBe(false);
  });
});
