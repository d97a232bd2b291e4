import {
  chanceFrom,
  type Decision,
  type Emit,
  nextDecision,
  readOptions,
  seedFromText,
  shuffle,
} from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import { type Card, effectOf, type Event } from '@bridgehead/pobeda/rules';
import { quickBot } from '../src/quick.ts';
import { randomBot } from '../src/random.ts';
import { strongBot } from '../src/strong.ts';

/**
 * How far skill could go in «Победа»: a strong bot that sees every hand, or even the order of the deck, against the
 * quick or the random bot. A measurement, not a player: no bot of a real table ever sees a state. Who knows the deck
 * looks at one world only, for there is no other.
 *
 * The luck of the cards is told beside it: games and wins by how many cards that put a chip anywhere («+1», «−1/+1»)
 * the player was dealt, since 48 chips on 140 cells seldom make a line without one.
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

function putsChipAnywhere(card: Card): boolean {
  return ['place', 'replace'].includes(effectOf(card));
}

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
const byLuck: Record<number, { games: number; won: number }> = {};
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
  let lucky = (state.hands[seer] ?? []).filter(putsChipAnywhere).length;
  const count: Emit<Event> = (event) => {
    if (event.kind === 'received' && event.seat === seer && putsChipAnywhere(event.card)) lucky++;
  };
  for (let decision: Decision | undefined; (decision = nextDecision(rules.pending(state))); ) {
    const bot = decision.seat === seer ? seeing(state) : other;
    const { move } = bot.choose(rules.observe(state, decision.seat), decision, thinking);
    rules.play(state, decision, move, chance, count);
  }
  const outcome = rules.outcome(state);
  const winner = outcome?.kind !== 'win' ? 'draws' : outcome.winners.includes(seer) ? 'seeing' : 'other';
  wins[winner]++;
  const luck = (byLuck[lucky] ??= { games: 0, won: 0 });
  luck.games++;
  if (winner === 'seeing') luck.won++;
}
process.stdout.write(`${JSON.stringify({ games, worlds, sees, opponent, ...wins, byLuck })}\n`);
