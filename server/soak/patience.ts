import { setTimeout as sleep } from 'node:timers/promises';

/** Fails when the work takes longer. */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const tooLong = sleep(ms, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`${what} took longer than ${ms} ms`);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    patience.abort();
    tooLong.catch(() => undefined);
  }
}

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(10);
}

export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
