import { expect, test } from 'vitest';
import { offersBy, offersOfKind, questionOf, waysBy } from '../src/table/offers.ts';

type Move = { kind: 'lay'; tile: string; on: number; turn: number } | { kind: 'end' };

const turn = { id: 'turn:1', kind: 'turn', seat: 0, must: true };
const draw = { id: 'draw:1', kind: 'draw', seat: 0, must: false };
const legal = (moves: readonly Move[]) => moves.map((move) => ({ decision: turn, move }));

test('ways to put a thing somewhere lie together under the place', () => {
  const lays = offersOfKind(
    legal([
      { kind: 'lay', tile: 'a', on: 8, turn: 0 },
      { kind: 'end' },
      { kind: 'lay', tile: 'a', on: 8, turn: 3 },
      { kind: 'lay', tile: 'b', on: 8, turn: 1 },
    ]),
    'lay',
  );
  const ways = waysBy(
    lays,
    ({ tile }) => tile,
    ({ on }) => on,
  );
  expect(
    ways
      .get('a')
      ?.get(8)
      ?.map((offer) => offer.move.turn),
  ).toEqual([0, 3]);
  expect([...ways.keys()]).toEqual(['a', 'b']);
  expect([...offersBy(lays, (move) => move.turn).keys()]).toEqual([0, 3, 1]);
});

test('only the viewer’s own question counts as theirs', () => {
  expect(questionOf([draw, turn], 0)).toBe(draw);
  expect(questionOf([draw, turn], 0, 'turn')).toBe(turn);
  expect(questionOf([draw, turn], 1)).toBeUndefined();
  expect(questionOf([turn], 'spectator')).toBeUndefined();
});
