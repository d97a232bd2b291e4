import { execFile } from 'node:child_process';
import { lchown, lstat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The account that PostgreSQL runs under when it may not be ours: it refuses to run as root. */
export interface Runner {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: Runner = { uid: 65534, gid: 65534 };

/** Undefined: under our own account. As root: under that which the data already belongs to, or under nobody's. */
export async function runnerFor(cluster: string): Promise<Runner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const made = await lstat(cluster).catch(() => undefined);
  return made && made.uid !== 0 ? { uid: made.uid, gid: made.gid } : NOBODY;
}

export async function giveTo(runner: Runner | undefined, path: string): Promise<void> {
  if (runner) await lchown(path, runner.uid, runner.gid);
}

/** Asks the system itself, as that account: modes, access lists and mounts all have their say. */
export async function canUse(runner: Runner | undefined, ...paths: readonly string[]): Promise<boolean> {
  if (!runner) return true;
  const check = 'for path; do test -r "$path" && test -x "$path" || exit 1; done';
  return promisify(execFile)('/bin/sh', ['-c', check, 'sh', ...paths], { ...runner, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
