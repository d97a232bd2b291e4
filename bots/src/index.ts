export { type Advice, advise } from './advise.ts';
export { type BotAnswer, botAnswers, type BotTurn } from './answers.ts';
export { PATIENCE_MS, pauseBefore, WINDOW_PAUSE_MS } from './pace.ts';
export { Plans } from './plans.ts';
import type { Bot, LoadedGame } from '@bridgehead/kernel';
import { quickBot } from './quick.ts';
import { randomBot } from './random.ts';
import { strongBot } from './strong.ts';

/** The bots of any game, the weakest first. */
export function botsFor<State, Move, Event, View>(
  game: LoadedGame<State, Move, Event, View>,
): readonly Bot<View, Move>[] {
  return [randomBot(game), quickBot(game), strongBot(game)];
}
