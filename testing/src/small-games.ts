import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile, mergeConfig, type Plugin, type UserConfig } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'testing', 'small-games');

/** In place of what the app knows of its games: the same, and the small games of the kernel's tests. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@bridgehead/catalogue': join(folder, 'catalogue.ts'),
  '/games/catalogue.ts': join(folder, 'entries.ts'),
};

function withSmallGames(): Plugin {
  return {
    name: 'bridgehead:small-games',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || importer.startsWith(folder)) return null;
      const [, file] = Object.entries(STAND_INS).find(([name]) => source.endsWith(name)) ?? [];
      return file ?? null;
    },
  };
}

/** Builds the app as it is shipped, with more games in it, unless the folder has it already. */
export async function buildWithSmallGames(outDir: string): Promise<void> {
  if (existsSync(join(outDir, 'index.html'))) return;
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'web', 'vite.config.ts'),
  );
  const shipped = (loaded?.config ?? {}) as UserConfig;
  const plugins = () => [withSmallGames(), ...((shipped.worker?.plugins?.() ?? []) as Plugin[])];
  await build({
    ...mergeConfig(shipped, { build: { outDir, emptyOutDir: true }, plugins: [withSmallGames()] }),
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'error',
    worker: { ...shipped.worker, plugins },
  });
}
