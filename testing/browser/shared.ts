import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { requireBuilt } from '../src/app-server.ts';
import { ServerProcess } from '../src/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for whatever the tests of a run write; it goes with the run. */
    readonly scratch: string;
    /** Where the app that was built is served; ends with a slash. */
    readonly app: string;
    /** The database server of that app, with room for others. */
    readonly databaseServer: Awaited<ReturnType<ServerProcess['databaseServer']>>;
  }
}

/** Bots answer at once and without long thoughts, so that a whole game fits into a test. */
const HASTY = { BOT_PAUSE_MS: '0', BOT_BUDGET_MS: '30' };

/** What all files of a run share: to start an app takes longer than most of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireBuilt();
  const scratch = await mkdtemp(join(tmpdir(), 'bridgehead-browser-'));
  const server = await ServerProcess.start(HASTY);
  project.provide('scratch', scratch);
  project.provide('app', `http://localhost:${server.port}/`);
  project.provide('databaseServer', await server.databaseServer());
  return async () => {
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
