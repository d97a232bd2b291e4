import { readdir, readFile } from 'node:fs/promises';
import { round } from './latencies.ts';
import type { Child } from './processes.ts';

/** Processor time for each move, in microseconds: what the server, its clients and the database take. */
export interface Costly {
  readonly microsPerMove: { readonly server: number; readonly clients: number; readonly database: number };
}

export type Cost = <T extends { readonly moves: number }>(
  servers: readonly Child[],
  play: () => Promise<T>,
) => Promise<T & Costly>;

/** Measures what moves cost, wherever the processor time goes. */
export function costOf(postmaster: number): Cost {
  return async (servers, play) => {
    const spent = async () => ({
      server: sum((await Promise.all(servers.map((server) => server.report('cpu')))).map(({ cpu }) => cpu)),
      clients: ownCpu(),
    });
    const database = await cpuOfChildren(postmaster);
    const before = await spent();
    const result = await play();
    const { moves } = result;
    const after = await spent();
    const databaseAfter = await cpuOfChildren(postmaster);
    // Those that have ended in the meantime cannot be asked any more.
    const databaseMicros = sum([...databaseAfter].map(([pid, cpu]) => cpu - (database.get(pid) ?? 0)));
    const perMove = (part: keyof typeof before) => round((after[part] - before[part]) / moves);
    return {
      ...result,
      microsPerMove: {
        server: perMove('server'),
        clients: perMove('clients'),
        database: round(databaseMicros / moves),
      },
    };
  };
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MICROS = 10_000;

/** Processor time so far of every process with this parent, in microseconds; empty where there is no /proc to ask. */
async function cpuOfChildren(parent: number): Promise<Map<string, number>> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map(async (pid) => [pid, await cpuIfChild(pid, parent)] as const));
  return new Map(found.filter((entry): entry is [string, number] => entry[1] !== null));
}

async function cpuIfChild(pid: string, parent: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The command stands in brackets and may hold spaces: after it come state, parent, … user and system time.
  const [, of, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(of) === parent ? (Number(rest[9]) + Number(rest[10])) * TICK_MICROS : null;
}
