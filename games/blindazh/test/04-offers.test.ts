import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { startCells } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import {
  at,
  attack,
  clear,
  decisionOf,
  END,
  enemy,
  ofKind,
  played,
  position,
  rules,
  set,
  tile,
  walk,
} from './scenario.ts';

const offered = (state: State) => [...rules.moves(state, decisionOf(state, 0))];
const luck = chanceFrom(seedFromText('offers'));

describe('BLN-4.3 a turn offers', () => {
  const board = `. . . . . .\n│ i2 . . . .`;
  const bare = { board, soldiers: ['1-2'], open: ['┼m', '', ''], stack: [], waiting: [] };
  const common: readonly Move[] = [walk('1-1'), walk('2-1'), walk('3-1')];
  const digs = (state: State) => offered(state).filter(({ kind }) => kind === 'dig');

  test('walks, digs, a shot at a neighbour and the end, where there is nothing to clear, take, throw or draw', () => {
    const state = position(bare);
    expect(digs(state)).toEqual(
      ['1-3'].map((to) => ({ kind: 'dig', to: at(to), tile: tile('┼m'), turn: 0 })),
    );
    expect(offered(state)).toEqual([...common, ...digs(state), attack('2-2'), END]);
  });
  test('a grenade that lies open, one in hand in four directions, new tiles while there are any, and clearing', () => {
    const state = position({
      ...bare,
      open: ['*', '', ''],
      soldiers: ['1-1'],
      grenades: [1],
      discard: ['│'],
    });
    expect(offered(state).filter(({ kind }) => kind !== 'move')).toEqual([
      clear('1-2'),
      { kind: 'take' },
      ...[0, 1, 2, 3].map((side) => ({ kind: 'throw', side })),
      { kind: 'replace' },
      END,
    ]);
  });
  test('flags in the zone and trenches on open ground, never the other way round', () => {
    const tower = `. . . . . .\n${'│ . . . . .\n'.repeat(5)}`;
    const state = position({ board: tower, soldiers: ['1-6'], waiting: ['i1'] });
    expect(offered(state).filter(({ kind }) => kind === 'flag' || kind === 'dig')).toEqual([
      { kind: 'flag', to: at('1-7') },
    ]);
  });
  test('what random play chooses from', () => {
    const state = position({ ...bare, grenades: [1], discard: ['│'] });
    const all = offered(state);
    for (let i = 0; i < 40; i++)
      expect(all).toContainEqual(rules.randomMove(state, decisionOf(state, 0), luck));
  });
});

describe('BLN-3.2 a post', () => {
  const state = position({ soldiers: ['', '3-1', ''] });
  test('is asked of everybody who has none, at once, and must be answered', () => {
    expect(rules.pending(state)).toEqual(
      [0, 2].map((seat) => ({ id: `post:${seat}`, kind: 'post', seat, must: true })),
    );
  });
  test('is any start cell, by choice or at random', () => {
    const posts = startCells(set.board).map((cell) => ({ kind: 'post', cell }));
    expect(offered(state)).toEqual(posts);
    expect(posts).toContainEqual(rules.randomMove(state, decisionOf(state, 0), luck));
  });
});

test('BLN-3.1 one turn is asked for at a time, by turn and steps left', () => {
  const state = position({ board: '│ . . . . i6', soldiers: ['1-1', '3-1'] });
  expect(rules.pending(state)).toEqual([{ id: 'turn:0:3', kind: 'turn', seat: 0, must: true }]);
  expect(rules.pending(played(state, 0, walk('1-2')).state)).toEqual([
    { id: 'turn:0:2', kind: 'turn', seat: 0, must: true },
  ]);
  expect(rules.pending(played(state, 0, END).state)).toEqual([
    { id: 'turn:1:3', kind: 'turn', seat: 1, must: true },
  ]);
});

test('BLN-1.3, BLN-1.4 the preparation is told: who begins, how many come, how many points lose', () => {
  const told: Event[] = [];
  rules.setup({ difficulty: 'recruit', strictFit: false, first: 2 }, ['human', 'human'], luck, (event) =>
    told.push(event),
  );
  expect(told[0]).toEqual({ kind: 'prepared', first: 1, enemies: 36 - 16, limit: 12 });
  expect(told.slice(1).map(({ kind }) => kind)).toEqual(['refilled', 'refilled', 'refilled']);
});

test('BLN-4.5 the alarm shows the table what was hidden, and the enemy’s turn names its round', () => {
  const state = position({ soldiers: ['1-1'], waiting: ['i2', 'i3'] });
  const first = played(state, 0, END, [4]);
  expect(first.heard.find(({ event }) => event.kind === 'drew')).toEqual({
    event: { kind: 'drew', seat: 0, enemy: enemy('i2'), left: 1 },
    reveals: true,
  });
  const second = played(first.state, 0, END);
  expect([first, second].map(({ events }) => ofKind(events, 'enemyTurn'))).toEqual([
    [{ kind: 'enemyTurn', round: 0 }],
    [{ kind: 'enemyTurn', round: 1 }],
  ]);
});

test('BLN-6.4, BLN-6.5, BLN-6.6 what the enemy loses is told with its cause', () => {
  const gap = '. . . . . .\n';
  const after = (board: string, faces: readonly number[] = []) =>
    played(position({ board, soldiers: ['6-1'], waiting: [] }), 0, END, faces).events;
  expect(ofKind(after('i3 . . . . i1\n┼m . . . . .'), 'enemyLost')).toMatchObject([{ cause: 'mines' }]);
  expect(ofKind(after('i3 . . . . i1\n┼m . . . . .'), 'trenchLost')).toMatchObject([{ cause: 'mines' }]);
  expect(ofKind(after('i3 . . . . .'), 'enemyLost')).toMatchObject([{ cause: 'breakthrough' }]);
  const shelled = after(`. . a2 . . i1\n${gap.repeat(2)}. . ┼ . . .\n${gap.repeat(2)}`, [4]);
  expect(ofKind(shelled, 'trenchLost')).toMatchObject([{ cell: at('3-4'), cause: 'shell' }]);
  expect(ofKind(shelled, 'enemyLost')).toMatchObject([{ cell: at('3-7'), cause: 'spent' }]);
});
