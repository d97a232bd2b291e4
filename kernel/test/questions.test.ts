import { describe, expect, test } from 'vitest';
import { rules, STRIDE } from './games/trek/rules.ts';
import { chanceFrom, listMoves, seedFromText } from '../src/index.ts';

/** A game whose moves nobody can list is asked instead. */
describe('a question', () => {
  const view = rules.observe(rules.setup({}, ['human', 'human'], chanceFrom(seedFromText('asked'))), 0);
  const ask = (question: unknown, viewer: 0 | 1 | 'spectator' = 0) => rules.inquire?.(view, viewer, question);

  test('is answered from what the viewer sees', () => {
    expect(ask({ about: 'reach' })).toEqual({ from: { x: 0, y: 10 }, reach: STRIDE });
    expect(ask({ about: 'path', to: { x: 40, y: 10 } }, 1)).toEqual({
      length: Math.sqrt(1700),
      isBlocked: true,
      isOnTable: true,
    });
  });
  test('that makes no sense gets no answer, and no exception', () => {
    const nonsense = [null, 7, 'reach', [], {}, { about: 'weather' }, { about: 'path', to: 'there' }];
    expect(nonsense.map((question) => ask(question))).toEqual(nonsense.map(() => null));
    expect(ask({ about: 'reach' }, 'spectator')).toBeNull();
  });
  test('stands where a list of moves would', () => {
    const state = rules.sample(view, chanceFrom(seedFromText('listed')));
    const [decision] = rules.pending(state);
    expect(decision && [...listMoves(rules, state, decision)]).toEqual([]);
  });
});
