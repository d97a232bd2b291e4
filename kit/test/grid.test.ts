import { expect, test } from 'vitest';
import { neighbourByKey } from '../src/table/grid.ts';

/** Numbered by column, from the bottom: what is seen decides, not the numbers. */
const ROWS = [
  [2, 5, 8],
  [1, 4, 7],
  [0, 3, 6],
];

test.each([
  ['ArrowUp', 5],
  ['ArrowDown', 3],
  ['ArrowLeft', 1],
  ['ArrowRight', 7],
  ['Home', 1],
  ['End', 7],
  ['PageUp', 5],
  ['PageDown', 3],
])('%s leads from the middle to %i', (key, cell) => {
  expect(neighbourByKey(ROWS, 4, key)).toBe(cell);
});

test('nothing leads over the rim, and other keys lead nowhere', () => {
  expect(neighbourByKey(ROWS, 2, 'ArrowUp')).toBe(2);
  expect(neighbourByKey(ROWS, 6, 'ArrowRight')).toBe(6);
  expect(neighbourByKey(ROWS, 4, 'x')).toBeNull();
});

test('with Control, Home and End lead to the first and last cell of all', () => {
  expect(neighbourByKey(ROWS, 4, 'Home', true)).toBe(2);
  expect(neighbourByKey(ROWS, 4, 'End', true)).toBe(6);
});
