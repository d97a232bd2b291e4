import { chanceFrom, type Decision, nextDecision, seedFromText } from '@bridgehead/kernel';
import { checkReasons } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { knowledgeOver } from '../bot/index.ts';
import { rubezh } from '../index.ts';
import type { State } from '../rules/state.ts';
import { textOver } from '../text/index.ts';
import { pack, rules, tables } from './tables.ts';

const text = textOver(pack);
const knowledge = knowledgeOver(rules, pack);

/** Positions of games by comrades who now and then do something odd. */
function positions(): { state: State; decision: Decision }[] {
  return [...tables(), ...tables(), ...tables(), ...tables()].map(({ options, seats }, kind) => {
    const chance = chanceFrom(seedFromText(`position ${kind}`));
    const state = rules.setup(options, seats, chance);
    for (let moves = chance.below(150); moves > 0; moves--) {
      const decision = nextDecision(rules.pending(state)) as Decision;
      const view = rules.observe(state, decision.seat);
      const odd = chance.below(6) === 0;
      const move = odd ? rules.randomMove(state, decision, chance) : knowledge.glance(view, decision);
      const next = rules.clone(state);
      rules.play(next, decision, move, chance);
      if (next.outcome) break;
      Object.assign(state, next);
    }
    return { state, decision: nextDecision(rules.pending(state)) as Decision };
  });
}

describe('whatever the position', () => {
  const all = positions();

  test('positions of many kinds are met', () => {
    expect(new Set(all.map(({ decision }) => decision.kind)).size).toBeGreaterThanOrEqual(6);
  });
  test('every candidate is legal, the first is what a glance finds, and none comes twice', () => {
    for (const { state, decision } of all) {
      const view = rules.observe(state, decision.seat);
      const moves = knowledge.candidates(view, decision);
      expect(moves[0]).toEqual(knowledge.glance(view, decision));
      expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
      for (const move of moves) expect(rules.refusal(state, decision, move), JSON.stringify(move)).toBeNull();
    }
  });
  test('a glance does not depend on what the seat cannot see', () => {
    for (const [index, { state, decision }] of all.entries()) {
      const view = rules.observe(state, decision.seat);
      const other = rules.sample(view, chanceFrom(seedFromText(`other ${index}`)));
      const move = knowledge.glance(rules.observe(other, decision.seat), decision);
      expect(move).toEqual(knowledge.glance(view, decision));
    }
  });
  test('every candidate has a reason in words, and it betrays nothing', async () => {
    const game = await rubezh.load();
    for (const [index, { state, decision }] of all.entries()) {
      const view = rules.observe(state, decision.seat);
      const chance = chanceFrom(seedFromText(`reason ${index}`));
      for (const move of knowledge.candidates(view, decision)) {
        const said = text.reason(knowledge.explain(view, decision, move));
        expect(said?.ru).toMatch(/^[А-ЯЁ«].*[.]$/);
        expect(said?.en).toMatch(/^[A-Z“].*[.]$/);
        checkReasons(game, state, decision, move, chance);
      }
    }
  });
  test('a world played on is worth something between lost and won', () => {
    for (const [index, { state, decision }] of all.entries()) {
      const chance = chanceFrom(seedFromText(`foresee ${index}`));
      const world = rules.sample(rules.observe(state, decision.seat), chance);
      const value = knowledge.foresee(world, decision.seat, chance);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});
