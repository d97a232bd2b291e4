import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { admitGuests } from '@bridgehead/catalogue/guests';
import { createLog, readConfig, startNode } from '@bridgehead/server';
import { watchParts } from './profile.ts';

/** A node in a process of its own that tells its parent what it costs. */

export interface NodeReport {
  readonly port: number;
  /** In bytes; asked for memory, after a garbage collection. */
  readonly heap: number;
  readonly resident: number;
  /** Processor time so far, in microseconds. */
  readonly cpu: number;
}

const appFolder = join(import.meta.dirname, '..', '..', 'web', 'dist');
await admitGuests();
const node = await startNode(readConfig(process.env), appFolder, createLog('error'));

/** Looking at the loop every millisecond takes more than a hundredth of a core: nobody pays for it who has not asked. */
const delays = monitorEventLoopDelay({ resolution: 1 });

/** How late the loop was since it was last asked, in milliseconds: of a hundred looks all but one found it sooner. */
function delay(): number {
  delays.enable();
  const late = delays.percentile(99) / 1e6;
  delays.reset();
  return late;
}

function report(): NodeReport {
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { port: node.port, heap: heapUsed + external, resident: rss, cpu: user + system };
}

let watching: ReturnType<typeof watchParts> | undefined;

async function tellParts(): Promise<void> {
  const stop = await watching;
  process.send?.(await stop?.());
}

process.on('message', (question) => {
  if (question === 'watch') watching = watchParts();
  if (question === 'parts') void tellParts();
  if (question === 'memory') globalThis.gc?.();
  if (question === 'memory' || question === 'cpu') process.send?.(report());
  if (question === 'delay') process.send?.(delay());
  if (question === 'stop') void node.stop().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
process.send?.(report());
