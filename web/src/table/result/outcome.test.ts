import { expect, test } from 'vitest';
import { feltBy } from './outcome.ts';

const win = { kind: 'win', winners: [1], ending: 'lines' } as const;

test('an end is good news to whoever won, bad news to whoever lost, and neither after a draw', () => {
  expect(feltBy(win, 1)).toBe('won');
  expect(feltBy(win, 0)).toBe('lost');
  expect(feltBy(win, 'spectator')).toBe('won');
  expect(feltBy({ kind: 'draw', between: [0, 1], ending: 'full' }, 0)).toBe('even');
  expect(feltBy({ kind: 'won', ending: 'held' }, 0)).toBe('won');
  expect(feltBy({ kind: 'lost', ending: 'taken' }, 'spectator')).toBe('lost');
});
