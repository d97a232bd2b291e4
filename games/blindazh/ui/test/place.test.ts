import { expect, it } from 'vitest';
import { readPlace } from '../pointing/place.ts';

const pack = { board: { lanes: 6, length: 7 } };
const view = { open: [0, null, 2] };

it('reads a cell, an open tile and a way', () => {
  expect(readPlace({ cell: 41 }, pack, view)).toEqual({ cell: 41 });
  expect(readPlace({ slot: 1 }, pack, view)).toEqual({ slot: 1 });
  expect(readPlace({ from: 3, to: 0 }, pack, view)).toEqual({ from: 3, to: 0 });
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
  expect(readPlace(target, pack, view)).toBeNull();
});
