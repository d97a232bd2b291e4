import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Seat } from '@bridgehead/kernel';
import { inProcess } from '../simulate/series.ts';
import type { Count } from './game-balance.ts';
import type { StudiedTable } from './study.ts';

export type Task = {
  readonly tables: readonly StudiedTable[];
  readonly first: number;
  readonly stride: number;
};

/** One game of a study, as the process that played it tells of it. */
export interface Played {
  /** Its place among the tables of the study. */
  readonly table: number;
  /** Its place among the games of that table: all tables with as many players play it from the same deal. */
  readonly index: number;
  readonly outcome: Outcome;
  readonly order: readonly Seat[];
  readonly counts: readonly Count[];
}

const WORKER = join(import.meta.dirname, 'worker.ts');

/** Plays every game of every table, one process for each core; the games come back sorted by table. */
export async function playStudy(
  tables: readonly StudiedTable[],
  report: (done: number) => void,
): Promise<readonly (readonly Played[])[]> {
  const played: Played[][] = tables.map(() => []);
  let done = 0;
  const heard = (game: Played) => {
    played[game.table]?.push(game);
    report(++done);
  };
  const stride = Math.min(availableParallelism(), gamesIn(tables));
  await Promise.all(
    Array.from({ length: stride }, (_, first) => inProcess(WORKER, { tables, first, stride }, heard)),
  );
  return played;
}

export function gamesIn(tables: readonly StudiedTable[]): number {
  return tables.reduce((sum, { plan }) => sum + plan.games, 0);
}
