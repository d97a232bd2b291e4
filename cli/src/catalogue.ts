import { findGame as findInHouse, GAMES } from '@bridgehead/catalogue';
import type { AnyGame, Game } from '@bridgehead/kernel';
import { UsageError } from './command.ts';
import { readJson } from './files.ts';
import { say } from './language.ts';

export function findGame(id: string | undefined): Game {
  const game = id === undefined ? undefined : findInHouse(id);
  if (game) return game;
  const known = GAMES.map(({ manifest }) => manifest.id).join(', ');
  throw new UsageError(
    id === undefined
      ? say({ ru: `Назовите игру: ${known}.`, en: `Name a game: ${known}.` })
      : say({
          ru: `Игры «${id}» нет; есть такие: ${known}.`,
          en: `There is no game "${id}"; the games are: ${known}.`,
        }),
  );
}

/** Loads a game with its own content, or with the pack in a file. */
export async function loadGame(
  id: string | undefined,
  packFile?: string,
  version?: string,
): Promise<AnyGame> {
  return findGame(id).load({ version, ...(packFile !== undefined && { pack: readJson(packFile) }) });
}
