import type { Seat } from '@bridgehead/kernel';
import { areEnemies, isOnTable, isPiloted, pieceAt, seatOf, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { coverAt } from '../rules/sight.ts';
import { isManned } from '../rules/space.ts';
import type { PieceId } from '../rules/state.ts';

/** Enemies with something to shoot with who see a piece, wherever they look. */
export function watchersOf(table: Battlefield, seat: Seat, id: PieceId): PieceId[] {
  const { state } = table;
  return [...state.pieces.keys()].filter((other) => {
    const piece = pieceAt(state, other);
    if (!isOnTable(piece) || !areEnemies(state, seat, seatOf(state, piece))) return false;
    return isArmed(table, other) && coverAt(table, other, 'own', id) !== null;
  });
}

function isArmed(table: Battlefield, id: PieceId): boolean {
  const { armoury, state } = table;
  const piece = pieceAt(state, id);
  switch (piece.kind) {
    case 'soldier':
      return squadKind(armoury, state, piece).soldiers[piece.model]?.firearm !== undefined;
    case 'machine':
      return isPiloted(piece);
    case 'gun':
      return isManned(table, piece);
    case 'load':
      return false;
  }
}
