import { randomBytes } from 'node:crypto';
import { botAnswers } from '@bridgehead/bots';
import { admitGuests } from '@bridgehead/catalogue/guests';
import { chanceFrom, seedFromBytes } from '@bridgehead/kernel';
import { findBot, Library } from '../tables/games.ts';
import type { BotReply, BotTask } from './task.ts';

await admitGuests();
const chance = chanceFrom(seedFromBytes(randomBytes(16)));
const packs = new Map<string, unknown>();
const library = new Library(async (hash) => packs.get(hash));

/** Runs in a worker thread: thinking never keeps a socket waiting. */
export default async function think(task: BotTask): Promise<readonly BotReply[]> {
  if (task.pack !== undefined) packs.set(task.contentHash, task.pack);
  const game = await library.with(task.game, task.contentHash, task.version);
  packs.delete(task.contentHash);
  if (!game) return [];
  const turns = task.turns.flatMap(({ decision, bot: id, view }) => {
    const bot = findBot(game, id);
    return bot ? [{ decision, bot, view }] : [];
  });
  return botAnswers(turns, { chance, clock: () => performance.now(), budget: task.budgetMs });
}
