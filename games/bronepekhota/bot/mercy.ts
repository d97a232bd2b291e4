import { asActor } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import { driveOf } from '../rules/movement/drive.ts';
import { jumpOf } from '../rules/movement/jump.ts';
import { walkOf } from '../rules/movement/walk.ts';
import { pieceAt } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { isSacred } from '../rules/sacred.ts';
import type { PieceId } from '../rules/state.ts';

/** Whether it runs into somebody who must not fall by one's own hand: whoever is met has to be fought (BRP-4.1.1). */
export function meetsSacred(table: Battlefield, act: Act): boolean {
  const isAt = (id: PieceId) => isSacred(table, pieceAt(table.state, id));
  if (![...table.state.pieces.keys()].some(isAt)) return false;
  const way = wayOf(asActor(table, act.by), act);
  return way !== null && 'contact' in way && way.contact.some(isAt);
}

function wayOf(table: Battlefield, act: Act) {
  switch (act.kind) {
    case 'walk':
      return walkOf(table, act);
    case 'jump':
      return jumpOf(table, act);
    case 'drive':
      return driveOf(table, act);
    default:
      return null;
  }
}
