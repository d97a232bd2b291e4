import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { MISSIONS, OPTIONAL } from '../rules/options.ts';
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

  test.each(MISSIONS)(
    '%s: both bots find a way that the rules allow',
    (mission) => {
      expect(battle(['quick', 'strong'], mission, { mission }, 30).moves).toHaveLength(30);
    },
    SLOW,
  );

  test(
    'four of them fight two against two, with every optional rule',
    () => {
      const rules = Object.fromEntries(OPTIONAL.map((rule) => [rule, true]));
      const options = { teams: '2+2', ...rules };
      expect(battle(['quick', 'strong', 'quick', 'strong'], 'four', options, 60).moves).toHaveLength(60);
    },
    SLOW,
  );

  test(
    'the same battle is fought twice from the same seed, move for move',
    () => {
      const fought = () => battle(['quick', 'strong'], 'again', {}, 40).moves;
      expect(fought()).toEqual(fought());
    },
    SLOW,
  );
});

test('bots that may bring what they like bring two armies that were made for each other', () => {
  const { moves } = battle(['strong', 'strong'], 'pair', {}, 2);
  const titles = moves.map((move) => move.kind === 'bring' && move.army.title);
  const ids = packFrom().armies.map(({ id }) => id);
  const [first, second] = titles.map((title) => ids.findIndex((id) => id === title)) as [number, number];
  expect([first % 2, second]).toEqual([0, first + 1]);
});
