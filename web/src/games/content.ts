import type { Content } from '@bridgehead/kernel';
import { ask } from '../carrier/engine.ts';

const known = new Map<string, Promise<Content>>();

/** A game's own content, asked once. */
export function contentOf(game: string): Promise<Content> {
  const content = known.get(game) ?? ask('content', { game });
  known.set(game, content);
  content.catch(() => known.delete(game));
  return content;
}
