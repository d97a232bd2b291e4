import { createDatabase, databaseUrl } from '@bridgehead/server/testkit';
import { type RunningApp, startApp } from '@bridgehead/testing/app-server';
import { buildWithSmallGames } from '@bridgehead/testing/small-games';
import { inject } from 'vitest';
import { openApp, scratchFile } from './setting.ts';

/** For a server of a test's own. */
export async function ownDatabase(): Promise<{ readonly DATABASE_URL: string }> {
  return { DATABASE_URL: databaseUrl(await createDatabase(inject('databaseServer'))) };
}

/** Whoever starts it stops it. */
export async function startOwnApp(built?: string): Promise<RunningApp> {
  return startApp(built, await ownDatabase());
}

/** The app with the small games of the kernel's tests in it; they are built once for a run. */
export function openAppWithSmallGames(): void {
  openApp(async () => startOwnApp(await buildWithSmallGames(scratchFile('small-games'))));
}
