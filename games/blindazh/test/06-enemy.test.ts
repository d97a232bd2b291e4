import { describe, expect, test } from 'vitest';
import { advances, pointsAhead, shellable } from '../rules/odds.ts';
import { at, END, enemy, ofKind, played, position, rules, set, tile } from './scenario.ts';

/** The enemy's turn after a player who stays out of the way in lane 6. */
const enemyMoves = (board: string, faces: readonly number[] = [], more = {}) =>
  played(position({ board, soldiers: ['6-1'], ...more }), 0, END, faces);

const GAP = '. . . . . .\n';

describe('BLN-6.1 the advance', () => {
  test('takes every tank and infantry tile one cell towards the start trench', () => {
    const { state: next } = enemyMoves(`t2 . . i1 . .\n${GAP}`);
    expect(next.enemies[at('1-2')]).toBe(enemy('t2'));
    expect(next.enemies[at('4-2')]).toBe(enemy('i1'));
    expect(next.enemies[at('1-3')]).toBeNull();
  });
  test('begins with the nearest, then goes lane by lane; artillery fires last, by lanes', () => {
    const board = `. a2 . . a2 .\n. t1 . . . .\n${GAP}i1 . i2 . . .\n${GAP}${GAP}`;
    const { events } = enemyMoves(board, [2, 2]);
    expect(ofKind(events, 'advanced').map(({ from }) => from)).toEqual([at('1-4'), at('3-4'), at('2-6')]);
    expect(ofKind(events, 'fired').map(({ from }) => from)).toEqual([at('2-7'), at('5-7')]);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('advanced')).toBeLessThan(kinds.indexOf('fired'));
  });
  test('is foretold as it comes', () => {
    const state = position({ board: `i1 . t2 . a1 .\n. i3 . . . .`, soldiers: ['6-1'] });
    const { events } = played(state, 0, END);
    const steps = ofKind(events, 'advanced').map(({ enemy: who, from, to }) => ({ enemy: who, from, to }));
    expect(advances(set, state)).toEqual(steps);
    expect(pointsAhead(set, rules.observe(state, 0))).toBe(3);
  });
  test('moves no tile twice and lets one follow another', () => {
    const { state: next } = enemyMoves(`i1 . . . . .\ni2 . . . . .\n${GAP}`);
    expect([next.enemies[at('1-2')], next.enemies[at('1-3')]]).toEqual([enemy('i2'), enemy('i1')]);
  });
});

describe('BLN-6.2 soldiers in the way', () => {
  test('return to the start of that lane, one point each', () => {
    const state = position({ board: '. . i1 . . .\n. . │ . . .', soldiers: ['3-2', '3-2', '1-1'] });
    const rest = played(played(state, 0, END).state, 1, END).state;
    const { state: next, events } = played(rest, 2, END);
    expect(next.soldiers).toEqual([at('3-1'), at('3-1'), at('1-1')]);
    expect(next.penalties).toBe(2);
    expect(ofKind(events, 'penalty')).toMatchObject([{ cause: 'overrun' }, { cause: 'overrun' }]);
  });
  test('go before the mark of the trench works', () => {
    const state = position({ board: '. . i3 . . .\n. . │m . . .', soldiers: ['3-2'] });
    const { state: next, events } = played(state, 0, END);
    expect(next).toMatchObject({ penalties: 1, soldiers: [at('3-1')], lost: [tile('│m')] });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('sentBack')).toBeLessThan(kinds.indexOf('enemyLost'));
  });
});

describe('BLN-6.3 a tank entering a trench', () => {
  test('removes it and stays', () => {
    const { state: next } = enemyMoves('t3 . . . . .\n┼ . . . . .');
    expect(next.trenches[at('1-2')]).toBeNull();
    expect(next.enemies[at('1-2')]).toBe(enemy('t3'));
  });
  test('goes with it on hedgehogs', () => {
    const { state: next, events } = enemyMoves('t3 . . . . .\n┼h . . . . .');
    expect([next.trenches[at('1-2')], next.enemies[at('1-2')]]).toEqual([null, null]);
    expect(ofKind(events, 'enemyLost')[0]).toMatchObject({ cause: 'hedgehogs' });
    expect(next.fallen).toEqual([enemy('t3')]);
  });
  test('does not mind mines', () => {
    const { state: next } = enemyMoves('t3 . . . . .\n┼m . . . . .');
    expect([next.trenches[at('1-2')], next.enemies[at('1-2')]]).toEqual([null, enemy('t3')]);
  });
});

describe('BLN-6.4 infantry entering a trench', () => {
  test('is removed with the tile by mines', () => {
    const { state: next } = enemyMoves('i3 . . . . .\n┼m . . . . .');
    expect([next.trenches[at('1-2')], next.enemies[at('1-2')]]).toEqual([null, null]);
    expect(next).toMatchObject({ lost: [tile('┼m')], fallen: [enemy('i3')] });
  });
  test.each(['┼', '┼s', '┼h'])('leaves %s as it is', (laid) => {
    const { state: next } = enemyMoves(`i3 . . . . .\n${laid} . . . . .`);
    expect(next.trenches[at('1-2')]).toMatchObject({ tile: tile(laid) });
    expect(next.enemies[at('1-2')]).toBe(enemy('i3'));
  });
});

