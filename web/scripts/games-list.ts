import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `games.json`: the files of every game, for the service worker, which keeps those of a game that was opened. */
export function gamesList(): Plugin {
  return {
    name: 'bridgehead:games-list',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const assets = join(dir, 'assets');
      const folders = (await readdir(assets, { withFileTypes: true })).filter((each) => each.isDirectory());
      const games = await Promise.all(
        folders.map(async ({ name }) => {
          const entries = await readdir(join(assets, name), { recursive: true, withFileTypes: true });
          const files = entries.filter((each) => each.isFile());
          const paths = files.map((file) => relative(dir, join(file.parentPath, file.name)));
          return [name, paths.map((path) => `/${path.replaceAll('\\', '/')}`).sort()];
        }),
      );
      if (games.length === 0) throw new Error('no game has a folder in the build');
      await writeFile(join(dir, 'games.json'), JSON.stringify(Object.fromEntries(games)));
    },
  };
}
