import type { Rollup } from 'vite';

const OF_GAME = /\/games\/([^/]+)\//;
/** What the home page shows of a game is the home page's. */
const COVER = /\/games\/[^/]+\/(?:ui\/cover\/|rules\/about\.ts)/;

/** What only one game needs lies in a folder of its own, `assets/<game>/`: to be weighed, fetched and kept apart. */
function folderOf(modules: readonly string[]): string {
  const games = new Set(modules.flatMap((id) => OF_GAME.exec(id)?.[1] ?? []));
  const [game] = games;
  return games.size === 1 && !modules.some((id) => COVER.test(id)) ? `assets/${game}` : 'assets';
}

export const gameFolders: Rollup.OutputOptions = {
  chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
  assetFileNames: ({ originalFileNames }) => `${folderOf(originalFileNames)}/[name]-[hash][extname]`,
};
