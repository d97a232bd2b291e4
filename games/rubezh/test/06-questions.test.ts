import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { DONE, decisionFor, played, position, rules } from './scenario.ts';

/** What a table may ask, and what it is shown, before anything is decided. */

const dividing = played(
  position({ points: ['infantry infantry infantry'], units: [1, 1, 2, 2, 2] }),
  0,
  DONE,
).state;

describe('RUB-6.1 the odds of a share', () => {
  const ask = (question: object) => rules.inquire?.(rules.observe(dividing, 0), 0, question);

  test('are told for every unit on the point, before it is entered', () => {
    expect(ask({ ask: 'share', point: 0, on: [0, 1, 1] })).toMatchObject([
      { unit: 0, attack: 1 },
      { unit: 1, attack: 2 },
    ]);
  });
  test.each([
    ['another question', { ask: 'reach', point: 0, on: [0, 1, 1] }],
    ['no question', { point: 0, on: [0, 1, 1] }],
    ['a point where nobody stands', { ask: 'share', point: 3, on: [] }],
    ['no such point', { ask: 'share', point: 9, on: [] }],
    ['no share', { ask: 'share', point: 0, on: ['0'] }],
  ])('are not told for %s', (_, question) => {
    expect(ask(question)).toBeNull();
  });
});

test('RUB-6.1 a share drawn at random gives every attacker to a unit of the point', () => {
  const chance = chanceFrom(seedFromText('shares'));
  const decision = decisionFor(dividing, 0, { kind: 'divide', on: [0, 0, 0], order: [0, 1] });
  const shares = Array.from({ length: 20 }, () => rules.randomMove(dividing, decision, chance));
  for (const share of shares) expect(rules.refusal(dividing, decision, share)).toBeNull();
  expect(new Set(shares.map((share) => JSON.stringify(share))).size).toBeGreaterThan(5);
});

describe('RUB-3.3 whoever looks on', () => {
  const hands = { 1: 'double' };
  const seen = (commanders: readonly number[]) =>
    rules.observe(position({ hands, commanders }), 'spectator').hands[0];

  test('sees the cards of a lone commander, and nobody’s among several', () => {
    const own = position({ hands }).hands[0];
    expect(seen([0, 0, 0, 0, 0])).toEqual(own);
    expect(seen([0, 0, 0, 1, 1])).not.toEqual(own);
  });
});
