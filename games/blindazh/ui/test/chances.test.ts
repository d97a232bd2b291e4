import type { Decision } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { FORWARD, RIGHT } from '../../rules/index.ts';
import { at, attack, legal, position, rules, set } from '../../test/scenario.ts';
import { facesOn, goodShot, isHopeless, percentOf } from '../chances.ts';
import { offersOf } from '../legal.ts';
import { lookOf } from '../panel/Actions.tsx';

const state = position({
  board: `
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  t6 .  .  .
    .  i2 │  .  .  .
    .  .  │  .  .  .`,
  soldiers: ['3-3'],
  grenades: [1],
});
const view = rules.observe(state, 0);
const hand = { seat: 0, cell: null, offers: offersOf([]), isThrowing: false, side: null };

describe('while something is aimed every cell shows the chance of that thing', () => {
  test('a shot', () => {
    const faces = facesOn(set, view, hand);
    expect(faces.get(at('2-3'))).toBe(4);
    expect(faces.get(at('3-4'))).toBe(0);
    expect(percentOf(4)).toBe(67);
  });
  test('a grenade, on a cell that could be shot at as well', () => {
    const faces = facesOn(set, view, { ...hand, isThrowing: true, side: FORWARD });
    // The cell in front is hit by a 1 and by a 2; the infantry beside the thrower by nothing thrown forward.
    expect(faces.get(at('3-4'))).toBe(2);
    expect(faces.has(at('2-3'))).toBe(false);
  });
  test('nothing while no direction is chosen', () => {
    expect(facesOn(set, view, { ...hand, isThrowing: true }).size).toBe(0);
  });
});

describe('what cannot succeed is never the button one is led to', () => {
  test('a shot at a shield out of reach', () => {
    const offered = legal(state, 0, 'attack');
    expect(offered).toContainEqual(attack('3-4'));
    expect(isHopeless(set, view, 0, attack('3-4'))).toBe(true);
    expect(isHopeless(set, view, 0, attack('2-3'))).toBe(false);
  });
  test('a grenade that reaches no enemy', () => {
    expect(isHopeless(set, view, 0, { kind: 'throw', side: RIGHT })).toBe(true);
    expect(isHopeless(set, view, 0, { kind: 'throw', side: FORWARD })).toBe(false);
  });
  test('its button is plain, and one that may lose the game is red', () => {
    const fine = { isRash: false, isHopeless: false, isUnadvised: false, missed: null };
    expect(lookOf({ ...fine, isHopeless: true })).toBe('plain');
    expect(lookOf({ ...fine, isRash: true })).toBe('danger');
    expect(lookOf(fine)).toBe('primary');
  });
  test('while something else is advised, and where the turn would be given away with a good shot in it', () => {
    const fine = { isRash: false, isHopeless: false, isUnadvised: false, missed: null };
    expect(lookOf({ ...fine, isUnadvised: true })).toBe('plain');
    const offers = offersOf(
      legal(state, 0, 'attack').map((move) => ({ decision: { seat: 0 } as Decision, move })),
    );
    const missed = goodShot(set, view, 0, offers);
    expect(missed).toEqual({ cell: at('2-3'), faces: 4 });
    expect(lookOf({ ...fine, missed })).toBe('plain');
    expect(goodShot(set, view, 0, offersOf([]))).toBeNull();
  });
});
