import { blindazh } from '@bridgehead/blindazh';
import type { Game } from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';

/**
 * Every game of the house. Its types are its own affair: whoever takes a game from here only ever hands its states and
 * moves back to it. What a game is made of is loaded when it is first played.
 */
export const GAMES: readonly Game[] = [pobeda as unknown as Game, blindazh as unknown as Game];

export function findGame(id: string): Game | undefined {
  return GAMES.find(({ manifest }) => manifest.id === id);
}
