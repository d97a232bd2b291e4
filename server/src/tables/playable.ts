import { type AnyGame, playableBy, type Refusal } from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';
import type { TableRow } from '../storage/index.ts';
import { type Library, saidIfBad } from '../library.ts';

/** The game a table is played by: what has begun goes on under its own rules, as long as they are played here. */
export async function findPlayable(
  library: Library,
  { room, start }: Pick<TableRow, 'room' | 'start'>,
): Promise<AnyGame | { readonly refusal: Refusal }> {
  const manifest = library.find(room.game)?.manifest;
  if (!manifest) return { refusal: refuse('no-game', { game: room.game }) };
  const version = start?.header.rules ?? manifest.version;
  const refusal = playableBy(manifest, version);
  if (refusal) return { refusal };
  const game = await saidIfBad(() => library.with(room.game, room.contentHash, version));
  return game ?? { refusal: refuse('no-game', { game: room.game }) };
}
