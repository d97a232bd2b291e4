import { ask } from '../carrier/engine.ts';
import type { GameCard } from '../carrier/protocol.ts';

const cards = new Map<string, Promise<GameCard>>();

/** What a game says about itself, asked once. */
export function describeGame(game: string): Promise<GameCard> {
  const card = cards.get(game) ?? ask('describe', { game });
  cards.set(game, card);
  card.catch(() => cards.delete(game));
  return card;
}
