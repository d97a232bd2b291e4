import { describe, expect, test } from 'vitest';
import {
  aimedAlso,
  gaitOf,
  goingTo,
  isIdle,
  isOnTheSpot,
  moveOf,
  type Plan,
  turnedTo,
  wayQuestion,
} from '../plan.ts';

const shot = (most: number, ...at: number[]): Extract<Plan, { do: 'shoot' }> => ({
  do: 'shoot',
  with: 'own',
  isAimed: false,
  at,
  most,
});

describe('what is put together by hand', () => {
  test('one target takes the place of another; of several the oldest makes room, and a second press lets go', () => {
    expect(aimedAlso(shot(1, 4), 7).at).toEqual([7]);
    expect(aimedAlso(shot(1, 4), 4).at).toEqual([4]);
    expect(aimedAlso(shot(3, 4, 5, 6), 7).at).toEqual([5, 6, 7]);
    expect(aimedAlso(shot(3, 4, 5), 4).at).toEqual([5]);
  });
  test('a shot is a move once it is aimed, with its targets in their order', () => {
    expect(moveOf(2, shot(3))).toBeNull();
    expect(moveOf(2, { ...shot(3, 9, 8), isAimed: true })).toEqual({
      kind: 'shoot',
      by: 2,
      with: 'own',
      at: [9, 8],
      aimed: true,
    });
  });
  test('a way is asked for once somebody has said where to; a charge once it is known at whom', () => {
    const going: Plan = { do: 'go', how: 'walk', to: null, facing: null, load: null };
    expect(wayQuestion(1, going)).toBeNull();
    expect(wayQuestion(1, { ...going, to: { x: 1, y: 2, z: 0 }, facing: { x: 0, y: 1 } })).toEqual({
      ask: 'way',
      piece: 1,
      how: 'walk',
      to: { x: 1, y: 2, z: 0 },
      facing: { x: 0, y: 1 },
    });
    expect(wayQuestion(1, { do: 'charge', object: null })).toBeNull();
    expect(wayQuestion(1, { do: 'exit' })).toEqual({ ask: 'out', piece: 1 });
    expect(wayQuestion(1, { do: 'charge', object: 3 })).toEqual({ ask: 'charge', piece: 1, enemy: 3 });
  });
  test('an advised way is asked for as it is, until somebody says where to, or turns whoever goes', () => {
    const move = { kind: 'drive', by: 1, legs: [{ go: 'forward', by: 50 }] } as const;
    const [to, facing] = [
      { x: 9, y: 8, z: 0 },
      { x: 0, y: 1 },
    ];
    const going = { do: 'go', how: 'drive', to: null, facing: null, load: null, advised: move } as const;
    expect(wayQuestion(1, going)).toEqual({ ask: 'price', move });
    expect(wayQuestion(1, goingTo(going, to))).toEqual({ ask: 'way', piece: 1, how: 'drive', to });
    const way = { move, price: 1, points: 3, to: { ...to, facing: { x: 1, y: 0 } }, contact: [] };
    expect(wayQuestion(1, turnedTo(going, way, facing))).toMatchObject({ ask: 'way', to, facing });
    expect([gaitOf(going), gaitOf({ ...going, load: 4 })]).toEqual(['drive', 'tow']);
  });
});

test('a piece that stays and was not turned spends no move; turned where it stands, it does', () => {
  const going: Plan = { do: 'go', how: 'walk', to: { x: 1, y: 1, z: 0 }, facing: null, load: null };
  const facing = { x: 0, y: 1 };
  const still = { move: { kind: 'walk', by: 0, path: [], facing } } as const;
  const turning = { move: { kind: 'drive', by: 0, legs: [{ turn: facing }] } } as const;
  const driving = { move: { kind: 'drive', by: 0, legs: [{ go: 'forward', by: 40 }] } } as const;
  expect(isIdle(going, still)).toBe(true);
  expect(isIdle({ ...going, facing }, still)).toBe(false);
  expect([still, turning, driving].map(isOnTheSpot)).toEqual([true, true, false]);
});
