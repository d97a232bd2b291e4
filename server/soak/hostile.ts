import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findGame } from '@bridgehead/catalogue';
import type { AnyGame } from '@bridgehead/kernel';
import { readConfig } from '../src/index.ts';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { ChildNode, GENEROUS } from '../testkit/child-node.ts';
import { databaseUrl } from '../testkit/databases.ts';
import type { Counts, Target } from './hostile/attack.ts';
import type { AttackName } from './hostile/attackers.ts';
import { round } from '../load/latencies.ts';
import { HealthyTable } from './hostile/healthy-table.ts';
import { excesses, whatIsStored } from './hostile/stored.ts';
import { Vitals } from './hostile/vitals.ts';
import { within } from './patience.ts';

/**
 * Attacks a node in every way that once worked, one after the other, beside a table where people play. Their moves, the
 * node's memory and what is stored must stay within bounds, and no attack may come to nothing by itself.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);
const MOST_P99_MS = 100;
const MOST_GROWTH_MB = 50;
const WARM_UP_MS = 10_000;
const SETTLE_MS = 3000;
const LONGEST_ATTACK_MS = 180_000;

/** As they are unless somebody sets them; all attackers share one address, and come back as soon as they are cut off. */
const USUAL = {
  ...Object.fromEntries(Object.keys(GENEROUS).map((name) => [name, ''])),
  CONNECTIONS_PER_ADDRESS: '400',
  SOCKETS_PER_MINUTE: '20000',
};
/** Five thousand strangers have five thousand addresses. */
const FOR_A_CROWD = {
  ...USUAL,
  CONNECTIONS_PER_ADDRESS: '6000',
  SOCKETS_PER_MINUTE: '1000000',
  OPENS_PER_MINUTE: '1000000',
};

interface Finding {
  readonly attack: string;
  readonly counts: Counts;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly moves: number;
  readonly ms: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly memoryMb: { readonly before: number; readonly most: number; readonly after: number };
}

const began = performance.now();
const faults: string[] = [];
const findings: Finding[] = [];
const game = (await findGame('pobeda')?.load()) as AnyGame;
const folder = await mkdtemp(join(tmpdir(), 'bridgehead-hostile-'));
await chmod(folder, 0o755);
const postgres = await startPostgres({ folder: join(folder, 'postgres'), log: createLog('silent') });

async function attacked(attackers: ChildProcess, name: AttackName, target: Target): Promise<Counts> {
  const answered = once(attackers, 'message');
  attackers.send({ name, target });
  const [{ counts, error }] = (await within(LONGEST_ATTACK_MS, name, answered)) as [
    { counts?: Counts; error?: string },
  ];
  if (!counts) throw new Error(`${name}: ${error}`);
  return counts;
}

/** One node, and these attacks on it. */
async function suffer(
  settings: Readonly<Record<string, string>>,
  attacks: readonly AttackName[],
): Promise<void> {
  const url = databaseUrl(postgres.connection);
  const node = await ChildNode.start({ ...settings, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'error' });
  const attackers = fork(join(import.meta.dirname, 'hostile', 'attackers.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const vitals = new Vitals(node);
  const healthy = await HealthyTable.gather(game, node.origin);
  const observe = async (attack: string, act: () => Promise<Counts>): Promise<void> => {
    const [at, cpu, before] = [performance.now(), await vitals.cpuSeconds(), vitals.memoryMb()];
    vitals.takeMostMb();
    healthy.takeLatencies();
    const counts = await act();
    const latencies = healthy.takeLatencies();
    const memoryMb = { before, most: vitals.takeMostMb(), after: vitals.memoryMb() };
    findings.push({
      attack,
      counts,
      seconds: round((performance.now() - at) / 1000),
      cpuSeconds: round((await vitals.cpuSeconds()) - cpu),
      moves: latencies.count,
      ms: latencies.summary(),
      memoryMb,
    });
    process.stderr.write(`${JSON.stringify(findings.at(-1))}\n`);
  };
  // A node that was never busy takes its memory with the first crowd, whoever that is: growth is counted from there.
  await attacked(attackers, 'talkers', {
    origin: node.origin,
    table: healthy.table,
    seconds: WARM_UP_MS / 1000,
  });
  await sleep(WARM_UP_MS);
  // What the machine does to the moves when nobody attacks.
  await observe('nobody', async () => {
    await sleep(WARM_UP_MS);
    return {};
  });
  for (const attack of attacks) {
    await observe(attack, async () => {
      const counts = await attacked(attackers, attack, {
        origin: node.origin,
        table: healthy.table,
        seconds,
      });
      await sleep(SETTLE_MS);
      return counts;
    });
  }
  await healthy.end().catch((error: unknown) => faults.push(`the healthy table stopped: ${String(error)}`));
  vitals.stop();
  attackers.disconnect();
  if (!node.isAlive) faults.push('the node died');
  if (node.said.length > 0) faults.push(`the node logged: ${node.said[0]}`);
  await node.stop();
}

function judge({ attack, counts, moves, ms, memoryMb }: Finding, at: number): void {
  for (const [name, count] of Object.entries(counts)) {
    if (count === 0) faults.push(`${attack}: nothing was counted as ${name}`);
  }
  if (moves === 0) faults.push(`${attack}: nobody moved meanwhile`);
  if (ms.p99 >= MOST_P99_MS) faults.push(`${attack}: moves took ${ms.p99} ms (p99)`);
  const isCrowd = attack === 'crowd';
  // What a crowd takes while it is there is its own; but coming again must not take more than the time before.
  const growth = (isCrowd ? memoryMb.after : memoryMb.most) - memoryMb.before;
  const isLast = at === findings.length - 1;
  if (growth >= MOST_GROWTH_MB && (!isCrowd || isLast)) faults.push(`${attack}: memory grew by ${growth} MB`);
}

await suffer(USUAL, ['emptyFrames', 'pings', 'talkers', 'deaf', 'malformed', 'hoarders']);
const minutes = (performance.now() - began) / 60_000;
const stored = await whatIsStored(postgres.connection);
faults.push(...excesses(stored, readConfig({}).limits, minutes));
await suffer(FOR_A_CROWD, ['crowd', 'crowd', 'crowd']);
for (const [at, finding] of findings.entries()) judge(finding, at);

const report = { findings, stored, minutes: round((performance.now() - began) / 60_000), faults };
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(faults.length === 0 ? 0 : 1);
