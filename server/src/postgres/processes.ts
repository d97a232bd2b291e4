import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that has ended but was not buried by its parent counts as dead. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    const status = readProc(pid, 'stat');
    // The name, in brackets, may hold anything; the state follows it.
    return status !== null && !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The words a process was started with, to tell it from another that got the same number later. */
export function commandOf(pid: number): string {
  if (process.platform === 'linux') return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? '';
  const [tool, ...options] =
    process.platform === 'win32'
      ? [
          'powershell',
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ]
      : ['ps', '-ww', '-o', 'command=', '-p', String(pid)];
  try {
    return execFileSync(tool ?? '', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
