import { execFile } from 'node:child_process';
import { chmod, lchown, lstat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The account that PostgreSQL runs under when it may not be ours: it refuses to run as root. */
export interface Runner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account is shared: other programs run as nobody too. The group is not: no account belongs to it, only root can
 * put a process into it, so a folder that is closed to all but this group is closed to them.
 */
const NOBODY: Runner = { uid: 65534, gid: 47_173 };

/** Undefined: under our own account. As root: under that which the data already belongs to, or under nobody's. */
export async function runnerFor(cluster: string): Promise<Runner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const made = await lstat(cluster).catch(() => undefined);
  const isAnothers = made && made.uid !== 0 && made.uid !== NOBODY.uid;
  return isAnothers ? { uid: made.uid, gid: made.gid } : NOBODY;
}

/** Ours and, when it is another, of the account that PostgreSQL runs under; nobody else comes in. */
export async function keepPrivate(runner: Runner | undefined, folder: string): Promise<void> {
  if (!runner) return;
  await lchown(folder, 0, runner.gid);
  await chmod(folder, 0o770);
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
