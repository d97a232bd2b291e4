import { expect, it } from 'vitest';
import type { View } from '../../rules/index.ts';
import { readPlace } from '../pointing/place.ts';

const view = { set: { board: { lanes: 6, length: 7 } }, open: [0, null, 2] } as unknown as View;

it('reads a cell, an open tile and a way', () => {
  expect(readPlace({ cell: 41 }, view)).toEqual({ cell: 41 });
  expect(readPlace({ slot: 1 }, view)).toEqual({ slot: 1 });
  expect(readPlace({ from: 3, to: 0 }, view)).toEqual({ from: 3, to: 0 });
});

it.each([
  {},
  { cell: 42 },
  { cell: -1 },
  { cell: 1.5 },
  { cell: '3' },
  { cell: true },
  { slot: 3 },
  { from: 3 },
  { from: 3, to: 42 },
  { from: 3, to: 3 },
  { hill: 3 },
])('sees nothing in %j', (target) => {
  expect(readPlace(target, view)).toBeNull();
});