describe('BLN-6.5 a breakthrough', () => {
  test.each(['i1', 't4', 'i3'])('of %s costs its shield and the tile leaves the game', (code) => {
    const { state: next, events } = enemyMoves(`${code} . . . . .`);
    expect(next.penalties).toBe(Number(code.charAt(1)));
    expect(next.fallen).toEqual([enemy(code)]);
    expect(next.enemies[at('1-1')]).toBeNull();
    expect(ofKind(events, 'penalty')).toMatchObject([{ cause: 'breakthrough', cell: at('1-1') }]);
  });
  test('costs one point more for each soldier in that start cell, who stays', () => {
    const state = position({ board: '. . i2 . . .', soldiers: ['3-1', '3-1', '4-1'] });
    const rest = played(played(state, 0, END).state, 1, END).state;
    const { state: next, events } = played(rest, 2, END);
    expect(next).toMatchObject({ penalties: 4, soldiers: [at('3-1'), at('3-1'), at('4-1')] });
    expect(ofKind(events, 'penalty').map(({ points, cause }) => [points, cause])).toEqual([
      [2, 'breakthrough'],
      [1, 'overrun'],
      [1, 'overrun'],
    ]);
    expect(ofKind(events, 'sentBack')).toEqual([]);
  });
});

describe('BLN-6.6 artillery', () => {
  const board = `. . a2 . . .\n. . ┼ . . .\n. . t3 . . .\n. . ┼ . . .\n. . ┼ . . .\n${GAP}`;

  test('fires once along its lane and leaves the game without moving', () => {
    const { state: next, events } = enemyMoves(board, [6]);
    expect(ofKind(events, 'fired')).toMatchObject([{ from: at('3-7'), die: 6, cell: at('3-6') }]);
    expect(next.enemies[at('3-7')]).toBeNull();
    expect(next.fallen).toEqual([enemy('a2')]);
    expect(next.trenches[at('3-6')]).toBeNull();
  });
  test('shoots over what lies between, and hits the cell of the number', () => {
    const { state: next } = enemyMoves(board, [3]);
    expect(next.trenches[at('3-3')]).toBeNull();
    expect(next.trenches[at('3-6')]).not.toBeNull();
  });
  test('on a one hits the start cell: one point, and one more for each soldier in it, who stays', () => {
    expect(enemyMoves(board, [1]).state.penalties).toBe(1);
    const state = position({ board, soldiers: ['3-1', '3-1', '2-1'], waiting: [] });
    const rest = played(played(state, 0, END).state, 1, END).state;
    const { state: next, events } = played(rest, 2, END, [1]);
    expect(next).toMatchObject({ penalties: 3, soldiers: [at('3-1'), at('3-1'), at('2-1')] });
    expect(ofKind(events, 'penalty').map(({ cause }) => cause)).toEqual([
      'startShelled',
      'shelled',
      'shelled',
    ]);
    expect(ofKind(events, 'sentBack')).toEqual([]);
  });
  test('sends every soldier on the cell back at a point each', () => {
    const state = position({ board, soldiers: ['3-3', '3-3'], waiting: ['i1'] });
    const { state: next, events } = played(played(state, 0, END).state, 1, END, [3]);
    expect(next).toMatchObject({ soldiers: [at('3-1'), at('3-1')], penalties: 2 });
    expect(ofKind(events, 'penalty').every(({ cause }) => cause === 'shelled')).toBe(true);
  });
  test('may hit any cell of its lane short of the zone, as shown', () => {
    const cells = shellable(set.board, at('3-7'));
    expect(cells).toEqual(['3-1', '3-2', '3-3', '3-4', '3-5', '3-6'].map(at));
    for (const [index, cell] of cells.entries()) {
      expect(ofKind(enemyMoves(board, [index + 1]).events, 'fired')[0]?.cell).toBe(cell);
    }
  });
});

describe('BLN-6.7 artillery and its own side', () => {
  test('enemy tiles it hits are removed', () => {
    const board = `. . a2 . . .\n. . t3 . . .\n${GAP}${GAP}${GAP}${GAP}`;
    const { state: next, events } = enemyMoves(board, [5]);
    expect(next.enemies.filter((one) => one === enemy('t3'))).toEqual([]);
    expect(ofKind(events, 'enemyLost').map(({ cause }) => cause)).toEqual(['shell', 'spent']);
    expect(next.fallen).toEqual([enemy('t3'), enemy('a2')]);
  });
  test('flags are out of its reach', () => {
    const state = position({ board: `. . a2 F . .\n${GAP.repeat(5)}`, soldiers: ['4-7'] });
    expect(shellable(set.board, at('3-7'))).not.toContain(at('3-7'));
    expect(played(state, 0, END, [6]).state).toMatchObject({ flags: [at('4-7')], soldiers: [at('4-7')] });
  });
});
