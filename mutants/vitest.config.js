import { defineConfig } from 'vitest/config';

/** The tests of one game's rules, each of which names its clause. What bots do, and what is said of it, is not a rule. */
const NOT_RULES = [
  'bot',
  'card-text',
  'content',
  'hints',
  'text',
  'no-card-in-the-rules',
  'random-games',
  'reasons-true',
  'recorded-games',
  'turn-end',
];
const tests = `games/${process.env.MUTANTS_GAME}/test`;

export default defineConfig({
  test: {
    include: [`${tests}/*.test.ts`, `${tests}/cards/*.test.ts`],
    exclude: NOT_RULES.map((name) => `${tests}/${name}.test.ts`),
    runner: './mutants/loading.js',
    pool: 'threads',
    isolate: false,
    // A busy machine runs out of less; whatever loops is found by counting.
    testTimeout: 60_000,
  },
});
