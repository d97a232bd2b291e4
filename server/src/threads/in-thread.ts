import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { admitGuests } from '@bridgehead/catalogue/guests';
import type { AnyGame } from '@bridgehead/kernel';
import { Library } from '../library.ts';
import type { GameTask } from './game-task.ts';

/** So much nicer than whoever serves sockets and moves. */
const NICER = 10;

/** On Linux a thread can be nicer than the rest of its process; elsewhere all are equal. */
function stepBack(): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW));
  } catch {
    // Only who is served first is at stake.
  }
}

stepBack();
await admitGuests();
const packs = new Map<string, unknown>();
const library = new Library(async (hash) => packs.get(hash));

/** In a thread: the game that a task names. Its content need not be sent again where it has been played of late. */
export async function loadTask({ game, version, contentHash, pack }: GameTask): Promise<AnyGame | undefined> {
  if (pack !== undefined) packs.set(contentHash, pack);
  const loaded = await library.with(game, contentHash, version);
  packs.delete(contentHash);
  return loaded;
}
