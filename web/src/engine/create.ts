import {
  chanceFrom,
  commitment,
  RECORD_FORMAT,
  readOptions,
  type RecordHeader,
  type Seed,
  seedFromBytes,
  seedFromText,
  Table,
} from '@bridgehead/kernel';
import type { Refused } from '../carrier/snapshot.ts';
import { newId } from '../storage/ids.ts';
import { keepPack } from '../storage/packs.ts';
import { addTable } from '../storage/tables.ts';
import { findGame, loadOwn } from './games.ts';
import { refused } from './plan.ts';
import type { CreateRequest } from './protocol.ts';

/** Sets a table up and keeps it; it is opened by its id like any other. */
export async function createTable(request: CreateRequest): Promise<{ table: string } | Refused> {
  const { pack, seats, seedText } = request;
  const game =
    pack === undefined ? await loadOwn(request.game) : await (await findGame(request.game)).load(pack);
  const { manifest } = game.rules;
  const read = readOptions(manifest, seats.length, request.options);
  if ('refusal' in read) return refused(game, read.refusal);
  const seed = seedText ? seedFromText(seedText) : randomSeed();
  const { id: contentId, hash } = game.content;
  const header: RecordHeader = {
    format: RECORD_FORMAT,
    game: manifest.id,
    rules: manifest.version,
    content: { id: contentId, hash },
    options: read.options,
    seats,
    commitment: commitment(seed),
  };
  const { setup } = Table.open(game.rules, header, chanceFrom(seed)).record();
  if (pack !== undefined) await keepPack(hash, pack);
  const id = newId();
  const now = Date.now();
  await addTable({ id, origin: 'played', header, setup, seed, entries: 0, createdAt: now, changedAt: now });
  return { table: id };
}

export function randomSeed(): Seed {
  return seedFromBytes(crypto.getRandomValues(new Uint8Array(16)));
}
