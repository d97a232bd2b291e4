import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const vite = join(import.meta.dirname, '..', '..', 'node_modules', 'vite', 'bin', 'vite.js');

/** Builds the app in a folder as it is shipped: not as tests run, though it is a test that asks for it. */
export async function buildApp(folder: string, options: readonly string[] = []): Promise<void> {
  const command = [vite, 'build', '--logLevel', 'error', ...options];
  await promisify(execFile)(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
