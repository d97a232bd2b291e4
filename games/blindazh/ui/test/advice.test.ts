import { expect, test } from 'vitest';
import { FORWARD } from '../../rules/index.ts';
import { at, attack, clear, dig, END, position, rules, set, walk } from '../../test/scenario.ts';
import { linesOf } from '../advice.ts';

const view = rules.observe(
  position({
    board: `
      .  .  .  .  .  .
      .  t3 .  .  .  .
      .  │  .  .  .  .`,
    soldiers: ['3-1'],
  }),
  0,
);
const cells = (...names: string[]) => names.map(at);

test('a walk and the shot after it are two arrows, the second from where the first ends', () => {
  expect(linesOf(set, view, 0, [walk('2-2'), attack('2-3')])).toEqual([
    cells('3-1', '2-1', '2-2'),
    cells('2-2', '2-3'),
  ]);
});

test('a trench to build is drawn with the way to it, one to fill in as a cell', () => {
  expect(linesOf(set, view, 0, [dig('4-2', '│')])).toEqual([cells('3-1', '4-1', '4-2')]);
  expect(linesOf(set, view, 0, [clear('2-2')])).toEqual([cells('2-2')]);
});

test('a grenade flies the way it is thrown, and what has no place on the board is not drawn', () => {
  expect(linesOf(set, view, 0, [{ kind: 'throw', side: FORWARD }])).toEqual([
    cells('3-1', '3-2', '3-3', '3-4'),
  ]);
  expect(linesOf(set, view, 0, [END])).toEqual([]);
});
