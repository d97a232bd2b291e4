import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import { isFree, terrainOf } from '../rules/terrain.ts';
import { unseenEnemies, unseenTiles } from '../rules/view.ts';
import {
  at,
  attack,
  clear,
  decisionOf,
  dig,
  END,
  enemy,
  flag,
  legal,
  ofKind,
  played,
  position,
  refused,
  rules,
  set,
  tile,
  trench,
  walk,
} from './scenario.ts';

/** What each action tells the table, and that it is done as well when nobody listens. */

const lane = (top: string, lowest = '│ . . . . .') => `${top}\n${'│ . . . . .\n'.repeat(4)}${lowest}`;
const quiet = { waiting: [], board: lane('. . . . . t6'), soldiers: ['1-2'] };

describe.each([
  ['BLN-4.1', quiet, walk('1-3'), [], { kind: 'moved', seat: 0, from: at('1-2'), to: at('1-3') }],
  [
    'BLN-5.1',
    { ...quiet, board: '. . . t6 . .', soldiers: ['1-1'] },
    dig('1-2', '│'),
    [],
    { kind: 'dug', seat: 0, from: at('1-1'), to: at('1-2'), ...trench('│'), slot: 0 },
  ],
  [
    'BLN-5.2',
    { ...quiet, soldiers: ['1-6'] },
    flag('1-7'),
    [],
    { kind: 'flagged', seat: 0, from: at('1-6'), to: at('1-7') },
  ],
  ['BLN-5.3', quiet, clear('1-4'), [], { kind: 'cleared', seat: 0, cell: at('1-4'), tile: tile('│') }],
  [
    'BLN-5.4',
    { ...quiet, board: lane('. . . . . t6', '│ i2 . . . .') },
    attack('2-2'),
    [3],
    {
      kind: 'attacked',
      seat: 0,
      cell: at('2-2'),
      enemy: enemy('i2'),
      die: 3,
      strength: 2,
      shield: 2,
      hit: true,
    },
  ],
  [
    'BLN-5.5',
    { ...quiet, open: ['│', '*', '│'] },
    { kind: 'take' },
    [],
    { kind: 'tookGrenade', seat: 0, slot: 1 },
  ],
  [
    'BLN-5.6',
    { ...quiet, grenades: [1] },
    { kind: 'throw', side: 1 },
    [2],
    { kind: 'threw', seat: 0, side: 1, die: 2, cell: at('3-2') },
  ],
  [
    'BLN-5.6 off the board',
    { ...quiet, grenades: [1] },
    { kind: 'throw', side: 2 },
    [5],
    { kind: 'threw', seat: 0, side: 2, die: 5, cell: null },
  ],
  [
    'BLN-5.8',
    { ...quiet, open: ['│', '', '┼'], stack: ['└', '└', '└'] },
    { kind: 'replace' },
    [],
    { kind: 'replaced', seat: 0, tiles: [tile('│'), tile('┼')] },
  ],
  ['BLN-4.3', quiet, END, [], { kind: 'waited', seat: 0 }],
] as const)('%s', (_, scenario, move, faces, told) => {
  test('the action is told first', () => {
    expect(played(position(scenario), 0, move as Move, faces).events[0]).toEqual(told);
  });
  test('and leaves the state before it as it was', () => {
    const state = position(scenario);
    const before = JSON.stringify(state);
    played(state, 0, move as Move, faces);
    expect(JSON.stringify(state)).toBe(before);
  });
  test('and comes to the same unheard', () => {
    const state = position(scenario);
    const heard = played(state, 0, move as Move, faces).state;
    const unheard = rules.clone(state);
    let next = 0;
    const dice = { below: (sides: number) => ((faces[next++] ?? sides) - 1) % sides };
    rules.play(unheard, decisionOf(state, 0), move as Move, dice);
    expect(unheard.soldiers).toEqual(heard.soldiers);
    expect(unheard.turn).toBe(heard.turn);
  });
});

