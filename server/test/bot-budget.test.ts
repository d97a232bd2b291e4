import { expect, test } from 'vitest';
import { budgetBehind } from '../src/bots/budget.ts';

const settings = { budgetMs: 400, threads: 2 };

test('a bot thinks as long as it may while no table waits for another', () => {
  expect(budgetBehind(0, settings)).toBe(400);
  expect(budgetBehind(1, settings)).toBe(400);
});

test('whoever fills a node with bots makes them think shorter, and nobody wait longer', () => {
  for (const waiting of [2, 5, 10, 39]) {
    const budget = budgetBehind(waiting, settings);
    expect((budget * waiting) / settings.threads).toBeLessThanOrEqual(settings.budgetMs);
    expect(budget).toBeGreaterThanOrEqual(20);
  }
});

test('a bot is given some time however many wait, and never more than was set', () => {
  expect(budgetBehind(10_000, settings)).toBe(20);
  expect(budgetBehind(10_000, { budgetMs: 5, threads: 1 })).toBe(5);
});
