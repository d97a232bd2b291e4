import { describe, expect, test } from 'vitest';
import { roundsOf } from '../aftermath/rounds.ts';
import { decisiveIn } from '../ending/decisive.ts';
import { creditOf, deedsOf } from '../aftermath/deeds.ts';
import type { Event } from '../../rules/index.ts';
import { at, enemy } from '../../test/scenario.ts';

const board = { lanes: 6, length: 7 };
const lost = (cell: string, cause: Extract<Event, { kind: 'enemyLost' }>['cause']): Event => ({
  kind: 'enemyLost',
  cell: at(cell),
  enemy: enemy('i2'),
  cause,
});
const penalty = (cell: string, points: number, total: number): Event => ({
  kind: 'penalty',
  points,
  total,
  limit: 10,
  cause: 'breakthrough',
  cell: at(cell),
});

test('a deed belongs to whoever did it, and what a trench or a flag stops to its builder', () => {
  const story: Event[] = [
    { kind: 'dug', seat: 0, from: at('1-1'), to: at('1-2'), tile: 0, open: 5, slot: 0 },
    { kind: 'flagged', seat: 1, from: at('2-6'), to: at('2-7') },
    { kind: 'threw', seat: 1, side: 0, die: 3, cell: at('3-4') },
    lost('3-4', 'grenade'),
    { kind: 'sentBack', seat: 0, from: at('3-3'), to: at('3-1') },
    lost('3-3', 'grenade'),
    lost('1-2', 'mines'),
    lost('2-7', 'flag'),
    lost('5-1', 'breakthrough'),
  ];
  const [first, second] = deedsOf(story, 2);
  expect(first).toEqual({ felled: 0, trapped: 1, turned: 0, dug: 1, flags: 0, sentBack: 1 });
  expect(second).toEqual({ felled: 2, trapped: 0, turned: 1, dug: 0, flags: 1, sentBack: 0 });
  expect([first, second].map((deeds) => deeds && creditOf(deeds))).toEqual([1, 3]);
  expect(roundsOf(story)).toHaveLength(1);
});

describe('what decided a game', () => {
  test('held: what stopped most of the enemy', () => {
    const story = [
      lost('1-2', 'mines'),
      lost('1-3', 'hedgehogs'),
      lost('2-7', 'flag'),
      lost('3-1', 'breakthrough'),
    ];
    expect(decisiveIn(board, story, 'held')).toEqual({ kind: 'traps', count: 2 });
  });
  test('overrun: the lane where most was lost, no more than the limit let in', () => {
    const story = [penalty('2-1', 3, 3), penalty('4-1', 5, 8), penalty('2-1', 5, 10)];
    expect(decisiveIn(board, story, 'overrun')).toEqual({ kind: 'lane', lane: 2, lost: 5 });
  });
  test('without a flag: how far the trench had come', () => {
    const story: Event[] = [
      { kind: 'dug', seat: 0, from: at('4-4'), to: at('4-5'), tile: 0, open: 5, slot: 0 },
    ];
    expect(decisiveIn(board, story, 'noFlag')).toEqual({ kind: 'reach', row: 5, length: 7 });
  });
});
