import { expect, test } from 'vitest';
import { threadsFor } from '../src/threads/threads.ts';

test('a thread that takes memory without end is ended alone: whoever asked is told, and the next is served', async () => {
  const threads = threadsFor<{ greedily: boolean }, string>(
    new URL('./greedy-thread.mjs', import.meta.url),
    1,
  );
  try {
    await expect(threads.run({ greedily: true })).rejects.toThrow(/memory/);
    expect(await threads.run({ greedily: false })).toBe('enough');
  } finally {
    await threads.destroy();
  }
});
