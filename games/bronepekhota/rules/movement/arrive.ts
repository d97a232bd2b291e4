import { activationOf, meet, note } from '../activation.ts';
import type { Standing } from '../moves.ts';
import { soldierAt } from '../pieces.ts';
import type { Playing } from '../playing.ts';
import { put } from '../set-down.ts';
import type { PieceId } from '../state.ts';

/** A soldier's move is over. It ends a shooting action that had begun; contact asks for a fight (BRP-4.1.1). */
export function arrive(game: Playing, by: PieceId, to: Standing, contact: readonly PieceId[]): void {
  put(soldierAt(game.state, by), to);
  const { moves, shots, hasShot } = activationOf(game.state).deeds;
  note(game, { moves: moves + 1, hasShot: hasShot || shots.length > 0 });
  meet(game, contact);
}
