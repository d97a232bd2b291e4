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

export async function gameTask(
  { rules, content }: AnyGame,
  library: Library,
  packs: Storage['packs'],
): Promise<GameTask> {
  const { id, version } = rules.manifest;
  const own = await library.own(id, version);
  const task = { game: id, version, contentHash: content.hash };
  return own?.content.hash === content.hash
    ? task
    : { ...task, pack: (await packs.find(content.hash))?.pack };
}
