import type { Decision } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { type ClockState, clockView, leftTo, moveClock, startClock } from '../src/room/clock.ts';

const BANK = { kind: 'bank', bankSeconds: 60, creditSeconds: 10 } as const;
const DAYS = { kind: 'days', days: 2 } as const;
const DAY = 24 * 60 * 60 * 1000;

function asks(...seats: number[]): Decision[] {
  return seats.map((seat) => ({ id: `turn:${seat}`, kind: 'turn', seat, must: true }));
}

function mayAct(seat: number): Decision {
  return { id: `draw:${seat}`, kind: 'draw', seat, must: false };
}

/** Seat 0 is on turn from 1,000 on. */
const begun = startClock(BANK, 2, asks(0), 1000);

const people = (count: number) => Array.from({ length: count }, () => ({ kind: 'human', name: '' }) as const);

test('a table without a clock counts nothing', () => {
  const state = startClock({ kind: 'none' }, 2, asks(0), 1000);
  expect(leftTo({ kind: 'none' }, state, 0, 999_999)).toBeNull();
  expect(clockView({ kind: 'none' }, state, people(3), 999_999)).toBeNull();
});

test('a turn uses up its credit before it touches the bank', () => {
  const quick = moveClock(BANK, begun, asks(1), 1000 + 10_000);
  expect(quick.bank).toEqual([60_000, 60_000]);
  const slow = moveClock(BANK, begun, asks(1), 1000 + 12_500);
  expect(slow.bank).toEqual([57_500, 60_000]);
  expect(slow.since).toEqual([null, 13_500]);
});

test('whoever is to move sees credit and bank run down together, the others see their bank', () => {
  expect(leftTo(BANK, begun, 0, 1000)).toBe(70_000);
  expect(leftTo(BANK, begun, 0, 21_000)).toBe(50_000);
  expect(leftTo(BANK, begun, 1, 21_000)).toBe(60_000);
  expect(leftTo(BANK, begun, 0, 71_001)).toBe(-1);
});

test('the second half of a turn gives no new credit', () => {
  const halfway = moveClock(BANK, begun, asks(0), 6000);
  expect(halfway).toEqual(begun);
  expect(moveClock(BANK, halfway, asks(1), 13_000).bank[0]).toBe(58_000);
});

test('several seats are timed at once, each for itself', () => {
  const both = startClock(BANK, 3, asks(0, 2), 0);
  expect(clockView(BANK, both, people(3), 5000)).toEqual({
    left: [65_000, 60_000, 65_000],
    running: [0, 2],
    at: 5000,
  });
  const one = moveClock(BANK, both, asks(2), 15_000);
  expect(one).toEqual({ bank: [55_000, 60_000, 60_000], since: [null, null, 0] } satisfies ClockState);
});

test('an opportunity that may be let pass costs no time', () => {
  const state = moveClock(BANK, begun, [...asks(1), mayAct(0)], 4000);
  expect(state.since).toEqual([null, 4000]);
});

test('days are counted for every move anew', () => {
  const first = startClock(DAYS, 2, asks(0), 0);
  expect(leftTo(DAYS, first, 0, 3 * DAY)).toBe(-DAY);
  expect(leftTo(DAYS, first, 1, 3 * DAY)).toBe(2 * DAY);
  const second = moveClock(DAYS, first, asks(1), 3 * DAY);
  expect(leftTo(DAYS, second, 0, 3 * DAY)).toBe(2 * DAY);
  expect(leftTo(DAYS, second, 1, 4 * DAY)).toBe(DAY);
});

test('nobody is timed when the game is over', () => {
  const over = moveClock(BANK, begun, [], 5000);
  expect(clockView(BANK, over, people(2), 99_000)).toEqual({
    left: [60_000, 60_000],
    running: [],
    at: 99_000,
  });
});

test('a bot has no clock', () => {
  const seats = [{ kind: 'human', name: '' } as const, { kind: 'bot', name: '', bot: 'quick' } as const];
  const state = startClock(BANK, 2, [], 0);
  expect(clockView(BANK, state, seats, 0)?.left).toEqual([60_000, null]);
});
