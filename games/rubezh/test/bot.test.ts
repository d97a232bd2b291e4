import { chanceFrom, nextDecision, seedFromText } from '@bridgehead/kernel';
import { positionsAt, testKnowledge } from '@bridgehead/testing/knowledge';
import { describe, expect, test } from 'vitest';
import { rubezh } from '../index.ts';
import { SCENARIOS } from '../rules/card-set.ts';
import { rules, tables } from './tables.ts';

const game = await rubezh.load();

describe('whatever the position', () => {
  const all = positionsAt(game, [...tables(), ...tables(), ...tables(), ...tables()], 150);

  test('positions of many kinds are met', () => {
    expect(new Set(all.map(({ decision }) => decision.kind)).size).toBeGreaterThanOrEqual(6);
  });
  testKnowledge(game, all);
});

test('RUB-12 comrades at a glance destroy most of the enemies, and now and then all of them', () => {
  const games = 36;
  let won = 0;
  let fallen = 0;
  for (let number = 0; number < games; number++) {
    const chance = chanceFrom(seedFromText(`comrades ${number}`));
    const scenario = SCENARIOS[number % SCENARIOS.length] as string;
    const state = rules.setup({ scenario }, ['bot'], chance);
    for (;;) {
      const pending = rules.pending(state);
      const view = rules.observe(state, 0);
      const wanted = pending.find((open) => !open.must && game.knowledge.wants(view, open));
      const decision = wanted ?? nextDecision(pending);
      if (!decision) break;
      rules.play(state, decision, game.knowledge.glance(view, decision), chance);
    }
    fallen += state.fallen.length;
    if (state.outcome?.kind === 'won') won++;
  }
  expect(fallen / games).toBeGreaterThan(35);
  expect(won).toBeGreaterThan(0);
}, 60_000);
