import { findGame as findInHouse } from '@bridgehead/catalogue';
import { type AnyGame, type Game, Problem, sureOfWords } from '@bridgehead/kernel';
import { reportFault } from '../online/faults.ts';
import { findPack } from '../storage/packs.ts';

export async function findGame(id: string): Promise<Game> {
  const game = findInHouse(id);
  if (game) return game;
  throw new Problem({
    ru: `Игры «${id}» здесь нет.`,
    en: `There is no game called “${id}” here.`,
  });
}

const own = new Map<string, Promise<AnyGame>>();

/** The game with its own content, loaded once. */
export function loadOwn(id: string): Promise<AnyGame> {
  const loading = own.get(id) ?? load(id);
  own.set(id, loading);
  loading.catch(() => own.delete(id));
  return loading;
}

/** The game with the content a record names: its own, or a pack that was kept. */
export async function loadFor(id: string, contentHash: string): Promise<AnyGame> {
  const game = await loadOwn(id);
  if (game.content.hash === contentHash) return game;
  const pack = await findPack(contentHash);
  return pack === undefined ? game : load(id, pack);
}

async function load(id: string, pack?: unknown): Promise<AnyGame> {
  return sureOfWords(await (await findGame(id)).load(pack), reportFault);
}
