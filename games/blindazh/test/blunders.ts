import { advise, botsFor } from '@bridgehead/bots';
import { type Bot, chanceFrom, seedFromText } from '@bridgehead/kernel';
import { blindazh } from '../index.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { lossAfter, perils } from './two-moves-deep.ts';
import { pack, rules } from './tables.ts';

/**
 * `node --import tsx games/blindazh/test/blunders.ts [POSITIONS] [WORLDS]`: seeks so many positions in which to do nothing
 * is certain defeat and some turn of two moves is not, found by trying them all, and asks for a hint in each. Fails where
 * a hint loses for certain, or where there were fewer positions.
 */
const wanted = Number(process.argv[2] ?? 300);
const worlds = Number(process.argv[3] ?? 48);
const MOST_GAMES = 20_000;

const game = await blindazh.load();
const strong = botsFor(game).at(-1) as Bot<View, Move>;
let met = 0;
let blunders = 0;
let survival = 0;
for (const { state, decision } of perils(MOST_GAMES)) {
  const chance = chanceFrom(seedFromText(`hint ${met}`));
  const thinking = { chance, clock: () => 0, budget: 1, worlds };
  const advice = advise(game, strong, rules.observe(state, decision.seat), [decision], thinking);
  const loss = lossAfter(
    rules,
    pack,
    state,
    decision,
    advice.map(({ move }) => move),
  );
  survival += 1 - loss;
  if (loss > 1 - 1e-9) {
    blunders++;
    process.stdout.write(`A hint that loses at once: ${JSON.stringify({ state, advice })}\n`);
  }
  if (++met === wanted) break;
}
process.stdout.write(
  `${met} positions, ${blunders} hints that lose at once; the hinted turn survives the round in ${((100 * survival) / met).toFixed(1)} % on average.\n`,
);
if (met < wanted || blunders > 0) process.exitCode = 1;
