import { expect, test } from 'vitest';
import type { LogStep } from '../../carrier/snapshot.ts';
import { movedOnAt, ownLast, sinceTurn } from './since.ts';

const say = (text: string) => ({ ru: text, en: text });
const ENEMY = say('The enemy');
const line = (text: string) => ({ event: text, text: say(text) });

/** A log written as who did it: `0` the viewer, `e` the enemy after whoever moved before it, `x` taken back. */
function logOf(...steps: string[]): LogStep[] {
  return steps.map((step, index) => ({
    seq: index + 1,
    seat: Number(step.charAt(0)),
    told: [line(step), ...(step.includes('e') ? [{ ...line('advance'), by: ENEMY }] : [])],
    ...(step.includes('x') && { takenBack: true as const }),
  }));
}

const seqs = (log: LogStep[], read = 0) => sinceTurn(log, 0, read).deeds.map(({ step }) => step.seq);

test('all that others did since the viewer’s last move, and nothing before it', () => {
  expect(seqs(logOf('1', '0', '1', '2', '3'), 1)).toEqual([3, 4, 5]);
});

test('the enemy that moves after the viewer is no deed of the viewer', () => {
  const { deeds, from } = sinceTurn(logOf('0', '0e'), 0, 0);
  expect(deeds).toHaveLength(1);
  expect(deeds[0]?.told.map(({ text }) => text?.en)).toEqual(['advance']);
  expect(from).toBe(1);
});

test('the first half of a turn does not take away what came before it', () => {
  expect(seqs(logOf('0e', '1', '1e', '0'), 3)).toEqual([1, 2, 3]);
});

test('what is unread stays, however many turns ago it was; what is read goes with the next turn', () => {
  const log = logOf('0', '1', '0', '2');
  expect(sinceTurn(log, 0, 0)).toMatchObject({ unread: 2, from: 1 });
  expect(seqs(log, 0)).toEqual([2, 4]);
  expect(sinceTurn(log, 0, 2)).toMatchObject({ unread: 1, deeds: { length: 1 } });
  expect(sinceTurn(log, 0, 4)).toMatchObject({ unread: 0, deeds: { length: 1 } });
});

test('a move that was taken back has not happened', () => {
  expect(seqs(logOf('0', '1x', '2'))).toEqual([3]);
});

test('with one’s own move one has left behind what came before it, but not the enemy that answers it', () => {
  expect(movedOnAt(logOf('1', '2'), 0)).toBe(0);
  expect(movedOnAt(logOf('0', '1', '2', '0e', '1'), 0)).toBe(3);
  expect(movedOnAt(logOf('0', '1', '0x'), 0)).toBe(0);
  expect(sinceTurn(logOf('0', '1', '2', '0e', '1'), 0, 3)).toMatchObject({ unread: 2, from: 3 });
});

test('one’s own last move is there to be read in full until somebody else moves', () => {
  const read = (...steps: string[]) => ownLast(logOf(...steps), 0)?.told.map(({ text }) => text?.en);
  expect(read('1', '0')).toEqual(['0']);
  expect(read('1', '0e')).toEqual(['0e']);
  expect(read('0', '1x')).toEqual(['0']);
  expect(read('0', '1')).toBeUndefined();
});

test('whoever only watches has had no turn', () => {
  expect(sinceTurn(logOf('0', '1'), 'spectator', 0).deeds).toEqual([]);
});
