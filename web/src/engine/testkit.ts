import { type AnyGame, beginGame, type Game, seedFromText } from '@bridgehead/kernel';
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
  const people = Array.from(
    { length: seats },
    (_, seat) => ({ kind: 'human', name: `P${seat + 1}` }) as const,
  );
  const begun = beginGame(loaded, { options: {}, seats: people, seed });
  if ('refusal' in begun) throw new Error(begun.refusal.reason);
  const stored: StoredGame = {
    table: { id: 't', origin: 'played', ...begun, seed, entries: 0, createdAt: 0, changedAt: 0 },
    entries: [],
  };
  const disk: StoredEntry[] = [];
  const table = new LocalTable(loaded, stored, seed, {
    append: async (_, entry) => void disk.push(entry),
    changed: () => {},
  });
  return { table, disk };
}
