import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Starter {
  readonly process: ChildProcess;
  /** Of the server that it started or found. */
  readonly postmaster: number;
}

/** Another process of ours that starts the database in this folder. */
export async function startElsewhere(folder: string): Promise<Starter> {
  const script = join(import.meta.dirname, 'run-postgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, postmaster: Number(line.toString()) };
}

export async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly uid: number;
}

function running(): Running[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,uid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0, uid = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, uid };
  });
}

export function uidOf(pid: number): number | undefined {
  return running().find((found) => found.pid === pid)?.uid;
}

export function childrenOf(pid: number): number[] {
  return running()
    .filter(({ parent }) => parent === pid)
    .map((child) => child.pid);
}

/** What a power cut leaves of a server: nothing that could still write. */
export function killServer(postmaster: number): void {
  for (const pid of [postmaster, ...childrenOf(postmaster)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went by itself in between.
    }
  }
}

export async function until(isTrue: () => boolean | Promise<boolean>, patienceMs = 20_000): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !(await isTrue()); await sleep(10))
    if (Date.now() > deadline) throw new Error('it did not come true');
}
