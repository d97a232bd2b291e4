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
  rules,
  set,
  tile,
  trench,
  walk,
} from './scenario.ts';

const GAP = '. . . . . .\n';

describe('BLN-5.1 building', () => {
  const beside = (strictFit: boolean) =>
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
  test('joins every neighbouring trench: both are open on every side they share', () => {
    const open = position({ board: '. ┼ . . . .', soldiers: ['3-1'], open: ['┐', '│', '┼'] });
    const laid = (drawn: string) => fits(set, open, at('3-2'), trench(drawn).open);
    expect(['┐', '│', '┌', '┼', '┤', '┬'].map(laid)).toEqual([true, false, false, true, true, true]);
    expect(refused(open, 0, dig('3-2', '│')).reason).toBe('does-not-fit');
  });
  test('is not possible beside a trench that is closed on that side, unless the table plays loose fit', () => {
    expect(placements(set, beside(true), at('3-2'))).toEqual([]);
    expect(fits(set, beside(true), at('3-2'), trench('│').open)).toBe(false);
    expect(fits(set, beside(false), at('3-2'), trench('│').open)).toBe(true);
  });
  test('is strict unless the table says otherwise', () => {
    const strict = rules.manifest.options.find(({ id }) => id === 'strictFit');
    expect(strict?.values({ seats: 1, options: {} })[0]).toBe(true);
    expect(position({ soldiers: ['3-1'] }).options.strictFit).toBe(true);
  });
  test('under loose fit asks that shared sides are both open or both closed', () => {
    const state = beside(false);
    const laid = (drawn: string) => fits(set, state, at('3-2'), trench(drawn).open);
    expect(['│', '┐', '┌', '┼', '├'].map(laid)).toEqual([true, false, true, false, true]);
    expect(refused(state, 0, dig('3-2', '┼'))).toEqual({
      clause: 'BLN-5.1',
      reason: 'does-not-fit',
      figures: { cell: '3-2' },
    });
    expect(placements(set, state, at('3-2')).map((one) => one.tile)).toEqual([tile('│'), tile('└')]);
  });
  test('asks for at least one side that joins, under loose fit too', () => {
    const options = { strictFit: false };
    const state = position({ board: '. . │ . . .', soldiers: ['3-1'], options });
    expect(fits(set, state, at('2-3'), trench('│').open)).toBe(false);
    expect(fits(set, state, at('3-3'), trench('─').open)).toBe(false);
    expect(fits(set, state, at('3-3'), trench('│').open)).toBe(true);
  });
  test('counts the start trench as a neighbour', () => {
    const state = position({ board: '. ─ . . . .', soldiers: ['3-1'] });
    expect(fits(set, state, at('3-2'), trench('┘').open)).toBe(false);
    expect(fits(set, state, at('3-2'), trench('┐').open)).toBe(true);
    expect(fits(set, position({ soldiers: ['3-1'] }), at('3-2'), trench('─').open)).toBe(false);
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
    const with4 = column.replace('. . . . . .', 'F F . F F .');
    expect(refused(position({ board: with4, soldiers: ['3-6'] }), 0, flag('3-7'))).toEqual({
      clause: 'BLN-5.2',
      reason: 'no-flags-left',
      figures: { flags: 4 },
    });
    const with3 = column.replace('. . . . . .', 'F F . F . .');
    expect(legal(position({ board: with3, soldiers: ['3-6'] }), 0, 'flag')).toEqual([flag('3-7')]);
  });
  test('is the end of a trench: open towards cell 6 of its lane and nowhere else', () => {
    const board = column.replace('. . . . . .', '. . F F . .').replace('. . │ . . .', '. . │ │ . .');
    const state = position({ board, soldiers: ['3-7'] });
    const near = (from: string) => waysFrom(terrainOf(set, state), at(from), 1);
    expect(near('3-7')).toMatchObject({ stops: [at('3-7'), at('3-6')], exits: [] });
    expect(near('3-6').stops).toContain(at('3-7'));
    expect(refused(state, 0, walk('4-7')).reason).toBe('not-joined');
  });
  test('lets nobody dig on sideways along the enemy zone', () => {
    const state = position({ board: column.replace('. . . . . .', '. . F . . .'), soldiers: ['3-7'] });
    expect(legal(state, 0, 'flag')).toEqual([]);
    expect(refused(state, 0, flag('4-7'))).toMatchObject({ clause: 'BLN-4.2', reason: 'no-way-out' });
  });
  test('asks a tile laid later on cell 6 of its lane to be open towards it', () => {
    const column4 = `. . . F . .\n${GAP}${'. . . │ . .\n'.repeat(4)}`;
    const state = position({ board: column4, soldiers: ['4-7'], open: ['│', '└', '┴'] });
    const laid = (drawn: string) => fits(set, state, at('4-6'), trench(drawn).open);
    expect(['│', '┤', '┘', '┐', '─'].map(laid)).toEqual([true, true, false, false, false]);
    expect(legal(state, 0, 'dig').map(({ to }) => to)).toContain(at('4-6'));
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
