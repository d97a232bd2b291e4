import { describe, expect, test } from 'vitest';
import { terrainOf } from '../rules/terrain.ts';
import { waysFrom, waysOf } from '../rules/ways.ts';
import {
  at,
  attack,
  clear,
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
  walk,
} from './scenario.ts';

describe('BLN-4.1 walking', () => {
  const board = `
    . . . . . .
    . . ┌ ┐ . .
    . . │ │ . .`;
  const names = (state = position({ board, soldiers: ['3-1'] }), from = '3-1', steps = 3) =>
    waysFrom(terrainOf(set, state), at(from), steps).stops.map(
      (cell) => `${Math.floor(cell / 7) + 1}-${(cell % 7) + 1}`,
    );

  test('goes up to three cells through joined trenches, the start trench included', () => {
    expect(names().sort()).toEqual(
      ['3-1', '2-1', '1-1', '4-1', '5-1', '6-1', '3-2', '3-3', '4-2', '4-3'].sort(),
    );
    const state = position({ board, soldiers: ['3-1'] });
    expect(legal(state, 0, 'move')).toHaveLength(9);
    const { state: next, events } = played(state, 0, walk('4-3'));
    expect(next).toMatchObject({ soldiers: [at('4-3')], steps: 0 });
    expect(events).toEqual([{ kind: 'moved', seat: 0, from: at('3-1'), to: at('4-3') }]);
  });
  test('may be made in parts of three steps in all', () => {
    const one = played(position({ board, soldiers: ['3-1'] }), 0, walk('3-2')).state;
    const two = played(one, 0, walk('3-3')).state;
    expect(two.steps).toBe(1);
    expect(refused(two, 0, walk('3-1'))).toEqual({
      clause: 'BLN-4.1',
      reason: 'too-far',
      figures: { cell: '3-1', steps: 2, left: 1 },
    });
    expect(new Set([rules.pending(one), rules.pending(two)].map(([open]) => open?.id)).size).toBe(2);
  });
  test('takes no diagonal and no closed side', () => {
    const closed = position({ board: '. . │ ─ . .', soldiers: ['3-2'] });
    expect(refused(closed, 0, walk('4-2'))).toMatchObject({ clause: 'BLN-4.1', reason: 'not-joined' });
    expect(names(closed, '3-2', 1)).toEqual(['3-2', '3-1']);
  });
  test('does not enter a cell with an enemy, nor pass through it', () => {
    const held = position({ board: '. . │ . . .\n. . │/i2 . . .', soldiers: ['3-1'] });
    expect(refused(held, 0, walk('3-2'))).toMatchObject({ clause: 'BLN-4.1', reason: 'enemy-in-the-way' });
    expect(refused(held, 0, walk('3-3'))).toMatchObject({ reason: 'not-joined' });
  });
  test('is no step at all on the spot', () => {
    const state = position({ soldiers: ['3-1'] });
    expect(refused(state, 0, walk('3-1')).reason).toBe('already-there');
    expect(played(state, 0, END).state.soldiers).toEqual([at('3-1')]);
  });
});

