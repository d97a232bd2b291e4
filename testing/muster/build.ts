import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GAMES } from '@bridgehead/catalogue';
import type { Game } from '@bridgehead/kernel';
import { anyMuster } from './index.ts';

const root = join(import.meta.dirname, '..', '..');

/** The app with the game of the tests, and the same game for a server in this process. Returns the folder of the app. */
export async function buildWithMuster(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bridgehead-muster-'));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(import.meta.dirname, 'vite.config.mjs');
  const options = ['--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: root });
  (GAMES as Game[]).push(anyMuster);
  return folder;
}
