import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inProcess } from './in-process.ts';
import type { Plan } from './plan.ts';
import { count, emptyTally, type Result, type Tally } from './tally.ts';

export type Task = { readonly plan: Plan; readonly first: number; readonly stride: number };

const WORKER = join(import.meta.dirname, 'worker.ts');

/** Plays a whole series, one process for each core, and counts the games as they end. */
export async function playSeries(plan: Plan, report: (done: number) => void): Promise<Tally> {
  const stride = Math.min(availableParallelism(), plan.games);
  let tally = emptyTally(plan.bots);
  const counted = (result: Result) => {
    tally = count(tally, result);
    report(tally.games);
  };
  await Promise.all(
    Array.from({ length: stride }, (_, first) => inProcess(WORKER, { plan, first, stride }, counted)),
  );
  return tally;
}
