import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { planFrom } from '../src/simulate/plan.ts';
import type { Task } from '../src/simulate/series.ts';

it('plays no further game when the command that asked for it has been ended', async () => {
  const script = fileURLToPath(new URL('../src/simulate/worker.ts', import.meta.url));
  const worker = fork(script, { execArgv: ['--import', 'tsx'] });
  const flags = { games: '1000000', seed: 'orphan', bots: 'random', options: '', budget: '1' };
  const plan = await planFrom(['blindazh'], flags);
  worker.send({ plan, first: 0, stride: 1 } satisfies Task);
  await once(worker, 'message');
  worker.disconnect();
  const [code] = await once(worker, 'exit');
  expect(code).toBe(1);
});
