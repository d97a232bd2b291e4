import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { manifest } from '../rules/manifest.ts';
import { farFrom, touches } from '../rules/space.ts';
import { Battle, type Place } from './scenario.ts';

describe('BRP-0.4 two pieces touch', () => {
  const isTouching = (at: Place) => {
    const battle = new Battle();
    const one = battle.soldier(0, 'tribunators', 1, [100, 100]);
    const other = battle.soldier(1, 'cyber-infantry', 1, at);
    return touches(battle.battlefield, battle.get(one), battle.get(other));
  };
  test('at most 1 mm apart: bases 20 mm deep touch at 21, not at 21.1', () => {
    expect(isTouching([121, 100])).toBe(true);
    expect(isTouching([121.1, 100])).toBe(false);
  });
  test('if their heights overlap at all: not one upon another, 45 mm up', () => {
    expect(isTouching([120, 100, 44.9])).toBe(true);
    expect(isTouching([120, 100, 45])).toBe(false);
  });
});

test('BRP-1.1 two to four play, each for themselves or in alliance', () => {
  expect(manifest.seats).toEqual({ min: 2, max: 4 });
  const teams = manifest.options.find(({ id }) => id === 'teams');
  expect([2, 3, 4].map((seats) => teams?.values({ seats, options: {} }))).toEqual([
    ['1+1'],
    ['1+1+1', '2+1'],
    ['2+2', '1+1+1+1', '2+1+1', '3+1'],
  ]);
});

test('BRP-12.2 nobody can dispute a distance: it is the same from either side, wherever pieces stand', () => {
  const luck = chanceFrom(seedFromText('disputes'));
  for (let pair = 0; pair < 200; pair++) {
    const battle = new Battle();
    const place = (): Place => [50 + luck.below(1100), 50 + luck.below(700), luck.below(3) * 60];
    const one = battle.machine(0, 'raptor', place(), { pilot: 'regime-clones' });
    const other = battle.soldier(1, 'cyber-infantry', 1, place());
    battle.turn(one, luck.below(200) - 100, 1 + luck.below(100));
    const [machine, soldier] = [battle.get(one), battle.get(other)];
    expect(farFrom(battle.battlefield, machine, soldier)).toBe(farFrom(battle.battlefield, soldier, machine));
  }
});
