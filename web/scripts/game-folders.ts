import type { Rollup } from 'vite';

const OF_GAME = /\/games\/([^/]+)\//;
/** What the home page shows of a game is the home page's. */
const COVER = /\/games\/[^/]+\/(?:ui\/cover\/|rules\/about\.ts)/;

/** The drawings of a game, one file each. */
const SCENE = /\/games\/[^/]+\/ui\/scenes\//;

/** What only one game needs lies in a folder of its own, `assets/<game>/`: to be weighed, fetched and kept apart. */
function folderOf(modules: readonly string[]): string {
  const games = new Set(modules.flatMap((id) => OF_GAME.exec(id)?.[1] ?? []));
  const [game] = games;
  if (games.size !== 1 || modules.some((id) => COVER.test(id))) return 'assets';
  return modules.every((id) => SCENE.test(id)) ? `assets/${game}/scenes` : `assets/${game}`;
}

export const gameFolders: Rollup.OutputOptions = {
  chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
  assetFileNames: ({ originalFileNames }) => `${folderOf(originalFileNames)}/[name]-[hash][extname]`,
};
