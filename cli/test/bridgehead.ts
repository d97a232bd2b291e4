import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { bridgehead as answer } from '../src/bridgehead.ts';

const root = join(import.meta.dirname, '..', '..');
const USUAL = { LC_ALL: 'en', PORT: '' };

export interface Answer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line in this process: starting one for every question takes longer than the answer. */
export async function bridgehead(
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Answer> {
  for (const [name, value] of Object.entries({ ...USUAL, ...env })) vi.stubEnv(name, value);
  const [stdout, stderr] = [process.stdout, process.stderr].map(listenTo) as [Heard, Heard];
  try {
    const code = await answer(words);
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    stdout.stop();
    stderr.stop();
    vi.unstubAllEnvs();
  }
}

/** The command line as a person runs it. */
export function bridgeheadAsProcess(
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Answer> {
  const options = { cwd: root, env: { ...process.env, ...USUAL, ...env } };
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'cli/src/main.ts', ...words];
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

interface Heard {
  text(): string;
  stop(): void;
}

function listenTo(stream: NodeJS.WriteStream): Heard {
  const said: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  return { text: () => said.join(''), stop: () => spy.mockRestore() };
}
