import { describe, expect, test } from 'vitest';
import { bursts, hittingFaces } from '../rules/odds.ts';
import { at, attack, enemy, legal, ofKind, played, position, refused, set, tile } from './scenario.ts';

describe('BLN-5.4 attacking', () => {
  const facing = (laid: string, foe: string) =>
    position({ board: `. . ${foe} . . .\n. . ${laid} . . .`, soldiers: ['3-2', '1-1'] });

  test.each([
    [1, 1, false],
    [2, 1, true],
    [3, 3, false],
    [4, 3, true],
    [5, 5, false],
    [6, 5, true],
  ])('with a %i takes one off: against shield %i it hits: %s', (die, shield, hit) => {
    const { state: next, events } = played(facing('│', `i${shield}`), 0, attack('3-3'), [die]);
    expect(events[0]).toMatchObject({ kind: 'attacked', die, strength: die - 1, shield, hit });
    expect(next.enemies[at('3-3')] === null).toBe(hit);
    expect(next.fallen).toEqual(hit ? [enemy(`i${shield}`)] : []);
  });
  test('adds one on a firing step', () => {
    expect(played(facing('│s', 'i3'), 0, attack('3-3'), [3]).state.fallen).toEqual([enemy('i3')]);
    expect(played(facing('│s', 'i3'), 0, attack('3-3'), [2]).state.fallen).toEqual([]);
  });
  test('has the chance that is shown', () => {
    const chances = [1, 2, 3, 4, 5, 6].map((shield) =>
      ['│', '│s'].map((laid) => hittingFaces(set, facing(laid, 'i1'), at('3-2'), enemy(`t${shield}`))),
    );
    expect(chances).toEqual([
      [5, 6],
      [4, 5],
      [3, 4],
      [2, 3],
      [1, 2],
      [0, 1],
    ]);
  });
  test('reaches all four neighbours, joined or not, and no further', () => {
    const board = `
      . . i1 . . .
      . i1 │ i1 . .
      . . i1 . . .
      . . . . . .`;
    const state = position({ board, soldiers: ['3-4'] });
    expect(legal(state, 0, 'attack')).toHaveLength(4);
    const far = position({ board: '. i1 . . i1 .\n. . │ . . .', soldiers: ['3-2'] });
    expect(refused(far, 0, attack('2-3'))).toMatchObject({ clause: 'BLN-5.4', reason: 'not-beside' });
    expect(refused(far, 0, attack('4-2'))).toMatchObject({ clause: 'BLN-5.4', reason: 'no-enemy' });
  });
});

describe('BLN-5.5 taking a grenade', () => {
  test('moves it from the open tiles to the soldier’s stock, any number of them', () => {
    const state = position({ soldiers: ['3-1', '1-1'], open: ['│', '*', '*'], grenades: [2, 0] });
    const { state: next } = played(state, 0, { kind: 'take' });
    expect(next.grenades).toEqual([3, 0]);
    expect(next.open).toEqual([tile('│'), tile('│'), tile('*')]);
  });
  test('needs one among them', () => {
    const state = position({ soldiers: ['3-1'] });
    expect(refused(state, 0, { kind: 'take' })).toEqual({ clause: 'BLN-5.5', reason: 'no-open-grenade' });
    expect(legal(state, 0, 'take')).toEqual([]);
  });
});

