import { Piscina } from 'piscina';

/** More than any game of ours needs: a thread that wants more is ended alone, before the whole server is. */
const MOST_MEGABYTES = 512;

export type Threads<Task, Result> = Piscina<Task, Result>;

/** Threads that run a module: they come when there is work, and go when there has been none for a while. */
export function threadsFor<Task, Result>(module: URL, most: number): Threads<Task, Result> {
  return new Piscina({
    filename: module.href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
}
