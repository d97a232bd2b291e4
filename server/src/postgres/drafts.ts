import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './processes.ts';

/** Where something is made that gets its real name only when it is whole. */
export function draftIn(folder: string): string {
  return join(folder, `draft-${process.pid}-${randomBytes(4).toString('hex')}`);
}

/** Those of processes that died over them. */
export async function dropDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^draft-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}
