import { describe, expect, test } from 'vitest';
import { threats } from '../rules/index.ts';
import { at, enemy, position, rules, set } from './scenario.ts';

function threatOn(lane: number, board: string, soldiers: readonly string[] = ['6-1']) {
  const state = position({ board, soldiers, penalties: 9 });
  const before = JSON.stringify(state);
  const threat = threats(set, rules.observe(state, 0))[lane - 1];
  expect(JSON.stringify(state)).toBe(before);
  return threat;
}

describe('BLN-6.5 everything on its way to the start trench is counted, not only the next step', () => {
  test('two tanks in one lane, each with its time and its cost, beyond the limit as well', () => {
    const threat = threatOn(
      2,
      `
      .  .  .  .  .  .
      .  .  .  .  .  .
      .  t5 .  .  .  .
      .  .  .  .  .  .
      .  t4 .  .  .  .
      .  .  .  .  .  .`,
    );
    expect(threat).toMatchObject({ points: 9, turns: 2 });
    expect(threat?.marches).toEqual([
      { enemy: enemy('t4'), from: at('2-3'), turns: 2, end: 'breakthrough', points: 4 },
      { enemy: enemy('t5'), from: at('2-5'), turns: 4, end: 'breakthrough', points: 5 },
    ]);
  });
  test('a lane with nobody in it threatens nothing', () => {
    expect(threatOn(1, '. . . . . .')).toEqual({ lane: 0, marches: [], shelling: [], points: 0, turns: 0 });
  });
});

test('BLN-6.2 a soldier who stays in the way is part of the cost', () => {
  const threat = threatOn(
    3,
    `
    .  .  i2 .  .  .
    .  .  │  .  .  .
    .  .  │  .  .  .`,
    ['3-3'],
  );
  expect(threat?.turns).toBe(1);
  expect(threat?.points).toBeGreaterThan(2);
});

describe('BLN-6.3, BLN-6.4 what ends on an obstacle costs nothing', () => {
  test('infantry on mines, while the tank behind it crushes the rest and comes through', () => {
    const threat = threatOn(
      1,
      `
      t3 .  .  .  .  .
      i2 .  .  .  .  .
      │m .  .  .  .  .
      .  .  .  .  .  .`,
    );
    expect(threat?.marches).toMatchObject([
      { end: 'mines', turns: 1, points: 0 },
      { end: 'breakthrough', turns: 4, points: 3 },
    ]);
  });
  test('the first tank takes the hedgehogs with it', () => {
    const threat = threatOn(
      1,
      `
      t3 .  .  .  .  .
      t4 .  .  .  .  .
      │h .  .  .  .  .
      .  .  .  .  .  .`,
    );
    expect(threat?.marches.map(({ end }) => end)).toEqual(['hedgehogs', 'breakthrough']);
    expect(threat?.points).toBe(3);
  });
});

test('BLN-6.6 artillery costs what its die says, face by face', () => {
  const threat = threatOn(4, '. . . a3 . .\n. . . . . .\n. . . │ . .\n. . . │ . .', ['4-3', '4-3']);
  expect(threat?.points).toBe(0);
  expect(threat?.shelling).toEqual([{ enemy: enemy('a3'), from: at('4-5'), byFace: [1, 0, 2, 0, 0, 0] }]);
});
