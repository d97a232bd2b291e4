import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

/** Builds the app as it is shipped, with more games in it; returns its folder. */
export async function buildWithSmallGames(): Promise<string> {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'web', 'vite.config.ts'),
  );
  const shipped = (loaded?.config ?? {}) as UserConfig;
  const outDir = await mkdtemp(join(tmpdir(), 'bridgehead-small-games-'));
  const plugins = () => [withSmallGames(), ...((shipped.worker?.plugins?.() ?? []) as Plugin[])];
  await build({
    ...mergeConfig(shipped, { build: { outDir, emptyOutDir: true }, plugins: [withSmallGames()] }),
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'error',
    worker: { ...shipped.worker, plugins },
  });
  return outDir;
}
