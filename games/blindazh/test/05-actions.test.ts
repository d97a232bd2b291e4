import { describe, expect, test } from 'vitest';
import { fits, placements } from '../rules/fit.ts';
import { terrainOf } from '../rules/terrain.ts';
import { waysFrom } from '../rules/ways.ts';
import {
  at,
  clear,
  dig,
  END,
  flag,
  legal,
  played,
  position,
  refused,
  set,
  tile,
  trench,
} from './scenario.ts';

describe('BLN-5.1 building', () => {
  const beside = (strictFit = false) =>
    position({
      board: '. ─ . . . .\n. │ . . . .',
      soldiers: ['3-1'],
      open: ['┼', '│', '└'],
      options: { strictFit },
    });

  test('lays one of the open tiles under the soldier', () => {
    const state = position({ soldiers: ['3-1'], open: ['┼', '│', '└'] });
    const { state: next } = played(state, 0, dig('3-2', '┼'));
    expect(next.trenches[at('3-2')]).toEqual(trench('┼'));
    expect(next.open).not.toContain(tile('┼'));
    expect(refused(state, 0, dig('3-2', '├'))).toEqual({ clause: 'BLN-5.1', reason: 'tile-not-open' });
  });
  test('asks that shared sides are both open or both closed', () => {
    const state = beside();
    const laid = (drawn: string) => fits(set, state, at('3-2'), trench(drawn).open);
    expect(['│', '┐', '┌', '┼', '├'].map(laid)).toEqual([true, false, true, false, true]);
    expect(refused(state, 0, dig('3-2', '┼'))).toEqual({
      clause: 'BLN-5.1',
      reason: 'does-not-fit',
      figures: { cell: '3-2' },
    });
    expect(placements(set, state, at('3-2')).map((one) => one.tile)).toEqual([tile('│'), tile('└')]);
  });
  test('asks for at least one side that joins', () => {
    const state = position({ board: '. . │ . . .', soldiers: ['3-1'] });
    expect(fits(set, state, at('2-3'), trench('│').open)).toBe(false);
    expect(fits(set, state, at('3-3'), trench('─').open)).toBe(false);
    expect(fits(set, state, at('3-3'), trench('│').open)).toBe(true);
  });
  test('counts the start trench as a neighbour', () => {
    const state = position({ board: '. ─ . . . .', soldiers: ['3-1'] });
    expect(fits(set, state, at('3-2'), trench('┘').open)).toBe(false);
    expect(fits(set, state, at('3-2'), trench('┐').open)).toBe(true);
  });
  test('under strict fit joins every neighbouring trench', () => {
    expect(fits(set, beside(), at('3-2'), trench('│').open)).toBe(true);
    expect(fits(set, beside(true), at('3-2'), trench('│').open)).toBe(false);
    const open = position({ board: '. ┼ . . . .', soldiers: ['3-1'], options: { strictFit: true } });
    expect(fits(set, open, at('3-2'), trench('┐').open)).toBe(true);
  });
  test('is not done with a grenade, nor on a trench', () => {
    const state = position({ board: '. . │ . . .', soldiers: ['3-1'], open: ['*', '│', '│'] });
    expect(refused(state, 0, { kind: 'dig', to: at('3-3'), tile: tile('*'), turn: 0 }).reason).toBe(
      'grenade-is-no-trench',
    );
    expect(refused(state, 0, dig('3-2', '│'))).toMatchObject({ reason: 'trench-already' });
  });
});