describe('BLN-5.6 throwing a grenade', () => {
  const board = `
    . . t6 . . .
    . i6 ┼ t6 . .
    . . │ . . .
    . . │ . . .`;
  const thrown = (die: number, side: 0 | 1 | 2 | 3 = 0, soldier = '3-2') =>
    played(position({ board, soldiers: [soldier, '6-1'], grenades: [1, 0] }), 0, { kind: 'throw', side }, [
      die,
    ]);

  test('lands as many cells away as the die says and destroys a cross, shields or not', () => {
    const { state: next, events } = thrown(2);
    expect(events[0]).toEqual({ kind: 'threw', seat: 0, side: 0, die: 2, cell: at('3-4') });
    expect(ofKind(events, 'enemyLost').map(({ cell }) => cell)).toEqual([at('3-5'), at('4-4'), at('2-4')]);
    expect(next.trenches.filter((one) => one !== null)).toHaveLength(1);
    expect(next).toMatchObject({ grenades: [0, 0], penalties: 0, soldiers: [at('3-2'), at('6-1')] });
  });
  test('hits the thrower and its trench on a one', () => {
    const { state: next } = thrown(1);
    expect(next.trenches[at('3-2')]).toBeNull();
    expect(next).toMatchObject({ soldiers: [at('3-1'), at('6-1')], penalties: 0 });
  });
  test('is lost without effect off the board', () => {
    const { state: next, events } = thrown(3, 3);
    expect(events[0]).toMatchObject({ kind: 'threw', cell: null });
    expect(next).toMatchObject({ grenades: [0, 0], penalties: 0, lost: [], fallen: [] });
    expect(next.discard).toEqual([tile('*')]);
  });
  test('ignores arms of the cross off the board', () => {
    const { hits } = bursts(set.board, at('1-1'), 1)[4] ?? { hits: [] };
    expect([...hits].sort((a, b) => a - b)).toEqual([at('5-1'), at('6-1'), at('6-2')]);
  });
  test('needs a grenade in stock', () => {
    const state = position({ soldiers: ['3-1'] });
    expect(refused(state, 0, { kind: 'throw', side: 0 })).toEqual({
      clause: 'BLN-5.6',
      reason: 'no-grenade',
    });
    expect(legal(position({ soldiers: ['3-1'], grenades: [1] }), 0, 'throw')).toHaveLength(4);
  });
  test('bursts where the odds said it would', () => {
    const state = position({ soldiers: ['3-1', '3-1'], grenades: [1, 0] });
    const foretold = bursts(set.board, at('3-1'), 0);
    expect(foretold).toHaveLength(6);
    for (const { die, cell } of foretold) {
      const { events } = played(state, 0, { kind: 'throw', side: 0 }, [die]);
      expect(events[0]).toMatchObject({ cell });
    }
  });
});

describe('BLN-5.7 a soldier in the blast', () => {
  test('goes back to the start of its lane, costs no point and keeps its grenades', () => {
    const state = position({
      board: '. . ┼ ┼ . .\n. . │ . . .',
      soldiers: ['3-2', '3-3', '4-3', '6-1'],
      grenades: [2, 1, 0, 0],
    });
    const { state: next, events } = played(state, 0, { kind: 'throw', side: 0 }, [1]);
    expect(next.soldiers).toEqual([at('3-1'), at('3-1'), at('4-1'), at('6-1')]);
    expect(next).toMatchObject({ penalties: 0, grenades: [1, 1, 0, 0] });
    expect(ofKind(events, 'sentBack')).toHaveLength(3);
    expect(ofKind(events, 'penalty')).toEqual([]);
  });
  test('stays where it is in the start trench', () => {
    const state = position({ board: '. . │ . . .', soldiers: ['2-1', '3-2'], grenades: [1, 0] });
    const { state: next, events } = played(state, 0, { kind: 'throw', side: 1 }, [1]);
    expect(next).toMatchObject({ soldiers: [at('2-1'), at('3-1')], penalties: 0 });
    expect(ofKind(events, 'sentBack')).toEqual([
      { kind: 'sentBack', seat: 1, from: at('3-2'), to: at('3-1') },
    ]);
  });
  test('does not lose with nine points', () => {
    const state = position({ soldiers: ['3-1'], grenades: [1], penalties: 9 });
    expect(played(state, 0, { kind: 'throw', side: 0 }, [1]).state).toMatchObject({
      penalties: 9,
      outcome: null,
    });
  });
});
