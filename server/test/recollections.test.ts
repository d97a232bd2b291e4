import { expect, test } from 'vitest';
import { Recollections } from '../src/tables/recollections.ts';

function game(recalled: number) {
  return {
    recalled,
    isKept: true,
    forget() {
      this.isKept = false;
    },
  };
}

test('so many steps are kept in all, those of the games that were asked for last', () => {
  const recollections = new Recollections(100);
  const [one, other, third] = [game(40), game(40), game(40)];
  for (const asked of [one, other, one, third]) recollections.keep(asked);
  expect([one.isKept, other.isKept, third.isKept]).toEqual([true, false, true]);
});

test('a game longer than that is kept while it is the one asked for', () => {
  const recollections = new Recollections(100);
  const [short, long] = [game(10), game(500)];
  recollections.keep(short);
  recollections.keep(long);
  expect([short.isKept, long.isKept]).toEqual([false, true]);
  recollections.keep(game(10));
  expect(long.isKept).toBe(false);
});
