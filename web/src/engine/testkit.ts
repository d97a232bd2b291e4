import {
  type AnyGame,
  beginGame,
  type Game,
  type KeptStep,
  type SeatLabel,
  seedFromText,
} from '@bridgehead/kernel';
import type { Disk } from '../storage/disk.ts';
import type { StoredPosition } from '../storage/positions.ts';
import type { StoredEntry, StoredTable } from '../storage/tables.ts';
import { LocalTable } from './local-table.ts';
import { type Think, thinkOf } from './thoughts.ts';

const seed = seedFromText('a fresh table');

export async function loadAny(game: unknown): Promise<AnyGame> {
  return (await (game as Game).load()) as AnyGame;
}

/** A disk that is a list, and counts what is read from it. */
export class ListDisk implements Disk {
  table: StoredTable;
  readonly rows: StoredEntry[] = [];
  positions: StoredPosition[] = [];
  read = 0;

  constructor(table: StoredTable) {
    this.table = table;
  }

  async append(table: StoredTable, entry: StoredEntry, position?: StoredPosition): Promise<void> {
    this.table = table;
    this.rows.push(structuredClone(entry));
    if (position) this.positions.push(structuredClone(position));
  }

  async entries(after: number, upTo: number): Promise<readonly StoredEntry[]> {
    const rows = this.rows.slice(Math.max(0, after), upTo);
    this.read += rows.length;
    return structuredClone(rows);
  }

  async position(atMost: number): Promise<StoredPosition | undefined> {
    return structuredClone(this.positions.findLast(({ seq }) => seq <= atMost));
  }
}

/** A table as it is set up, on a disk of its own. */
export function newDisk(
  game: AnyGame,
  seats: readonly SeatLabel[],
  options: Readonly<Record<string, unknown>> = {},
  practice = false,
): ListDisk {
  const begun = beginGame(game, { options, seats, seed, practice });
  if ('refusal' in begun) throw new Error(begun.refusal.reason);
  return new ListDisk({ id: 't', origin: 'played', ...begun, seed, entries: 0, createdAt: 0, changedAt: 0 });
}

/** Thinks on the spot. */
export function thinkHere(game: AnyGame): Think {
  return async (thought, ask) => thinkOf(game, thought, ask);
}

export function openOn(
  game: AnyGame,
  disk: ListDisk,
  changed: (step: KeptStep) => void = () => {},
): Promise<LocalTable> {
  return LocalTable.open(game, disk.table, seed, { disk, think: thinkHere(game), changed });
}

/** A table of people at one screen. */
export async function freshTable(
  game: unknown,
  seats: number,
): Promise<{ readonly table: LocalTable; readonly disk: readonly StoredEntry[] }> {
  const loaded = await loadAny(game);
  const people = Array.from(
    { length: seats },
    (_, seat) => ({ kind: 'human', name: `P${seat + 1}` }) as const,
  );
  const disk = newDisk(loaded, people);
  return { table: await openOn(loaded, disk), disk: disk.rows };
}
