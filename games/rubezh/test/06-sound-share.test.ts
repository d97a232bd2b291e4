import { describe, expect, test } from 'vitest';
import { dividedAt } from '../rules/division.ts';
import { unitsAt } from '../rules/ground.ts';
import { soundShare } from '../rules/sound-share.ts';
import type { State } from '../rules/state.ts';
import { kindName, type Position, position } from './scenario.ts';
import { smallSet } from './small-set.ts';

/** Two units on point 1, the first of them braced or not; the others are elsewhere. */
const PAIR = [1, 1, 2, 2, 2];

function steadied(given: Position, steady: readonly number[]): State {
  const state = position({ units: PAIR, ...given });
  for (const [unit, bonus] of steady.entries()) Object.assign(state.units[unit] ?? {}, { steady: bonus });
  return state;
}

/** Who turns on units 1 and 2 in the division that is proposed. */
function proposed(points: string, given: Position = {}, steady: readonly number[] = []): [string, string] {
  const state = steadied({ ...given, points: [points] }, steady);
  const attackers = dividedAt(smallSet, state, 0);
  const on = soundShare(smallSet, state, 0, unitsAt(state, 0), attackers);
  expect(on).toHaveLength(attackers.length);
  const against = (unit: number) =>
    attackers
      .filter((_, place) => on[place] === unit)
      .map((enemy) => kindName(enemy))
      .join(' ');
  return [against(0), against(1)];
}

describe('RUB-6.1 the division that is proposed', () => {
  test('is an even one where no other is better', () => {
    expect(proposed('infantry rockets')).toEqual(['infantry', 'rockets']);
    expect(proposed('guns guns')).toEqual(['guns', 'guns']);
  });
  test('gives a unit up where an even one would lose more than one', () => {
    // Pursued, each of two would be lost four times in six; all on one lose that one and nobody else.
    const [one, other] = proposed('car car motorised motorised').toSorted();
    expect([one, other]).toEqual(['', 'car car motorised motorised']);
  });
  test('loses as few units as can be, though another would hold the point more surely', () => {
    // 3 and 7 lose two thirds of a unit, and half a unit holds; 10 on one loses it, and the other holds for certain.
    expect(proposed('guns guns rockets rockets').toSorted()).toEqual(['guns', 'guns rockets rockets']);
  });
  test('turns on those who stand the better', () => {
    expect(proposed('guns', {}, [0, 2])).toEqual(['', 'guns']);
    expect(proposed('guns', {}, [2, 0])).toEqual(['guns', '']);
    expect(proposed('guns rockets', {}, [0, 5])).toEqual(['', 'guns rockets']);
  });
  test('counts on the tokens of the point, unless they are jammed', () => {
    const crowd = 'car car motorised motorised';
    const [one, other] = proposed(crowd, { tokens: [2] });
    expect([one, other]).not.toContain('');
    expect(proposed(`${crowd} sappers`, { tokens: [2] })).toContain('');
  });
  test('reckons with aviation, which attacks everybody and is not divided', () => {
    expect(proposed('planes guns', {}, [0, 3])).toEqual(['', 'guns']);
    expect(proposed('planes')).toEqual(['', '']);
  });
});
