import {
  chanceFrom,
  type Decision,
  nextDecision,
  readOptions,
  seedFromText,
  toldReason,
} from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import { beforeAll, describe, expect, test } from 'vitest';
import { botsFor } from '../src/index.ts';

const game = await pobeda.load();
const { rules } = game;
const bots = botsFor(game);
type State = ReturnType<typeof rules.setup>;

/** A game between quick bots, some moves in. */
function middleGame(seed: string, moves: number): { state: State; decision: Decision } {
  const plan = readOptions(rules.manifest, 2, {});
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const chance = chanceFrom(seedFromText(seed));
  const state = rules.setup(plan.options, ['bot', 'bot'], chance);
  for (let played = 0; ; played++) {
    const decision = nextDecision(rules.pending(state));
    if (!decision) return middleGame(`${seed}, another`, moves);
    if (played >= moves) return { state, decision };
    const [move] = game.knowledge.candidates(rules.observe(state, decision.seat), decision);
    rules.play(state, decision, move as NonNullable<typeof move>, chance);
  }
}

const still = () => 0;
const thinking = (seed: string) => ({
  chance: chanceFrom(seedFromText(seed)),
  clock: still,
  budget: 400,
  worlds: 6,
});

test('the weakest comes first', () => {
  expect(bots.map(({ id }) => id)).toEqual(['random', 'quick', 'strong']);
});

describe.each(bots)('$id', (bot) => {
  let here: { state: State; decision: Decision };
  beforeAll(() => {
    here = middleGame('middle', 20);
  });

  test('makes legal moves only, whatever the position', () => {
    for (let moves = 0; moves < 60; moves += 4) {
      const { state, decision } = middleGame(`legal ${moves}`, moves);
      const { move } = bot.choose(rules.observe(state, decision.seat), decision, thinking('legal'));
      expect(rules.refusal(state, decision, move)).toBeNull();
    }
  });

  test('makes the same choice for the same view and the same luck, whatever it cannot see', () => {
    const { state, decision } = here;
    const view = rules.observe(state, decision.seat);
    const other = rules.sample(view, chanceFrom(seedFromText('another world')));
    const choice = bot.choose(view, decision, thinking('same'));
    expect(bot.choose(rules.observe(other, decision.seat), decision, thinking('same'))).toEqual(choice);
  });

  test('gives a reason in words', () => {
    const { state, decision } = here;
    const { why } = bot.choose(rules.observe(state, decision.seat), decision, thinking('why'));
    const said = game.text.reason(toldReason(why, true));
    expect(said?.ru).toMatch(/^[А-ЯЁ].*[.%]$/);
    expect(said?.en).toMatch(/^[A-Z].*[.%]$/);
  });
});

describe('strong', () => {
  const strong = bots[2] as (typeof bots)[number];

  test('keeps its chances to itself where hands are secret', () => {
    const { view, decision } = hardPosition();
    const { why } = strong.choose(view, decision, thinking('secret'));
    expect(why.own).toEqual({ chance: expect.any(Number) });
    expect(why.figures ?? {}).not.toHaveProperty('chance');
  });

  const stall = { chance: chanceFrom(seedFromText('hard')), clock: still, budget: 1, worlds: 1 };

  /** A position that is not settled at a glance: several moves to search. */
  function hardPosition() {
    for (let attempt = 0; ; attempt++) {
      const { state, decision } = middleGame(`hard ${attempt}`, 40);
      const view = rules.observe(state, decision.seat);
      if (game.knowledge.candidates(view, decision).length > 4) return { view, decision };
    }
  }

  test('stops within its budget', () => {
    const { view, decision } = hardPosition();
    let now = 0;
    const clock = () => (now += 7);
    strong.choose(view, decision, { ...stall, clock, budget: 100, worlds: Number.POSITIVE_INFINITY });
    expect(now).toBeLessThanOrEqual(107);
    expect(now).toBeGreaterThan(50);
  });

  test('thinks for less than a second of real time', () => {
    const { view, decision } = hardPosition();
    const started = performance.now();
    const clock = () => performance.now();
    strong.choose(view, decision, { chance: chanceFrom(seedFromText('second')), clock, budget: 400 });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('does not think about an only move', () => {
    const clock = () => {
      throw new Error('looked at the clock');
    };
    const { state } = middleGame('draw', 10);
    const decision = { id: 'draw:10', kind: 'draw', seat: 0, must: false };
    const chance = chanceFrom(seedFromText('draw'));
    const { move } = strong.choose(rules.observe(state, 0), decision, { chance, clock, budget: 100 });
    expect(move).toEqual({ kind: 'draw' });
  });
});
