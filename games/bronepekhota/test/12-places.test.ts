import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { missionOf } from '../rules/kinds.ts';
import { onTable, placeAt, stepsTo } from '../rules/places.ts';
import { Battle } from './scenario.ts';

const storm = missionOf(packFrom(), { mission: 'storm' });

describe('BRP-12.4 the places of a mission', () => {
  test('are counted from the centre of the table', () => {
    expect(onTable({ width: 1200, depth: 800 }, { x: -100, y: 50, radius: 7 })).toEqual({
      x: 500,
      y: 450,
      radius: 7,
    });
  });
  test('have names, and no other place has', () => {
    const [place] = storm.places;
    expect(placeAt(storm, place?.id ?? '')).toBe(place);
    expect(() => placeAt(storm, 'nowhere')).toThrow('there is no place “nowhere”');
  });
  test('are so many steps away from a piece as lie between their edges, on whatever level it stands', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'regime-clones', 1, [600, 400]);
    const steps = (x: number, radius: number) =>
      stepsTo(battle.battlefield, battle.get(soldier), { id: 'here', x, y: 0, radius });
    expect([steps(110, 50), steps(111, 50), steps(-110, 0), steps(0, 50)]).toEqual([1, 2, 2, 1]);
    battle.get(soldier).z = 120;
    expect(steps(110, 50)).toBe(1);
  });
});
