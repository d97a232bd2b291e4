import { describe, expect, test } from 'vitest';
import { aimedAlso, moveOf, type Plan, wayQuestion } from '../plan.ts';

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
});