describe('BLN-4.2 the last step out of the trench', () => {
  test('leads onto open ground through an open side, and builds there in the same move', () => {
    const state = position({ board: '. . │ . . .', soldiers: ['2-1'] });
    const { state: next, events } = played(state, 0, dig('3-3', '│'));
    expect(next.soldiers).toEqual([at('3-3')]);
    expect(next.trenches[at('3-3')]).not.toBeNull();
    expect(events[0]).toMatchObject({ kind: 'dug', from: at('2-1'), to: at('3-3'), slot: 0 });
  });
  test('is never a walk by itself', () => {
    const state = position({ soldiers: ['3-1'] });
    expect(refused(state, 0, walk('3-2'))).toMatchObject({ clause: 'BLN-4.2', reason: 'open-ground' });
  });
  test('is the third at most, also after a walk', () => {
    const state = position({ board: '. . │ . . .\n. . │ . . .', soldiers: ['3-1'] });
    expect(waysOf(set, state, 0).exits).toContain(at('3-4'));
    const walked = played(state, 0, walk('3-2')).state;
    expect(legal(walked, 0, 'dig').some(({ to }) => to === at('3-4'))).toBe(true);
    const far = position({ board: '. . │ . . .\n. . │ . . .', soldiers: ['2-1'] });
    expect(refused(far, 0, dig('3-4', '│'))).toMatchObject({
      clause: 'BLN-4.2',
      reason: 'no-way-out',
      figures: { cell: '3-4', left: 3 },
    });
    const spent = played(played(state, 0, walk('3-3')).state, 0, walk('3-2')).state;
    expect(spent.steps).toBe(0);
    expect(legal(spent, 0, 'dig')).toEqual([]);
  });
  test('does not go through a closed side, nor onto an enemy', () => {
    const state = position({ board: '. . │ . . .\n. . │ . . .', soldiers: ['3-3'], open: ['┼', '┼', '┼'] });
    expect(refused(state, 0, dig('2-3', '┼'))).toMatchObject({ reason: 'no-way-out' });
    const held = position({ board: '. . i1 . . .\n. . │ . . .', soldiers: ['3-2'] });
    expect(refused(held, 0, dig('3-3', '│'))).toMatchObject({ reason: 'enemy-in-the-way' });
  });
  test('needs a fitting open tile, or in the enemy zone a spare flag', () => {
    const none = position({ soldiers: ['3-1'], open: ['*', '*', '*'] });
    expect(legal(none, 0, 'dig')).toEqual([]);
    const column = `. F F F F .\n${'. . . . . │\n'.repeat(5)}`;
    const spent = position({ board: column, soldiers: ['6-6'] });
    expect(legal(spent, 0, 'flag')).toEqual([]);
    expect(refused(spent, 0, flag('6-7'))).toMatchObject({ clause: 'BLN-5.2', reason: 'no-flags-left' });
  });
  test('is the same move into a free cell of the enemy zone', () => {
    const column = `. . . . . .\n${'. . . . . │\n'.repeat(5)}`;
    const state = position({ board: column, soldiers: ['6-4'] });
    expect(played(state, 0, flag('6-7')).state).toMatchObject({ flags: [at('6-7')], soldiers: [at('6-7')] });
    const held = position({ board: column.replace('. . . . . .\n', '. . . . . t2\n'), soldiers: ['6-6'] });
    expect(refused(held, 0, flag('6-7')).reason).toBe('enemy-in-the-way');
  });
});

