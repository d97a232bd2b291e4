import { advise, botsFor } from '@bridgehead/bots';
import {
  type Bot,
  chanceFrom,
  type Decision,
  type LoadedGame,
  nextDecision,
  seedFromText,
} from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { knowledgeOver } from '../bot/index.ts';
import { plansOf } from '../bot/plans.ts';
import { riskOf } from '../bot/risk.ts';
import { blindazh } from '../index.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { penaltyLimit } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { textOver } from '../text/index.ts';
import { attack, decisionOf, position, rules as scenarioRules, set, walk } from './scenario.ts';
import { pack, rules, tables } from './tables.ts';
import { lossAfter, perils } from './two-moves-deep.ts';

/** Odds are added up: what is certain may come out a hair short of one. */
const SURE = 1 - 1e-9;

const thinking = (worlds: number) => ({
  chance: chanceFrom(seedFromText('hint')),
  clock: () => 0,
  budget: 1,
  worlds,
});

describe('a hint for a soldier who can still stop what would lose the game', () => {
  const state = position({
    board: `. . . . . .\n. . . . . .\n${'. │ . . . .\n'.repeat(3)}i3 │ . . . .`,
    soldiers: ['2-5'],
    penalties: 7,
    waiting: ['i2', 't3', 'a3', 'i4'],
  });
  const game: LoadedGame<State, Move, Event, View> = {
    rules: scenarioRules,
    content: { id: 'scenario', hash: 'scenario', pack: null },
    text: textOver(pack),
    knowledge: knowledgeOver(scenarioRules, set),
  };

  test.each([
    ['quick', 1, 0],
    ['strong', 2, 12],
    ['strong', 2, 120],
  ])('by the %s bot is to walk there and shoot, with the odds of that shot', (_name, index, worlds) => {
    const bot = botsFor(game)[index] as Bot<View, Move>;
    const decision = decisionOf(state, 0);
    const advice = advise(game, bot, scenarioRules.observe(state, 0), [decision], thinking(worlds));
    expect(advice.map(({ move }) => move)).toEqual([walk('2-2'), attack('1-2')]);
    expect(advice.map(({ why }) => why)).toMatchObject([
      { reason: 'walk-to-attack', figures: { enemy: '1-2', odds: 50 } },
      { reason: 'attack-or-lose', figures: { cell: '1-2', odds: 50 } },
    ]);
    expect(lossAfter(scenarioRules, set, state, decision, [walk('2-2'), attack('1-2')])).toBeCloseTo(0.5);
    expect(lossAfter(scenarioRules, set, state, decision, [{ kind: 'replace' }])).toBe(1);
  });
});

test('no turn that a bot thinks of loses at once where one of two moves, found by trying all, does not', async () => {
  const game = await blindazh.load();
  const strong = botsFor(game).at(-1) as Bot<View, Move>;
  let met = 0;
  for (const { state, decision } of perils(2000)) {
    const view = rules.observe(state, decision.seat);
    for (const line of game.knowledge.lines?.(view, decision) ?? []) {
      expect(lossAfter(rules, pack, state, decision, line)).toBeLessThan(SURE);
    }
    const advice = advise(game, strong, view, [decision], thinking(12));
    const turn = advice.map(({ move }) => move);
    expect(lossAfter(rules, pack, state, decision, turn)).toBeLessThan(SURE);
    if (++met === 15) break;
  }
  expect(met).toBe(15);
}, 60_000);

test('the risk that turns are weighed by is what every throw of the dice and every draw come to', () => {
  let between = 0;
  for (const { state, decision } of brinks()) {
    const { seat } = decision;
    const risk = riskOf(pack, rules.observe(state, seat));
    const here = state.soldiers[seat];
    const plans = plansOf(pack, state, seat).sort((a, b) => b.worth - a.worth);
    const seen = new Set<string>();
    for (const plan of plans) {
      if (seen.has(plan.action.kind)) continue;
      seen.add(plan.action.kind);
      const walkThere: Move[] = plan.stop === here ? [] : [{ kind: 'move', to: plan.stop }];
      const exact = lossAfter(rules, pack, state, decision, [...walkThere, plan.action]);
      expect(risk(seat, plan), JSON.stringify({ plan, state })).toBeCloseTo(exact, 2);
      if (exact > 0.01 && exact < 0.99) between++;
    }
  }
  expect(between).toBeGreaterThan(20);
}, 60_000);

/** Positions of the last player of a round, with so many points that the dice of this round may decide. */
function* brinks(): Iterable<{ state: State; decision: Decision }> {
  const knowledge = knowledgeOver(rules, pack);
  for (const [index, { options, seats }] of tables().entries()) {
    if (index % 8 !== 0) continue;
    const chance = chanceFrom(seedFromText(`brink ${index}`));
    const state = rules.setup(options, seats, chance);
    for (let turns = 0; ; turns++) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      const isLast = (state.turn + 1) % state.seats === 0;
      if (decision.kind === 'turn' && isLast && state.steps === 3 && turns % 3 === 0) {
        const penalties = penaltyLimit(state.options) - 1 - (turns % 3);
        yield { state: { ...rules.clone(state), penalties }, decision };
      }
      rules.play(state, decision, knowledge.glance(rules.observe(state, decision.seat), decision), chance);
    }
  }
}
