import { expect, test } from 'vitest';
import { routeTo } from '../rules/index.ts';
import { at, position, set } from './scenario.ts';

const state = position({
  board: `
    .  .  .  .  .  .
    .  ┌  ┐  .  .  .
    .  │  │  .  .  .`,
  soldiers: ['2-2'],
});
const route = (to: string) => routeTo(set, state, 0, at(to));

test('BLN-4.1 the way to a stop goes from cell to cell through open sides, the shortest first', () => {
  expect(route('2-2')).toEqual([at('2-2')]);
  expect(route('3-3')).toEqual(['2-2', '2-3', '3-3'].map(at));
  expect(route('3-1')).toEqual(['2-2', '2-1', '3-1'].map(at));
});

test('BLN-4.2 it may leave the trenches by its last step', () => {
  expect(route('1-2')).toEqual(['2-2', '2-1', '1-1', '1-2'].map(at));
  expect(routeTo(set, { ...state, steps: 2 }, 0, at('1-2'))).toEqual([]);
});

test('there is none farther than the steps, and none into a closed side', () => {
  expect(routeTo(set, { ...state, steps: 1 }, 0, at('3-3'))).toEqual([]);
  expect(route('2-4')).toEqual([]);
});
