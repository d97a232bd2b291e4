import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Seat } from '@bridgehead/kernel';
import { inProcess } from '../simulate/in-process.ts';
import type { Count } from './game-balance.ts';
import type { Keep } from './keep.ts';
import type { StudiedTable } from './study.ts';

/** Where a game stands in a study. */
export interface Place {
  /** Its place among the tables of the study. */
  readonly table: number;
  /** Its place among the games of that table: all tables with as many players play it from the same deal. */
  readonly index: number;
}

/** One game of a study, as the process that played it tells of it. */
export interface Played extends Place {
  readonly outcome: Outcome;
  readonly order: readonly Seat[];
  readonly counts: readonly Count[];
}

export type Task = { readonly tables: readonly StudiedTable[]; readonly places: readonly Place[] };

const WORKER = join(import.meta.dirname, 'worker.ts');

/** Plays every game of every table that is not kept, one process for each core; the games come back sorted by table. */
export async function playStudy(
  tables: readonly StudiedTable[],
  keep: Keep,
  report: (done: number) => void,
): Promise<readonly (readonly Played[])[]> {
  const played: Played[][] = tables.map(() => []);
  let done = 0;
  const count = (game: Played) => {
    played[game.table]?.push(game);
    report(++done);
  };
  const wanted = placesIn(tables);
  const kept = new Map(keep.games.map((game) => [nameOf(game), game]));
  for (const place of wanted) {
    const game = kept.get(nameOf(place));
    if (game) count(game);
  }
  const places = wanted.filter((place) => !kept.has(nameOf(place)));
  const heard = (game: Played) => {
    keep.add(game);
    count(game);
  };
  const processes = Math.min(availableParallelism(), places.length);
  await Promise.all(
    Array.from({ length: processes }, (_, process) => {
      const share = places.filter((_, turn) => turn % processes === process);
      return inProcess(WORKER, { tables, places: share }, heard);
    }),
  );
  return played;
}

export function gamesIn(tables: readonly StudiedTable[]): number {
  return placesIn(tables).length;
}

/** Deal by deal: a study that is stopped knows as much of one table as of another. */
function placesIn(tables: readonly StudiedTable[]): readonly Place[] {
  const deals = Math.max(...tables.map(({ plan }) => plan.games));
  return Array.from({ length: deals }, (_, index) =>
    tables.flatMap(({ plan }, table) => (index < plan.games ? [{ table, index }] : [])),
  ).flat();
}

const nameOf = ({ table, index }: Place) => `${table}:${index}`;
