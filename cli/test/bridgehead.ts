import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export interface Answer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as a person runs it. */
export function bridgehead(args: readonly string[], env: Record<string, string> = {}): Promise<Answer> {
  const options = { cwd: root, env: { ...process.env, LC_ALL: 'en', PORT: '', ...env } };
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'cli/src/main.ts', ...args];
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
