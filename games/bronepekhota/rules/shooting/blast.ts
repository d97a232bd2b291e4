import { distance, type Solid } from '@bridgehead/geometry';
import type { Blast } from '../armoury.ts';
import type { Cause } from '../events.ts';
import { isOnTable } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import { inSteps, solidOf } from '../space.ts';
import type { PieceId } from '../state.ts';
import { strike } from './strike.ts';

/** BRP-7.4.4: everything within reach but `spared`, the nearest first, then by number. Loads cannot be hurt (BRP-12.4). */
export function victimsOf(
  { armoury, state }: Battlefield,
  centre: Solid,
  within: number,
  spared: PieceId,
): PieceId[] {
  const found: { id: PieceId; far: number }[] = [];
  for (const [id, piece] of state.pieces.entries()) {
    if (id === spared || piece.kind === 'load' || !isOnTable(piece)) continue;
    const far = distance(centre, solidOf(armoury, piece));
    if (inSteps(far) <= within) found.push({ id, far });
  }
  return found.sort((one, other) => one.far - other.far).map(({ id }) => id);
}

/** Cover and walls are ignored; whoever is thrown out of a machine by it is no victim. */
export function burst(
  game: Playing,
  { within, power }: Blast,
  victims: readonly PieceId[],
  cause: Cause,
): void {
  game.emit?.({ kind: 'blast', within, victims });
  for (const victim of victims) strike(game, victim, power, 'none', cause);
}
