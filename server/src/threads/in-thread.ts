import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { admitGuests } from '@bridgehead/catalogue/guests';
import type { AnyGame } from '@bridgehead/kernel';
import { Library } from '../library.ts';
import type { GameTask } from './game-task.ts';

/** Behind sockets and moves, before whatever the machine does when it has nothing to do. */
const NICENESS = 10;

/** On Linux a thread can be nicer than the rest of its process; elsewhere all are equal. */
function stepBack(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);
  } catch {
    // Only who is served first is at stake.
  }
}

stepBack();
await admitGuests();
const packs = new Map<string, unknown>();
const library = new Library(async (hash) => packs.get(hash));

/** In a thread: the game that a task names. */
export async function loadTask({ game, version, contentHash, pack }: GameTask): Promise<AnyGame | undefined> {
  if (pack !== undefined) packs.set(contentHash, pack);
  const loaded = await library.with(game, contentHash, version);
  packs.delete(contentHash);
  return loaded;
}
