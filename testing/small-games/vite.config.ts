import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import shipped from '../../web/vite.config.ts';

const folder = import.meta.dirname;

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

const plugins = () => [withSmallGames(), ...(shipped.worker?.plugins?.() ?? [])];

/** The app as it is shipped, with more games in it. */
export default {
  ...mergeConfig(shipped, { plugins: [withSmallGames()] }),
  worker: { ...shipped.worker, plugins },
};
