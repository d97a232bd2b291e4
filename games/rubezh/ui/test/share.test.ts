import { expect, test } from 'vitest';
import { moved, swapped } from '../ask/share.ts';

const share = { on: [0, 3, 0], order: [0, 3] };

test('an enemy that is moved attacks the other unit, and nobody else turns', () => {
  expect(moved([5, 9, 30], share, 30, 3)).toEqual({ on: [0, 3, 3], order: [0, 3] });
});

test('a unit checks earlier, and the first cannot', () => {
  expect(swapped(share, 3, -1).order).toEqual([3, 0]);
  expect(swapped(share, 0, -1)).toBe(share);
});