test('BLN-5.4, BLN-5.6, BLN-5.7 what was hit is told with its cause', () => {
  const shot = played(
    position({ ...quiet, board: lane('. . . . . t6', '│ i2 . . . .') }),
    0,
    attack('2-2'),
    [6],
  );
  expect(ofKind(shot.events, 'enemyLost')).toEqual([
    { kind: 'enemyLost', cell: at('2-2'), enemy: enemy('i2'), cause: 'attack' },
  ]);
  const board = lane('. . . . . t6', '│ i2 ┼ . . .');
  const state = position({ ...quiet, board, grenades: [1], soldiers: ['1-2', '3-2'] });
  const { events, state: next } = played(state, 0, { kind: 'throw', side: 1 }, [1]);
  expect(ofKind(events, 'enemyLost')).toMatchObject([{ cell: at('2-2'), cause: 'grenade' }]);
  expect(ofKind(events, 'trenchLost').map(({ cell, cause }) => [cell, cause])).toEqual([
    [at('3-2'), 'grenade'],
    [at('1-2'), 'grenade'],
  ]);
  expect(ofKind(events, 'penalty')).toEqual([]);
  expect(ofKind(events, 'sentBack')).toHaveLength(2);
  expect(next.soldiers).toEqual([at('1-1'), at('3-1')]);
});

test('BLN-5.2 with no flag left none is on offer, and the refusal names how many there are', () => {
  const state = position({ board: lane('. F F F F t6'), soldiers: ['1-6'], waiting: [] });
  expect(legal(state, 0, 'flag')).toEqual([]);
  expect(refused(state, 0, flag('1-7'))).toEqual({
    clause: 'BLN-5.2',
    reason: 'no-flags-left',
    figures: { flags: 4 },
  });
});

test('BLN-3.2 a post is taken on a start cell of the board', () => {
  const state = position({ soldiers: [''] });
  expect(refused(state, 0, { kind: 'post', cell: 42 })).toEqual({ clause: 'BLN-1.1', reason: 'off-board' });
  expect(refused(state, 0, { kind: 'post', cell: at('2-2') })).toEqual({
    clause: 'BLN-3.2',
    reason: 'not-a-start-cell',
    figures: { cell: '2-2' },
  });
  expect(refused(state, 0, END)).toEqual({ clause: 'BLN-3.2', reason: 'post-first' });
  expect(played(state, 0, { kind: 'post', cell: at('2-1') }).events).toEqual([
    { kind: 'posted', seat: 0, cell: at('2-1') },
  ]);
});

test('BLN-1.3, BLN-1.4 what nobody has seen is what lies in the stacks', () => {
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
  const start = rules.setup({ difficulty: 'printed', strictFit: false, first: 1 }, ['human'], {
    below: (sides) => sides - 1,
  });
  const [first, , third] = start.open as [number, number, number];
  const laid = { tile: first, open: 5 };
  const state = {
    ...start,
    trenches: start.trenches.with(at('1-2'), laid),
    open: [null, start.open[1] as number, null],
    discard: [third],
    enemies: start.enemies.with(at('3-7'), start.enemyStack.at(-1) as number),
    enemyStack: start.enemyStack.slice(0, -1),
  };
  const view = rules.observe(state, 0);
  expect(sorted(unseenTiles(set, view))).toEqual(sorted(state.stack));
  expect(sorted(unseenEnemies(set, view))).toEqual(sorted([...state.enemyStack, ...state.removed]));
  const sampled = rules.sample(view, { below: () => 0 });
  expect(rules.observe(sampled, 0)).toEqual(view);
  expect(sorted(sampled.stack)).toEqual(sorted(state.stack));
  const armed = { ...view, grenades: [1], lost: [third], discard: [], stackSize: view.stackSize - 1 };
  expect(unseenTiles(set, armed)).toHaveLength(state.stack.length - 1);
});

test('BLN-4.2 a cell is free when neither trench nor enemy is on it', () => {
  const terrain = terrainOf(set, position({ board: 'i1 . │ │/i1 . .', soldiers: ['6-1'] }));
  expect(['1-2', '2-2', '3-2', '4-2', '1-1'].map((cell) => isFree(terrain, at(cell)))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});
