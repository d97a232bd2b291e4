import {
  chanceFrom,
  type Decision,
  nextDecision,
  readOptions,
  seedFromText,
  shuffle,
} from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import { quickBot } from '../src/quick.ts';
import { strongBot } from '../src/strong.ts';

/**
 * How far skill could go in «Победа»: a strong bot that sees every hand, and only the order of the deck not, against
 * the quick bot. A measurement, not a player: no bot of a real table ever sees a state.
 *
 *   node --import tsx bots/test/ceiling.ts [games] [worlds]
 */
const [games = 100, worlds = 100] = process.argv.slice(2).map(Number);
const game = await pobeda.load();
const { rules } = game;
const plan = readOptions(rules.manifest, 2, {});
if ('refusal' in plan) throw new Error(plan.refusal.reason);
const { options } = plan;
const quick = quickBot(game);
type State = ReturnType<typeof rules.setup>;

function seeing(truth: State) {
  const sample: typeof rules.sample = (_view, chance) => {
    const world = rules.clone(truth);
    shuffle(world.deck, chance);
    return world;
  };
  return strongBot({ ...game, rules: { ...rules, sample } });
}

const wins = { seeing: 0, quick: 0, draws: 0 };
for (let index = 0; index < games; index++) {
  const chance = chanceFrom(seedFromText(`ceiling ${index >> 1}`));
  const thinking = { chance: chanceFrom(seedFromText(`${index}`)), clock: () => 0, budget: 1, worlds };
  const seer = index % 2;
  const state = rules.setup(options, ['bot', 'bot'], chance);
  for (let decision: Decision | undefined; (decision = nextDecision(rules.pending(state))); ) {
    const bot = decision.seat === seer ? seeing(state) : quick;
    const { move } = bot.choose(rules.observe(state, decision.seat), decision, thinking);
    rules.play(state, decision, move, chance);
  }
  const outcome = rules.outcome(state);
  if (outcome?.kind !== 'win') wins.draws++;
  else wins[outcome.winners.includes(seer) ? 'seeing' : 'quick']++;
}
process.stdout.write(`${JSON.stringify({ games, worlds, ...wins })}\n`);
