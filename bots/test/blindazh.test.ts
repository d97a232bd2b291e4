import { blindazh } from '@bridgehead/blindazh';
import { chanceFrom, type Decision, nextDecision, readOptions, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { quickBot } from '../src/quick.ts';
import { randomBot } from '../src/random.ts';
import { strongBot } from '../src/strong.ts';

const game = await blindazh.load();
const { rules } = game;
const strong = strongBot(game);
const quick = quickBot(game);
const still = () => 0;
/** The same every time: their deals and thoughts are seeded. */
const GAMES = 40;

function begin(players: number, seed: string) {
  const plan = readOptions(rules.manifest, players, {});
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const chance = chanceFrom(seedFromText(seed));
  return { chance, state: rules.setup(plan.options, Array(players).fill('bot'), chance) };
}

/** A position some moves into a game by quick bots, with a choice to think about. */
function middleGame(players: number) {
  const { state, chance } = begin(players, `middle ${players}`);
  for (let played = 0; ; played++) {
    const decision = nextDecision(rules.pending(state)) as Decision;
    const view = rules.observe(state, decision.seat);
    const moves = game.knowledge.candidates(view, decision);
    if (played >= 6 * players && moves.length > 4) return { view, decision };
    rules.play(state, decision, moves[0] as NonNullable<(typeof moves)[0]>, chance);
  }
}

function wins(bot: typeof strong, players: number, games: number): number {
  let won = 0;
  for (let index = 0; index < games; index++) {
    const { state, chance } = begin(players, `win ${index}`);
    const thinking = { chance: chanceFrom(seedFromText(`think ${index}`)), clock: still, budget: 1 };
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      const { move } = bot.choose(rules.observe(state, decision.seat), decision, thinking);
      rules.play(state, decision, move, chance);
    }
    if (rules.outcome(state)?.kind === 'won') won++;
  }
  return won / games;
}

describe.each([1, 2, 3, 4])('a squad of %i', (players) => {
  test('has a strong comrade who has answered when the time is up', () => {
    const { view, decision } = middleGame(players);
    let looks = 0;
    const clock = () => looks++;
    strong.choose(view, decision, { chance: chanceFrom(seedFromText('in time')), clock, budget: 100 });
    expect(looks).toBeGreaterThan(10);
    expect(looks).toBeLessThanOrEqual(100);
  });
  test('hardly ever holds at random, and often with a little sense', () => {
    expect(wins(randomBot(game), players, GAMES)).toBeLessThan(0.03);
    expect(wins(quick, players, GAMES)).toBeGreaterThan(0.1);
  });
});
