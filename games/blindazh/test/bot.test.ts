import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { positionsAt, testKnowledge } from '@bridgehead/testing/knowledge';
import { describe, expect, test } from 'vitest';
import { knowledgeOver } from '../bot/index.ts';
import { plansOf } from '../bot/plans.ts';
import { blindazh } from '../index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { at, attack, decisionOf, dig, flag, position, rules as scenarioRules, set } from './scenario.ts';
import { pack, rules, tables } from './tables.ts';

const game = await blindazh.load();
const inScenario = knowledgeOver(scenarioRules, set);

const atGlance = (state: State): Move =>
  inScenario.glance(scenarioRules.observe(state, 0), decisionOf(state, 0));
/** The members of a move in one order, whoever made it. */
const inWords = (move: Move) => JSON.stringify(move, Object.keys(move).sort());
const GAP = '. . . . . .\n';

describe('at a glance', () => {
  test('shoots at what is about to break through', () => {
    const state = position({ board: '. . i3 . . .', soldiers: ['3-1'], open: ['*', '*', '*'] });
    expect(atGlance(state)).toEqual(attack('3-2'));
  });
  test('walks to where it can shoot from', () => {
    const state = position({ board: '. . . . i3 .', soldiers: ['3-1'], open: ['*', '*', '*'] });
    expect(atGlance(state)).toEqual({ kind: 'move', to: at('5-1') });
  });
  test('plants the first flag when it can', () => {
    const state = position({ board: `${GAP}${'. . │ . . .\n'.repeat(5)}`, soldiers: ['3-5'] });
    expect(atGlance(state)).toEqual(flag('3-7'));
  });
  test('digs towards the enemy zone in quiet times', () => {
    const state = position({ board: '. . │ . . .', soldiers: ['3-2'], open: ['│', '└', '└'] });
    expect(atGlance(state)).toEqual(dig('3-3', '│'));
  });
  test('does not remove the last enemy tile while no flag stands', () => {
    const state = position({ board: '. . i1 . . .', soldiers: ['3-1'], waiting: [] });
    expect(atGlance(state).kind).not.toBe('attack');
  });
  test('does not stay in the way of a tank', () => {
    const state = position({ board: '. . t6 . . .\n. . │ . . .', soldiers: ['3-2'], open: ['*', '*', '*'] });
    const move = atGlance(state);
    expect(move.kind === 'move' && move.to !== at('3-2')).toBe(true);
  });
  test('begins near the middle, each soldier on a cell of its own', () => {
    const state = position({ soldiers: ['', '', '', ''] });
    const posts = [0, 1, 2, 3].map((seat) =>
      inScenario.glance(scenarioRules.observe(state, seat), decisionOf(state, seat)),
    );
    expect(new Set(posts.map((move) => JSON.stringify(move))).size).toBe(4);
    for (const move of posts) expect(scenarioRules.refusal(state, decisionOf(state, 0), move)).toBeNull();
  });
});

describe('whatever the position', () => {
  const everyFourth = tables().filter((_, kind) => kind % 4 === 0);
  const all = positionsAt(game, everyFourth, 60);

  testKnowledge(game, all);
  test('the digs and flags it weighs are those the rules allow', () => {
    for (const { state, decision } of all) {
      if (decision.kind === 'post') continue;
      const isDug = ({ kind }: Move) => kind === 'dig' || kind === 'flag';
      const weighed = plansOf(pack, state, decision.seat).map(({ action }) => action);
      const allowed = [...rules.moves(state, decision)];
      const listed = (moves: readonly Move[]) => moves.filter(isDug).map(inWords).sort();
      expect(listed(weighed)).toEqual(listed(allowed));
    }
  });
});

test('a squad with a flag and no points is worth more than one with nine points and none', () => {
  const column = `F . . . . .\n${'│ . . . . .\n'.repeat(5)}`;
  const waiting = Array.from({ length: 12 }, () => 'i2');
  const value = (board: string, penalties: number) => {
    let sum = 0;
    for (let world = 0; world < 10; world++) {
      const state = position({ board, soldiers: ['1-1', '3-1'], waiting, penalties });
      sum += inScenario.foresee(state, 0, chanceFrom(seedFromText(`world ${world}`)));
    }
    return sum / 10;
  };
  expect(value(column, 0)).toBeGreaterThan(value('. . . . . .', 9) + 0.3);
});
