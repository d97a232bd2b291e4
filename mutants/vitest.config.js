import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

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
/** Whole tables take minutes: what others notice in a moment does not wait for them. */
const SLOW = ['00-generated-tables', '00-tables', '01-room'];
const tests = `games/${process.env.MUTANTS_GAME}/test`;

class SlowLast extends BaseSequencer {
  async sort(files) {
    const isSlow = ({ moduleId }) => SLOW.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !isSlow(file)), ...sorted.filter(isSlow)];
  }
}

export default defineConfig({
  test: {
    include: [`${tests}/*.test.ts`, `${tests}/cards/*.test.ts`],
    exclude: NOT_RULES.map((name) => `${tests}/${name}.test.ts`),
    runner: './mutants/loading.js',
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: SlowLast },
    // A busy machine runs out of less; whatever loops is found by counting.
    testTimeout: 60_000,
  },
});
