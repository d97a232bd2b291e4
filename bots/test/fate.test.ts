import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { Fate } from '../src/fate.ts';

const fateOf = (world: number) => new Fate(chanceFrom(seedFromText('fate')), world);
const draws = Array.from({ length: 40 }, (_, draw) => 2 + (draw % 11));

test('every rival of a world throws the same dice, whoever has thrown more of them', () => {
  const fate = fateOf(1);
  const [one, other] = [fate.luck(), fate.luck()];
  const early = draws.slice(0, 10).map((sides) => one.below(sides));
  const all = draws.map((sides) => other.below(sides));
  const late = draws.slice(10).map((sides) => one.below(sides));
  expect([...early, ...late]).toEqual(all);
});

test('the die thrown first shows every face as often, the later ones any', () => {
  const first = Array.from({ length: 12 }, (_, world) => fateOf(world).luck().below(6)).sort();
  expect(first).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  const luck = fateOf(1).luck();
  const later = Array.from({ length: 600 }, () => luck.below(6));
  expect([...new Set(later)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
