import { look, type Solid } from '@bridgehead/geometry';
import { isOnTable, pieceAt } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { figureOf } from '../sight.ts';
import { sizeOf, SOLDIER, solidAt, solidOf } from '../space.ts';
import type { PieceId } from '../state.ts';
import type { View } from './answers.ts';
import { onLevels } from './grid.ts';

/** How wide a cell is. */
const CELL = 25;
/** A glance instead of BRP-7.3.2's 15 × 17 lines: nobody stands there yet. */
const COLUMNS = 3;
const ROWS = 5;

/** BRP-7.3: what lies in the half-plane before a piece, and how much would be seen of a soldier in each place of it. */
export function viewOf(battlefield: Battlefield, by: PieceId): View {
  const { armoury, field, state } = battlefield;
  const piece = pieceAt(state, by);
  const eye = { x: piece.x, y: piece.y, z: piece.z + sizeOf(armoury, piece).eye };
  const facing = piece.kind === 'machine' ? { x: piece.cx, y: piece.cy } : { x: piece.hx, y: piece.hy };
  const hiding: Solid[] = [...field.grounds];
  for (const [id, other] of state.pieces.entries()) {
    if (id === by || !isOnTable(other)) continue;
    hiding.push(other.kind === 'soldier' ? figureOf(other) : solidOf(armoury, other));
  }
  const middles = middlesOf(field.width, field.depth).filter(
    ({ x, y }) => facing.x * (x - eye.x) + facing.y * (y - eye.y) >= 0,
  );
  const cells = onLevels(battlefield, middles).flatMap((place) => {
    const looked = { hx: eye.x - place.x, hy: eye.y - place.y };
    const isHere = looked.hx === 0 && looked.hy === 0;
    const target = solidAt(SOLDIER, { ...place, ...(isHere ? { hx: 1, hy: 0 } : looked) });
    const { seen } = look(eye, target, place, hiding, COLUMNS, ROWS);
    return seen > 0 ? [{ ...place, seen: seen / (COLUMNS * ROWS) }] : [];
  });
  return { eye, facing, grid: CELL, cells };
}

function middlesOf(width: number, depth: number) {
  const middles: { x: number; y: number }[] = [];
  for (let y = CELL / 2; y < depth; y += CELL) {
    for (let x = CELL / 2; x < width; x += CELL) middles.push({ x, y });
  }
  return middles;
}