describe('BLN-4.3 one action', () => {
  const state = position({
    board: '. . i6 . . .\n. . │ │ . .',
    soldiers: ['3-2', '1-1'],
    open: ['*', '┌', '│'],
    grenades: [1, 0],
  });

  test.each([
    ['build', dig('4-3', '┌')],
    ['clear', clear('4-2')],
    ['attack', attack('3-3')],
    ['take a grenade', { kind: 'take' } as const],
    ['throw a grenade', { kind: 'throw', side: 0 } as const],
    ['replace the open tiles', { kind: 'replace' } as const],
    ['nothing', END],
  ])('to %s ends the turn', (_what, action) => {
    const here = action.kind === 'dig' ? { ...state, soldiers: [at('4-2'), at('1-1')] } : state;
    const next = played(here, 0, action, [1]).state;
    expect(rules.pending(next)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    expect(next).toMatchObject({ turn: 1, steps: 3 });
  });
  test('comes after the walk', () => {
    const walked = played(state, 0, walk('3-1')).state;
    expect(rules.pending(walked)).toMatchObject([{ seat: 0 }]);
    expect(refused(walked, 0, attack('3-3')).reason).toBe('not-beside');
    expect(played(walked, 0, END).state).toMatchObject({ turn: 1, steps: 3 });
  });
});

describe('BLN-4.4 refill', () => {
  test('brings the open tiles back to three, in the place of what was taken', () => {
    const state = position({ soldiers: ['3-1'], open: ['┼', '│', '└'], stack: ['┴', '└'] });
    const { state: next, heard } = played(state, 0, dig('3-2', '│'));
    expect(next.open).toEqual([tile('┼'), tile('┴'), tile('└')]);
    expect(next.stack).toEqual([tile('└')]);
    const refill = heard.find(({ event }) => event.kind === 'refilled');
    expect(refill).toEqual({ event: { kind: 'refilled', slot: 1, tile: tile('┴') }, reveals: true });
  });
  test('renews an empty stack from the discard', () => {
    const state = position({ soldiers: ['3-1'], stack: [], discard: ['┼', '*'] });
    const { state: next, events } = played(state, 0, dig('3-2', '│'));
    expect(ofKind(events, 'reshuffled')).toEqual([{ kind: 'reshuffled', tiles: 2 }]);
    expect(next.discard).toEqual([]);
    expect([...next.stack, next.open[0]].sort()).toEqual([tile('*'), tile('┼')].sort());
  });
  test('leaves the row short when there is nothing to draw', () => {
    const state = position({ soldiers: ['3-1'], stack: [] });
    expect(played(state, 0, dig('3-2', '│')).state.open).toEqual([null, tile('│'), tile('│')]);
  });
});

describe('BLN-4.5 alarm', () => {
  test('brings a tile into the zone of the lane that is rolled', () => {
    const state = position({ soldiers: ['1-1', '1-1'], waiting: ['t3', 'i1'] });
    const { state: next, events } = played(state, 0, END, [4]);
    expect(next.enemies[at('4-7')]).toBe(enemy('t3'));
    expect(next.enemyStack).toEqual([enemy('i1')]);
    expect(events.map(({ kind }) => kind)).toEqual(['waited', 'drew', 'laneRolled', 'entered']);
  });
  test('is silent while there are as many enemy tiles as players', () => {
    const state = position({ board: 'i1 . . . . i1\n. . . . . .', soldiers: ['3-1', '3-1'] });
    expect(ofKind(played(state, 0, END).events, 'drew')).toEqual([]);
    const one = position({ board: 'i1 . . . . .\n. . . . . .', soldiers: ['3-1', '3-1'] });
    expect(ofKind(played(one, 0, END).events, 'drew')).toHaveLength(1);
  });
  test('rolls again for a cell that holds an enemy', () => {
    const board = `. . t2 . . .\n${'. . . . . .\n'.repeat(5)}`;
    const state = position({ board, soldiers: ['1-1', '1-1'], waiting: ['i2'] });
    const { state: next, events, chance } = played(state, 0, END, [3, 3, 5]);
    expect(next.enemies[at('3-7')]).toBe(enemy('t2'));
    expect(next.enemies[at('5-7')]).toBe(enemy('i2'));
    expect(ofKind(events, 'laneRolled').map(({ taken }) => taken)).toEqual([true, true, false]);
    expect(chance).toEqual([2, 2, 4]);
  });
  test('takes the tile out of the game where a flag stands', () => {
    const board = `. . F . . .\n${'. . . . . .\n'.repeat(5)}`;
    const state = position({ board, soldiers: ['3-7', '1-1'], waiting: ['t3', 'i1'] });
    const { state: next, events } = played(state, 0, END, [3]);
    expect(next.enemies.every((one) => one === null)).toBe(true);
    expect(next).toMatchObject({ fallen: [enemy('t3')], soldiers: [at('3-7'), at('1-1')], penalties: 0 });
    expect(ofKind(events, 'enemyLost')).toMatchObject([{ cause: 'flag', cell: at('3-7') }]);
  });
  test('comes after the refill', () => {
    const { events } = played(position({ soldiers: ['3-1', '1-1'] }), 0, dig('3-2', '│'));
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('refilled')).toBeLessThan(kinds.indexOf('drew'));
  });
});

describe('BLN-4.6 one tile a turn', () => {
  test('however many are missing', () => {
    const state = position({ soldiers: ['1-1', '1-1', '1-1', '1-1'] });
    const { state: next } = played(state, 0, END);
    expect(next.enemies.filter((one) => one !== null)).toHaveLength(1);
    expect(next.enemyStack).toHaveLength(3);
  });
  test('and none once the stack is empty', () => {
    const state = position({ board: 'i1 . . . . .\n. . . . . .', soldiers: ['3-1', '3-1'], waiting: [] });
    expect(ofKind(played(state, 0, END).events, 'drew')).toEqual([]);
  });
});
