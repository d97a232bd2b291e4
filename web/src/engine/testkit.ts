import {
  type AnyGame,
  chanceFrom,
  commitment,
  type Game,
  readOptions,
  RECORD_FORMAT,
  type RecordHeader,
  seedFromText,
  Table,
} from '@bridgehead/kernel';
import type { StoredEntry, StoredGame } from '../storage/tables.ts';
import { LocalTable } from './local-table.ts';

const seed = seedFromText('a fresh table');

export async function loadAny(game: unknown): Promise<AnyGame> {
  return (await (game as Game).load()) as AnyGame;
}

/** A table of people at one screen, on a disk that is a list. */
export async function freshTable(
  game: unknown,
  seats: number,
): Promise<{ readonly table: LocalTable; readonly disk: readonly StoredEntry[] }> {
  const loaded = await loadAny(game);
  const { manifest } = loaded.rules;
  const plan = readOptions(manifest, seats, {});
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const { id, hash } = loaded.content;
  const header: RecordHeader = {
    format: RECORD_FORMAT,
    game: manifest.id,
    rules: manifest.version,
    content: { id, hash },
    options: plan.options,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `P${seat + 1}` })),
    commitment: commitment(seed),
  };
  const { setup } = Table.open(loaded.rules, header, chanceFrom(seed)).record();
  const stored: StoredGame = {
    table: { id: 't', origin: 'played', header, setup, seed, entries: 0, createdAt: 0, changedAt: 0 },
    entries: [],
  };
  const disk: StoredEntry[] = [];
  const table = new LocalTable(loaded, stored, seed, {
    append: async (_, entry) => void disk.push(entry),
    changed: () => {},
  });
  return { table, disk };
}
