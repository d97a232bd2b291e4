import { readOptions, type Seat } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { startCells } from '../rules/board.ts';
import { at, END, ofKind, played, position, refused, rules, set } from './scenario.ts';

describe('BLN-3.1 a round', () => {
  test('is one turn of every player in order, then the enemy’s', () => {
    let state = position({ soldiers: ['1-1', '2-1', '3-1'], waiting: ['t2', 't2', 't2', 't2'] });
    const order: (Seat | 'enemy')[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const [decision] = rules.pending(state);
      order.push(decision?.seat as Seat);
      const { state: next, events } = played(state, decision?.seat as Seat, END);
      if (ofKind(events, 'enemyTurn').length > 0) order.push('enemy');
      state = next;
    }
    expect(order).toEqual([0, 1, 2, 'enemy', 0, 1, 2, 'enemy']);
  });
  test('begins with the seat the table names, seat 1 by default', () => {
    const plan = readOptions(rules.manifest, 3, {});
    expect(plan).toMatchObject({ options: { first: 1 } });
    const second = position({ soldiers: ['1-1', '2-1', '3-1'], options: { first: 3 } });
    expect(rules.pending(second)[0]?.seat).toBe(2);
    expect(rules.pending(played(second, 2, END).state)[0]?.seat).toBe(0);
  });
  test('the first seat must be one of the table’s', () => {
    expect(readOptions(rules.manifest, 2, { first: 3 })).toMatchObject({ refusal: { clause: 'BLN-3.1' } });
  });
  test('a turn belongs to its player alone', () => {
    const state = position({ soldiers: ['1-1', '2-1'] });
    expect(rules.pending(state)).toHaveLength(1);
    expect(refused(state, 1, END).reason).toBe('decision-closed');
  });
});

describe('BLN-3.2 posts', () => {
  const fresh = position({ soldiers: ['', '', ''] });

  test('are chosen by all at once, in any order, among the start cells', () => {
    expect(rules.pending(fresh).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'post 0',
      'post 1',
      'post 2',
    ]);
    const decision = rules.pending(fresh)[1];
    const cells = decision ? [...rules.moves(fresh, decision)] : [];
    expect(cells).toEqual(startCells(set.board).map((cell) => ({ kind: 'post', cell })));
    const { state: next } = played(fresh, 1, { kind: 'post', cell: at('4-1') });
    expect(rules.pending(next).map(({ seat }) => seat)).toEqual([0, 2]);
  });
  test('may be shared, and only then the first turn begins', () => {
    let state = fresh;
    for (const seat of [2, 0, 1]) state = played(state, seat, { kind: 'post', cell: at('4-1') }).state;
    expect(state.soldiers).toEqual([at('4-1'), at('4-1'), at('4-1')]);
    expect(rules.pending(state)).toMatchObject([{ kind: 'turn', seat: 0 }]);
  });
  test('are nowhere else, and no turn comes before them', () => {
    expect(refused(fresh, 0, { kind: 'post', cell: at('4-2') })).toMatchObject({
      clause: 'BLN-3.2',
      reason: 'not-a-start-cell',
    });
    expect(refused(fresh, 0, END)).toEqual({ clause: 'BLN-3.2', reason: 'post-first' });
    const posted = position({ soldiers: ['1-1'] });
    expect(refused(posted, 0, { kind: 'post', cell: at('4-1') }).reason).toBe('posted-already');
  });
  test('several soldiers may also walk into one cell', () => {
    const state = position({ soldiers: ['1-1', '2-1'] });
    expect(played(state, 0, { kind: 'move', to: at('2-1') }).state.soldiers).toEqual([at('2-1'), at('2-1')]);
  });
});
