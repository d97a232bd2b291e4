import type { Game } from '@bridgehead/kernel';
import * as games from './games.ts';

/**
 * Every game of the house. Its types are its own affair: whoever takes a game from here only ever hands its states and
 * moves back to it. What a game is made of is loaded when it is first played.
 */
export const GAMES: readonly Game[] = Object.values(games) as unknown as Game[];

const guests = new Map<string, Game>();

/** Lets in a game that is not of the house, such as a test's: it can be found and played, and is not listed. */
export function admit(game: Game): void {
  guests.set(game.manifest.id, game);
}

export function findGame(id: string): Game | undefined {
  return GAMES.find(({ manifest }) => manifest.id === id) ?? guests.get(id);
}
