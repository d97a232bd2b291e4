import { beginGame, type Seed, seedFromBytes, seedFromText } from '@bridgehead/kernel';
import type { SaidRefusal } from '../carrier/snapshot.ts';
import { newId } from '../storage/ids.ts';
import { keepPack } from '../storage/packs.ts';
import { addTable } from '../storage/tables.ts';
import { findGame, loadOwn } from './games.ts';
import { refused } from './plan.ts';
import type { CreateRequest } from '../carrier/protocol.ts';

/** Sets a table up and keeps it; it is opened by its id like any other. */
export async function createTable(request: CreateRequest): Promise<{ table: string } | SaidRefusal> {
  const { options, seats, practice, seedText } = request;
  const found = await findGame(request.game);
  const brought = request.pack;
  const game = brought === undefined ? await loadOwn(request.game) : await found.load({ pack: brought });
  const seed = seedText ? seedFromText(seedText) : randomSeed();
  const begun = beginGame(game, { options, seats, seed, practice });
  if ('refusal' in begun) return refused(game, begun.refusal);
  const pack = brought ?? (await found.ownPack?.());
  if (pack !== undefined) await keepPack(game.content.hash, pack);
  const id = newId();
  const now = Date.now();
  await addTable({ id, origin: 'played', ...begun, seed, entries: 0, createdAt: now, changedAt: now });
  return { table: id };
}

export function randomSeed(): Seed {
  return seedFromBytes(crypto.getRandomValues(new Uint8Array(16)));
}
