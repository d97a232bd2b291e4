import { expect, test } from 'vitest';
import { Threads } from '../src/threads/threads.ts';

const greedy = new URL('./greedy-thread.mjs', import.meta.url);

test('a thread that takes memory without end is ended alone: whoever asked is told, and the next is served', async () => {
  const threads = new Threads<{ greedily: boolean }, string>(greedy, 1);
  try {
    await expect(threads.run({ greedily: true })).rejects.toThrow(/memory/);
    expect(await threads.run({ greedily: false })).toBe('enough');
  } finally {
    await threads.destroy();
  }
});

test('whoever waits behind one that is stopped is served by another thread', async () => {
  const threads = new Threads<{ greedily: boolean }, string>(greedy, 1);
  try {
    const stopped = threads.run({ greedily: true }, { signal: AbortSignal.timeout(300) });
    const waiting = [1, 2].map(() =>
      threads.run({ greedily: false }, { signal: AbortSignal.timeout(10_000) }),
    );
    await expect(stopped).rejects.toThrow(/aborted/);
    expect(await Promise.all(waiting)).toEqual(['enough', 'enough']);
    expect(threads.threads).toHaveLength(1);
  } finally {
    await threads.destroy();
  }
}, 20_000);
