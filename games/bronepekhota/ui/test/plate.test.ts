import { expect, test } from 'vitest';
import { topOfPlate } from '../board/plate.ts';

const BODY = [
  { x: 80, y: 80 },
  { x: 120, y: 80 },
  { x: 120, y: 120 },
  { x: 80, y: 120 },
];
const PLATE = { width: 40, height: 10 };
const top = (...others: { x: number; y: number }[]) => topOfPlate(BODY, 100, others, PLATE);

test('what is left of a machine stands under it, and hides nothing of it', () => {
  expect(top()).toBe(119);
  expect(top({ x: 100, y: 100 }, { x: 160, y: 125 }, { x: 100, y: 70 })).toBe(119);
});

test('and over it where somebody stands behind it, whom it would hide', () => {
  expect(top({ x: 100, y: 131 })).toBe(71);
  expect(top({ x: 120, y: 128 })).toBe(71);
});

test('between two it stays where one looks for it', () => {
  expect(top({ x: 100, y: 130 }, { x: 100, y: 75 })).toBe(119);
});