describe('BLN-5.2 a trench in the enemy zone', () => {
  const column = `. . . . . .\n${'. . │ . . .\n'.repeat(5)}`;

  test('is a flag, and uses no open tile', () => {
    const state = position({ board: column, soldiers: ['3-6'] });
    const { state: next, events } = played(state, 0, flag('3-7'));
    expect(next).toMatchObject({ flags: [at('3-7')], open: state.open, stack: state.stack });
    expect(events[0]).toEqual({ kind: 'flagged', seat: 0, from: at('3-6'), to: at('3-7') });
    expect(refused(state, 0, dig('3-7', '│'))).toMatchObject({
      clause: 'BLN-5.2',
      reason: 'zone-takes-flags',
    });
    expect(refused(state, 0, flag('3-5'))).toMatchObject({ clause: 'BLN-5.2', reason: 'not-the-zone' });
  });
  test('comes four times and no more', () => {
    const four = position({ board: column.replace('. . . . . .', 'F F F F . .'), soldiers: ['4-7'] });
    expect(refused(four, 0, flag('5-7'))).toEqual({
      clause: 'BLN-5.2',
      reason: 'no-flags-left',
      figures: { flags: 4 },
    });
    const three = position({ board: column.replace('. . . . . .', '. F F F . .'), soldiers: ['4-7'] });
    expect(legal(three, 0, 'flag').map(({ to }) => to)).toEqual(
      expect.arrayContaining([at('5-7'), at('1-7')]),
    );
  });
  test('needs no fit and is joined to every neighbour open towards it', () => {
    const board = column.replace('. . . . . .', '. . F F . .').replace('. . │ . . .', '. . │ ─ . .');
    const state = position({ board, soldiers: ['3-7'] });
    const near = (from: string) => waysFrom(terrainOf(set, state), at(from), 1).stops;
    expect([...near('3-7')].sort((a, b) => a - b)).toEqual([at('3-6'), at('3-7'), at('4-7')]);
    expect(near('4-7')).not.toContain(at('4-6'));
  });
  test('asks a tile laid beside it later to be open towards it', () => {
    const state = position({ board: column.replace('. . . . . .', '. . F F . .'), soldiers: ['4-7'] });
    expect(fits(set, state, at('4-6'), trench('─').open)).toBe(false);
    expect(fits(set, state, at('4-6'), trench('│').open)).toBe(true);
  });
  test('stays for good', () => {
    const board = column.replace('. . . . . .', '. . F . . .');
    const state = position({ board, soldiers: ['3-5'], grenades: [1] });
    expect(refused(state, 0, clear('3-7'))).toMatchObject({ clause: 'BLN-5.3', reason: 'flag-stays' });
    expect(played(state, 0, { kind: 'throw', side: 0 }, [2]).state.flags).toEqual([at('3-7')]);
  });
});

describe('BLN-5.3 clearing', () => {
  const state = position({ board: '. . │ │/i1 │ .', soldiers: ['1-1', '3-2'] });

  test('removes a trench at any distance to the discard', () => {
    const { state: next, events } = played(state, 0, clear('5-2'));
    expect(next.trenches[at('5-2')]).toBeNull();
    expect(next.discard).toEqual([tile('│')]);
    expect(events[0]).toEqual({ kind: 'cleared', seat: 0, cell: at('5-2'), tile: tile('│') });
  });
  test('but none on which a soldier or an enemy stands', () => {
    expect(refused(state, 0, clear('3-2'))).toMatchObject({
      clause: 'BLN-5.3',
      reason: 'soldier-stands-there',
    });
    expect(refused(state, 0, clear('4-2'))).toMatchObject({ reason: 'enemy-stands-there' });
    expect(refused(state, 0, clear('6-2'))).toMatchObject({ reason: 'no-trench' });
    expect(legal(state, 0, 'clear')).toEqual([clear('5-2')]);
  });
  test('and neither start cells nor flags', () => {
    expect(refused(state, 0, clear('2-1')).reason).toBe('start-stays');
  });
});

describe('BLN-5.8 replacing the open tiles', () => {
  test('draws three new ones before the old are discarded', () => {
    const state = position({ soldiers: ['3-1'], open: ['┼', '┼', '*'], stack: ['│', '└', '┴'] });
    const { state: next } = played(state, 0, { kind: 'replace' });
    expect(next.open).toEqual([tile('│'), tile('└'), tile('┴')]);
    expect(next.discard).toEqual([tile('┼'), tile('┼'), tile('*')]);
    expect(next.stack).toEqual([]);
  });
  test('renews the stack from the discard, without the old ones', () => {
    const state = position({ soldiers: ['3-1'], open: ['┼', '┼', '┼'], stack: ['│'], discard: ['└', '└'] });
    const { state: next } = played(state, 0, { kind: 'replace' });
    expect(next.open).toEqual([tile('│'), tile('└'), tile('└')]);
    expect(next.discard).toEqual([tile('┼'), tile('┼'), tile('┼')]);
  });
  test('is filled up from the old ones only when nothing else is left', () => {
    const state = position({ soldiers: ['3-1'], open: ['┼', '┼', '┼'], stack: ['│'] });
    const { state: next } = played(state, 0, { kind: 'replace' });
    expect(next.open).toEqual([tile('│'), tile('┼'), tile('┼')]);
    const empty = position({ soldiers: ['3-1'], stack: [] });
    expect(refused(empty, 0, { kind: 'replace' })).toEqual({ clause: 'BLN-5.8', reason: 'nothing-to-draw' });
    expect(refused(empty, 0, dig('3-4', '│')).reason).toBe('no-way-out');
    expect(played(empty, 0, END).state.open).toEqual(empty.open);
  });
});
