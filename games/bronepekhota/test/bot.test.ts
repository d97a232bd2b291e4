import { describe, expect, test } from 'vitest';
import { battle, winnerOf } from './battles.ts';

const SLOW = 120_000;

describe('whole battles', () => {
  test(
    'whoever plays at a glance beats whoever plays at random, on either side',
    () => {
      expect(winnerOf(battle(['quick', 'random'], 'left'))).toBe(0);
      expect(winnerOf(battle(['random', 'quick'], 'right'))).toBe(1);
    },
    SLOW,
  );

  test(
    'the same battle is fought twice from the same seed, move for move',
    () => {
      const options = { tours: 6 };
      expect(battle(['quick', 'quick'], 'again', options).moves).toEqual(
        battle(['quick', 'quick'], 'again', options).moves,
      );
    },
    SLOW,
  );
});
