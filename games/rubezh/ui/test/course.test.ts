import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { courseOf, sumOf } from '../ending/course.ts';

const story: readonly Event[] = [
  { kind: 'dealt', enemy: 1, point: 0 },
  { kind: 'turn', turn: 1, actions: [1, 1, 1, 1, 1] },
  { kind: 'arrived', enemy: 2, point: 0 },
  {
    kind: 'attacked',
    unit: 0,
    enemy: 1,
    point: 0,
    die: 5,
    bonus: 1,
    inspired: 0,
    defence: 3,
    isDestroyed: true,
  },
  {
    kind: 'attacked',
    unit: 0,
    enemy: 2,
    point: 0,
    die: 1,
    bonus: 1,
    inspired: 0,
    defence: 3,
    isDestroyed: false,
  },
  { kind: 'turn', turn: 2, actions: [1, 1, 1, 1, 1] },
  { kind: 'checked', unit: 1, die: 6, bonus: 0, attack: 4, best: 6, isPassed: true },
  { kind: 'destroyed', enemy: 2, point: 0 },
  { kind: 'destroyed', enemy: 3, point: 0, unit: 0 },
  { kind: 'lost', unit: 1 },
  { kind: 'captured', point: 2, strength: 8 },
];

test('a fight is told turn by turn: what came, what fell, what it cost', () => {
  const { turns } = courseOf(story, 5);
  expect(turns).toEqual([
    { turn: 1, arrived: 2, destroyed: 1, lost: [], captured: [] },
    { turn: 2, arrived: 0, destroyed: 2, lost: [1], captured: [2] },
  ]);
  expect(sumOf(turns, ({ destroyed }) => destroyed)).toBe(3);
});

test('a unit is credited with what its own cards destroyed and the checks it passed; events with the rest', () => {
  const { deeds, unclaimed } = courseOf(story, 5);
  expect(unclaimed).toBe(1);
  expect(deeds[0]).toEqual({ destroyed: 2, held: 0, fell: null });
  expect(deeds[1]).toEqual({ destroyed: 0, held: 1, fell: 2 });
});
