import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './build-app.ts';

const root = join(import.meta.dirname, '..', '..');
const config = join(root, 'testing', 'small-games', 'vite.config.ts');

/** Builds the app with the small games in it: whoever makes the folder does the work, and everybody waits for it. */
export async function buildWithSmallGames(folder: string): Promise<string> {
  const [draft, app] = [join(folder, 'draft'), join(folder, 'app')];
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await buildApp(join(root, 'web'), ['--config', config, '--outDir', draft]);
    await rename(draft, app);
  }
  while (!existsSync(app)) await sleep(100);
  return app;
}
