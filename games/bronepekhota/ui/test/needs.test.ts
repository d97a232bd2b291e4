import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { observe } from '../../rules/view.ts';
import { Battle } from '../../test/scenario.ts';
import { fightNeeds, rangeNeeds } from '../needs.ts';

/** What is said before the range roll of a soldier with D6+2 falls. */
function said(distance: number, isAimed = false): string {
  const battle = new Battle();
  const by = battle.soldier(0, 'light-assault-clones', 1, [200, 400]);
  const at = battle.soldier(1, 'cyber-infantry', 1, [900, 400]);
  const shot = { kind: 'shot', by, with: 'own', at, distance, cover: 'none', isAimed } as const;
  const event = { ...shot, die: 1, carries: 3, isHit: false };
  return rangeNeeds(event, observe(battle.state, 0), packFrom()).en;
}

describe('BRP-7.4.1 what the range roll needs is said before it falls', () => {
  test('the least number that carries as far', () => {
    expect(said(3.01)).toBe('Range D6+2: needs 2+');
    expect(said(7.2)).toBe('Range D6+2: needs 6+');
    expect(said(8)).toBe('Range D6+2: needs 6+');
  });
  test('nothing where any does, and where none does', () => {
    expect(said(3)).toBe('Range D6+2: any roll will do');
    expect(said(8.01)).toBe('Range D6+2: out of range');
  });
  test('BRP-11.1 aimed, twice as far', () => {
    expect(said(8, true)).toBe('Range D6+2: needs 2+');
    expect(said(16, true)).toBe('Range D6+2: needs 6+');
    expect(said(16.01, true)).toBe('Range D6+2: out of range');
  });
});

test('BRP-8.3 before a fight one reads that the better of two dice counts, not their sum', () => {
  const needs = (dice: readonly number[], strength: number) =>
    fightNeeds({
      kind: 'fought',
      by: 0,
      enemy: 1,
      attack: { dice, strength },
      defence: { die: 4, strength: 7 },
      isFromBehind: dice.length > 1,
      damage: 0,
    });
  expect(needs([5], 8)).toEqual({
    ru: 'Ближний бой: Д6 + 3 против Д6 + 3',
    en: 'Close combat: D6 + 3 against D6 + 3',
  });
  expect(needs([2, 5], 8)).toEqual({
    ru: 'Ближний бой: лучший из 2Д6 + 3 против Д6 + 3',
    en: 'Close combat: best of 2D6 + 3 against D6 + 3',
  });
});
