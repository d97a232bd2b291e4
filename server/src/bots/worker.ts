import { randomBytes } from 'node:crypto';
import { botAnswers } from '@bridgehead/bots';
import { chanceFrom, seedFromBytes } from '@bridgehead/kernel';
import { findBot } from '../library.ts';
import { loadTask } from '../threads/in-thread.ts';
import type { BotReply, BotTask } from './task.ts';

const chance = chanceFrom(seedFromBytes(randomBytes(16)));

/** Runs in a worker thread: thinking never keeps a socket waiting. */
export default async function think(task: BotTask): Promise<readonly BotReply[]> {
  const game = await loadTask(task);
  if (!game) return [];
  const turns = task.turns.flatMap(({ decision, bot: id, view }) => {
    const bot = findBot(game, id);
    return bot ? [{ decision, bot, view }] : [];
  });
  return botAnswers(turns, { chance, clock: () => performance.now(), budget: task.budgetMs });
}
