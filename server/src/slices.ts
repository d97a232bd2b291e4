import { setImmediate as breathe } from 'node:timers/promises';

const LONGEST_MS = 5;

/** Something long, a little at a time: whoever else waits is served in between. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < LONGEST_MS) continue;
    await breathe();
    began = performance.now();
  }
}
