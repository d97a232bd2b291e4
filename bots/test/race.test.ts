import { expect, test } from 'vitest';
import { Race } from '../src/race.ts';

function raced(...scores: number[][]): Race {
  const race = new Race(scores.length);
  scores.forEach((values, rival) => values.forEach((value) => race.score(rival, value)));
  return race;
}

test('the best leads, but the favourite must be beaten beyond doubt', () => {
  expect(raced([0.2, 0.4], [0.5, 0.7], [0.1, 0.1]).leader(1)).toBe(1);
  expect(raced([0.5, 0.7], [0.7, 0.5]).leader(1)).toBe(0);
  expect(raced([0.5, 0.7], [0.9, 0.4]).leader(1)).toBe(0);
});

test('a rival that is behind in every world drops out, however much the worlds differ', () => {
  const race = raced([0.9, 0.1, 0.8, 0.3], [0.8, 0.05, 0.7, 0.2]);
  race.eliminate(2.5, 0);
  expect(race.running).toEqual([0]);
});

test('a rival that is only now and then behind stays', () => {
  const race = raced([0.9, 0.1, 0.8, 0.3], [0.2, 0.8, 0.7, 0.3]);
  race.eliminate(2.5, 0);
  expect(race.running).toEqual([0, 1]);
});

test('of rivals that are the best but for a trifle only the first stays', () => {
  const scores = [
    [0.2, 0.3],
    [0.7, 0.6],
    [0.701, 0.601],
  ];
  const coarse = raced(...scores);
  coarse.eliminate(2.5, 0.01);
  expect(coarse.running).toEqual([1]);
  const fine = raced(...scores);
  fine.eliminate(2.5, 0);
  expect(fine.running).toEqual([2]);
});

test('a small difference is no trifle as long as nobody knows that it is small', () => {
  const race = raced([0.5, 0.7], [0.7, 0.502]);
  race.eliminate(2.5, 0.01);
  expect(race.running).toEqual([0, 1]);
});

test('rivals that are even are both thought about where nothing is a trifle', () => {
  const race = raced([0.5, 0.6], [0.5, 0.6]);
  race.eliminate(2.5, 0);
  expect(race.running).toEqual([0, 1]);
});
