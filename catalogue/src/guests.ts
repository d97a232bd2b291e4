import type { Game } from '@bridgehead/kernel';
import { admit } from './index.ts';

/**
 * Lets in the games that the modules named in GUEST_GAMES export, each as a list called `games`. Whatever a process
 * admits by itself its threads do not know; the environment they inherit.
 */
export async function admitGuests(): Promise<void> {
  for (const module of (process.env.GUEST_GAMES ?? '').split(' ').filter(Boolean)) {
    const { games } = (await import(module)) as { readonly games: readonly Game[] };
    for (const game of games) admit(game);
  }
}
