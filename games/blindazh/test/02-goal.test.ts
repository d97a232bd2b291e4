import { describe, expect, test } from 'vitest';
import { mayLoseByClearing } from '../rules/odds.ts';
import { at, attack, END, flag, ofKind, played, position, rules, set } from './scenario.ts';

const withFlag = (lowest: string) => `F . . . . .\n${'│ . . . . .\n'.repeat(4)}${lowest}`;

describe('BLN-2.1 the squad wins', () => {
  const won = { kind: 'won', ending: 'held' };
  const last = (board: string, more = {}) => position({ board, soldiers: ['6-1'], waiting: [], ...more });

  test('when stack and board are empty, a flag stands and fewer than ten points are counted', () => {
    const state = last(withFlag('│ . . . . i1'), { penalties: 9 });
    const { state: next, events } = played(state, 0, attack('6-2'), [6]);
    expect(next.outcome).toEqual(won);
    expect(events.at(-1)).toEqual({ kind: 'ended', outcome: won });
    expect(rules.pending(next)).toEqual([]);
  });
  test('not while the stack has tiles, and not while one is on the board', () => {
    const more = last(withFlag('│ . . . . i1'), { waiting: ['i1'] });
    expect(played(more, 0, attack('6-2'), [6, 3]).state.outcome).toBeNull();
    const other = last(withFlag('│ . i1 . . i1').replace('F . .', 'F . i1'));
    expect(played(other, 0, attack('6-2'), [6]).state.outcome).toBeNull();
  });
  test('also in the enemy’s turn: the last tank on hedgehogs', () => {
    const state = last(withFlag('│ . . . . .').replace('│ . . . . .\n│', '│ . t4 . . .\n│ . │h . . .\n│'));
    expect(played(state, 0, END).state.outcome).toEqual(won);
  });
  test('also when the last tile drawn meets a flag', () => {
    const state = last(withFlag('│ . . . . .'), { waiting: ['t4'] });
    expect(played(state, 0, END, [1]).state.outcome).toEqual(won);
  });
});

describe('BLN-2.2 a clear board without a flag', () => {
  test('is a defeat', () => {
    const state = position({ board: '. . . . . i1', soldiers: ['6-1'], waiting: [] });
    expect(played(state, 0, attack('6-2'), [6]).state.outcome).toEqual({ kind: 'lost', ending: 'noFlag' });
  });
  test('also when the last enemy broke through', () => {
    const state = position({ board: 'i1 . . . . .', soldiers: ['6-1'], waiting: [] });
    expect(played(state, 0, END).state.outcome).toEqual({ kind: 'lost', ending: 'noFlag' });
  });
});

describe('BLN-2.3 the tenth point', () => {
  test('ends the game at once, in the middle of the enemy’s turn', () => {
    const state = position({ board: 't2 . . . . i3', soldiers: ['3-1', '3-1'], penalties: 8 });
    const second = played(state, 0, END).state;
    const { state: next, events } = played(second, 1, END);
    expect(next.outcome).toEqual({ kind: 'lost', ending: 'overrun' });
    expect(next.enemies[at('6-2')]).not.toBeNull();
    expect(ofKind(events, 'penalty')).toHaveLength(1);
  });
  test('nine do not', () => {
    const state = position({ board: 'i1 . . . . .', soldiers: ['3-1'], penalties: 8 });
    expect(played(state, 0, END).state).toMatchObject({ penalties: 9, outcome: null });
  });
  test('BLN-2.5 is as many as the difficulty says', () => {
    const recruit = { difficulty: 'recruit' };
    const state = position({ board: 'i2 . . . . .', soldiers: ['3-1'], penalties: 9, options: recruit });
    expect(played(state, 0, END).state).toMatchObject({ penalties: 11, outcome: null });
  });
  test('never counts beyond the limit', () => {
    const state = position({ board: 't4 . . . . .', soldiers: ['3-1'], penalties: 9 });
    expect(played(state, 0, END).state.penalties).toBe(10);
  });
});

describe('BLN-2.4 the end is tested after every effect', () => {
  test('and the tenth point comes before the clear board', () => {
    const last = (penalties: number) =>
      played(
        position({ board: withFlag('│ . . . i1 .'), soldiers: ['6-1'], waiting: [], penalties }),
        0,
        END,
      );
    expect(last(9).state.outcome).toEqual({ kind: 'lost', ending: 'overrun' });
    expect(last(8).state.outcome).toEqual({ kind: 'won', ending: 'held' });
  });
  test('before anything else is drawn or moves', () => {
    const board = withFlag('│ . . . . i1');
    const state = position({ board, soldiers: ['6-1'], waiting: [], open: ['', '│', '│'] });
    const { events } = played(state, 0, attack('6-2'), [6]);
    expect(events.map(({ kind }) => kind)).toEqual(['attacked', 'enemyLost', 'ended']);
  });
  test('and the last shot before a flag stands is warned of', () => {
    const lone = position({ board: '. . . . . i1', soldiers: ['6-1'], waiting: [], grenades: [1] });
    const warned = (state = lone, move = attack('6-2')) =>
      mayLoseByClearing(set, rules.observe(state, 0), 0, move);
    expect(warned()).toBe(true);
    expect(warned(lone, { kind: 'throw', side: 0 })).toBe(true);
    expect(warned(lone, { kind: 'throw', side: 2 })).toBe(false);
    expect(warned(lone, END)).toBe(false);
    expect(warned(position({ board: '. . . . . i1', soldiers: ['6-1'] }))).toBe(false);
    // A shot that no face of the die lets hit removes nothing.
    expect(warned(position({ board: '. . . . . t6', soldiers: ['6-1'], waiting: [] }))).toBe(false);
    expect(warned(position({ board: 'i1 . . . . i1', soldiers: ['6-1'], waiting: [] }))).toBe(false);
    expect(warned(position({ board: withFlag('│ . . . . i1'), soldiers: ['6-1'], waiting: [] }))).toBe(false);
  });
  test('a flag planted while the last enemy is on its way still wins', () => {
    const board = withFlag('│ . . . . i1').replace('F', '.');
    const state = position({ board, soldiers: ['1-6'], waiting: [] });
    expect(played(state, 0, flag('1-7')).state.outcome).toMatchObject({ ending: 'held' });
  });
});
