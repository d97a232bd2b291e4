import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, type Environment, readConfig, startNode } from '@bridgehead/server';
import { freePort } from '@bridgehead/server/testkit';

export type RunningApp = {
  /** Ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
};

const appFolder = join(import.meta.dirname, '..', '..', 'web', 'dist');

/** The built app and its server as `npm start` runs them, on a free port; with an empty database, unless one is named. */
export async function startApp(built = appFolder, settings: Environment = {}): Promise<RunningApp> {
  requireBuilt(built);
  const folder = await mkdtemp(join(tmpdir(), 'bridgehead-app-'));
  const config = readConfig({ ...settings, PORT: String(await freePort()), DATA_FOLDER: folder });
  const node = await startNode(config, built, createLog('error'));
  return {
    url: `http://localhost:${node.port}/`,
    async stop() {
      await node.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Else whoever looks for the app waits for a page that never comes. */
export function requireBuilt(built = appFolder): void {
  if (!existsSync(join(built, 'index.html'))) throw new Error('The app is not built: run npm run build.');
}
