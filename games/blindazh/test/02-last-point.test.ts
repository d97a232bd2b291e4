import { describe, expect, test } from 'vitest';
import { DIFFICULTIES } from '../rules/options.ts';
import { at, attack, END, enemy, ofKind, played, position, rules, tile } from './scenario.ts';

const GAP = '. . . . . .\n';
const FLAG = 'F . . . . .\n';
const overrun = { kind: 'lost', ending: 'overrun' };

describe('BLN-2.4 the end is tested after every gun', () => {
  test('the last gun that has fired leaves a clear board: the squad holds at once', () => {
    const board = `F . a2 . . .\n${GAP.repeat(5)}`;
    const state = position({ board, soldiers: ['6-1'], waiting: [] });
    const { state: next, events } = played(state, 0, END, [4]);
    expect(next.outcome).toEqual({ kind: 'won', ending: 'held' });
    expect(events.at(-1)).toEqual({ kind: 'ended', outcome: next.outcome });
    expect(rules.pending(next)).toEqual([]);
    expect(next.turn).toBe(0);
  });
  test('the last gun without a flag loses at once', () => {
    const state = position({ board: `. . a2 . . .\n${GAP.repeat(5)}`, soldiers: ['6-1'], waiting: [] });
    expect(played(state, 0, END, [4]).state.outcome).toEqual({ kind: 'lost', ending: 'noFlag' });
  });
  test('a gun that brings the last point keeps the next from firing', () => {
    const board = `. a2 . . a2 .\n${GAP.repeat(5)}`;
    const state = position({ board, soldiers: ['6-1'], penalties: 9 });
    const { state: next, events } = played(state, 0, END, [1, 4]);
    expect(next.outcome).toEqual(overrun);
    expect(ofKind(events, 'fired')).toMatchObject([{ from: at('2-7'), die: 1 }]);
    expect(next.enemies[at('5-7')]).toBe(enemy('a2'));
  });
  test('a gun that neither clears the board nor brings the last point lets the next fire', () => {
    const board = `. a2 . . a2 .\n${GAP.repeat(5)}`;
    const { events } = played(position({ board, soldiers: ['6-1'], penalties: 8 }), 0, END, [1, 4]);
    expect(ofKind(events, 'fired').map(({ from }) => from)).toEqual([at('2-7'), at('5-7')]);
  });
  test('an advance that clears the board ends the enemy’s turn there', () => {
    const board = `F . . . . .\n${GAP.repeat(4)}i1 . . . . .`;
    const { events } = played(position({ board, soldiers: ['6-1'], waiting: [] }), 0, END);
    expect(events.map(({ kind }) => kind)).toEqual([
      'waited',
      'enemyTurn',
      'advanced',
      'enemyLost',
      'penalty',
      'ended',
    ]);
  });
});

describe('BLN-2.3 after the last point nothing more happens', () => {
  test.each([
    ['start trench', '6-1', '. . a2 . . .', 1],
    ['soldier', '3-4', `. . a2 . . .\n${GAP}${GAP}. . │ . . .\n${GAP}${GAP}`, 4],
  ])(
    'a gun that hits the %s is not even removed: the end is the last thing told',
    (_, soldier, board, die) => {
      const lane = board.includes('│') ? board : `${board}\n${GAP.repeat(5)}`;
      const state = position({ board: lane, soldiers: [soldier], penalties: 9 });
      const { state: next, events } = played(state, 0, END, [die]);
      expect(next.outcome).toEqual(overrun);
      expect(events.at(-1)).toEqual({ kind: 'ended', outcome: overrun });
      expect(next.enemies[at('3-7')]).toBe(enemy('a2'));
      expect(next.fallen).toEqual([]);
    },
  );
  test('neither soldier of a start cell pays for a breakthrough that was the last point', () => {
    const state = position({ board: '. . i1 . . .', soldiers: ['3-1', '3-1'], penalties: 9 });
    const { events } = played(played(state, 0, END).state, 1, END);
    expect(ofKind(events, 'penalty')).toMatchObject([{ cause: 'breakthrough', total: 10 }]);
  });
  test('the second soldier on the cell stays where it is', () => {
    const state = position({ board: '. . i1 . . .\n. . │ . . .', soldiers: ['3-2', '3-2'], penalties: 9 });
    const { state: next, events } = played(played(state, 0, END).state, 1, END);
    expect(next.outcome).toEqual(overrun);
    expect(next.soldiers).toEqual([at('3-1'), at('3-2')]);
    expect(ofKind(events, 'sentBack')).toHaveLength(1);
    expect(ofKind(events, 'penalty')).toHaveLength(1);
  });
  test.each([
    ['t3', '│', []],
    ['t3', '│h', []],
    ['i3', '│m', []],
  ])('%s does not trample %s any more', (code, laid, lost) => {
    const board = `. . ${code} . . .\n. . ${laid} . . .`;
    const { state: next } = played(position({ board, soldiers: ['3-2'], penalties: 9 }), 0, END);
    expect(next.outcome).toEqual(overrun);
    expect(next.lost).toEqual(lost);
    expect(next.trenches[at('3-2')]).toMatchObject({ tile: tile(laid) });
    expect(next.enemies[at('3-2')]).toBe(enemy(code));
  });
  test('and it counts as the end once, however many points came with it', () => {
    const state = position({ board: 't4 . . . . .', soldiers: ['3-1'], penalties: 9 });
    expect(ofKind(played(state, 0, END).events, 'ended')).toHaveLength(1);
  });
});

describe('BLN-2.3, BLN-2.5 the limit of each difficulty', () => {
  test.each([
    ['printed', 10],
    ['recruit', 12],
    ['veteran', 9],
    ['stalwart', 7],
  ] as const)('%s loses with point %i, and not before', (difficulty, limit) => {
    const state = (penalties: number) =>
      position({ board: 'i1 . . . . .', soldiers: ['3-1'], penalties, options: { difficulty } });
    expect(played(state(limit - 2), 0, END).state).toMatchObject({ penalties: limit - 1, outcome: null });
    const { state: next, events } = played(state(limit - 1), 0, END);
    expect(next).toMatchObject({ penalties: limit, outcome: overrun });
    expect(ofKind(events, 'penalty')).toMatchObject([{ points: 1, total: limit, limit }]);
  });
  test('BLN-1.4 and the tiles taken out unseen', () => {
    const removed = Object.values(DIFFICULTIES).map((difficulty) => difficulty.removed);
    expect(removed).toEqual([8, 16, 4, 0]);
    for (const difficulty of Object.keys(DIFFICULTIES)) {
      const state = position({ soldiers: ['1-1'], options: { difficulty } });
      expect(state.removed).toHaveLength(DIFFICULTIES[difficulty as keyof typeof DIFFICULTIES].removed);
    }
  });
});

test('BLN-2.1 a shot that clears the board wins before the row is refilled or the alarm is raised', () => {
  const state = position({
    board: `${FLAG}${GAP.repeat(4)}. . . . . i1`,
    soldiers: ['6-1'],
    waiting: [],
    open: ['', '│', '│'],
  });
  expect(played(state, 0, attack('6-2'), [6]).state).toMatchObject({
    outcome: { ending: 'held' },
    open: [null, tile('│'), tile('│')],
  });
});
