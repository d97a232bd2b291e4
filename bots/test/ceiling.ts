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
import { randomBot } from '../src/random.ts';
import { strongBot } from '../src/strong.ts';

/**
 * How far skill could go in «Победа»: a strong bot that sees every hand, or even the order of the deck, against the
 * quick or the random bot. A measurement, not a player: no bot of a real table ever sees a state. Who knows the deck
 * looks at one world only, for there is no other.
 *
 *   node --import tsx bots/test/ceiling.ts [games] [worlds] [hands|deck] [quick|random]
 */
const [games = 100, worlds = 100] = process.argv.slice(2, 4).map(Number);
const [sees = 'hands', opponent = 'quick'] = process.argv.slice(4);
const game = await pobeda.load();
const { rules } = game;
const plan = readOptions(rules.manifest, 2, {});
if ('refusal' in plan) throw new Error(plan.refusal.reason);
const { options } = plan;
const other = opponent === 'random' ? randomBot(game) : quickBot(game);
type State = ReturnType<typeof rules.setup>;

function seeing(truth: State) {
  const imagine: typeof rules.sample = (_view, chance) => {
    const world = rules.clone(truth);
    if (sees !== 'deck') shuffle(world.deck, chance);
    return world;
  };
  const knowledge = { ...game.knowledge, imagine };
  return strongBot({ ...game, knowledge });
}

const wins = { seeing: 0, other: 0, draws: 0 };
for (let index = 0; index < games; index++) {
  const chance = chanceFrom(seedFromText(`ceiling ${index >> 1}`));
  const thinking = {
    chance: chanceFrom(seedFromText(`${index}`)),
    clock: () => 0,
    budget: 1,
    worlds: sees === 'deck' ? 1 : worlds,
  };
  const seer = index % 2;
  const state = rules.setup(options, ['bot', 'bot'], chance);
  for (let decision: Decision | undefined; (decision = nextDecision(rules.pending(state))); ) {
    const bot = decision.seat === seer ? seeing(state) : other;
    const { move } = bot.choose(rules.observe(state, decision.seat), decision, thinking);
    rules.play(state, decision, move, chance);
  }
  const outcome = rules.outcome(state);
  if (outcome?.kind !== 'win') wins.draws++;
  else wins[outcome.winners.includes(seer) ? 'seeing' : 'other']++;
}
process.stdout.write(`${JSON.stringify({ games, worlds, sees, opponent, ...wins })}\n`);
