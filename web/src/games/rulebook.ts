import type { Rulebook } from '@bridgehead/kernel';
import { ask } from '../carrier/engine.ts';

const books = new Map<string, Promise<Rulebook>>();

/** The rules that a version of a game is played by, asked once; without a version, those of the newest. */
export function rulebookOf(game: string, version?: string): Promise<Rulebook> {
  const key = `${game} ${version}`;
  const book = books.get(key) ?? ask('rulebook', { game, version });
  books.set(key, book);
  book.catch(() => books.delete(key));
  return book;
}
