import type { AnyGame } from '@bridgehead/kernel';
import type { Storage } from '../storage/index.ts';
import type { Library } from '../library.ts';

/** Which game a thread is to play: it loads games for itself, functions do not cross over to it. */
export interface GameTask {
  readonly game: string;
  /** Of the rules. */
  readonly version: string;
  readonly contentHash: string;
  /** The content, where it is not the game's own. */
  readonly pack?: unknown;
}

/** Which game a thread is to play, without content: it may know that already. */
export function named({ rules, content }: AnyGame): GameTask {
  const { id, version } = rules.manifest;
  return { game: id, version, contentHash: content.hash };
}

/** What a thread answers that was sent a task without the content it needs. */
export const NEEDS_PACK = 'needs-pack';

export async function gameTask(game: AnyGame, library: Library, packs: Storage['packs']): Promise<GameTask> {
  const task = named(game);
  const own = await library.own(task.game, task.version);
  return own?.content.hash === task.contentHash
    ? task
    : { ...task, pack: (await packs.find(task.contentHash))?.pack };
}
