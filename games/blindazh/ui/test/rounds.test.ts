import { expect, test } from 'vitest';
import type { Event } from '../../rules/index.ts';
import { roundsOf } from '../aftermath/rounds.ts';

const penalty = (points: number, total: number): Event => ({
  kind: 'penalty',
  points,
  total,
  limit: 10,
  cause: 'breakthrough',
  cell: 0,
});

test('a round is the players’ turns and the enemy’s turn after them', () => {
  const story: Event[] = [
    { kind: 'posted', seat: 0, cell: 0 },
    { kind: 'flagged', seat: 0, from: 5, to: 6 },
    { kind: 'enemyTurn', round: 0 },
    penalty(2, 2),
    { kind: 'waited', seat: 0 },
    { kind: 'enemyLost', cell: 6, enemy: 0, cause: 'flag' },
    { kind: 'enemyTurn', round: 1 },
  ];
  expect(roundsOf(story)).toEqual([
    { penalties: { breakthrough: 2 }, removed: {}, flags: 1 },
    { penalties: {}, removed: { flag: 1 }, flags: 0 },
  ]);
});

test('no more points are counted than the limit lets in', () => {
  const [round] = roundsOf([penalty(2, 9), penalty(4, 10)]);
  expect(round?.penalties).toEqual({ breakthrough: 10 });
});
