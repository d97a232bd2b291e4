import { chanceFrom, type Decision, nextDecision, readOptions, seedFromText } from '@bridgehead/kernel';
import { rubezh } from '@bridgehead/rubezh';
import { expect, test } from 'vitest';
import { advise } from '../src/index.ts';
import { outlookOf, toldChance } from '../src/outlook.ts';
import { strongBot } from '../src/strong.ts';

const game = await rubezh.load();
const { rules } = game;
const strong = strongBot(game);

/** The first moment of a game at which something can be done. */
function opening() {
  const plan = readOptions(rules.manifest, 1, {});
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const state = rules.setup(plan.options, ['human'], chanceFrom(seedFromText('opening')));
  const decision = nextDecision(rules.pending(state)) as Decision;
  return { view: rules.observe(state, decision.seat), decision };
}

const thinking = (seed: string) => ({
  chance: chanceFrom(seedFromText(seed)),
  clock: () => 0,
  budget: 900,
  worlds: 300,
});

test('one position is told to be about as good however often somebody asks, and with whatever luck', () => {
  const { view, decision } = opening();
  const told = Array.from({ length: 8 }, (_, time) => {
    const [first] = advise(game, strong, view, [decision], thinking(`asked ${time}`));
    return first?.why.own?.['chance'] as number;
  });
  expect(Math.max(...told) - Math.min(...told)).toBeLessThanOrEqual(4);
});

test('what is told of the chances changes nothing about the choice', () => {
  const { view, decision } = opening();
  const [advised] = advise(game, strong, view, [decision], thinking('same'));
  expect(advised?.move).toEqual(strong.choose(view, decision, thinking('same')).move);
});

test('no finer than it is known, and nothing that was seen but a few times is certain', () => {
  expect(toldChance({ mean: 0.534, error: 0.006 })).toBe(53);
  expect(toldChance({ mean: 0.534, error: 0.03 })).toBe(55);
  expect([0, 1].map((mean) => toldChance({ mean, error: 1 }))).toEqual([5, 95]);
  expect([0, 1].map((mean) => toldChance({ mean, error: 0 }))).toEqual([0, 100]);
});

test('a dozen games that were all won are no certainty; two hundred are as good as one', () => {
  const told = (count: number, score: number) => toldChance(outlookOf(Array<number>(count).fill(score)));
  expect([told(12, 1), told(12, 0)]).toEqual([95, 5]);
  expect([told(200, 1), told(200, 0)]).toEqual([100, 0]);
});
