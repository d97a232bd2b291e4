import { cheapestWay, type Point3, reach } from '@bridgehead/geometry';
import { isOnTable, pieceAt, speedOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { CONTACT, foesOf, solidOf } from '../space.ts';
import type { PieceId, Soldier } from '../state.ts';
import { ON_FOOT } from '../movement/gaits.ts';

/** How fine the reach is told, in millimetres. */
const GRID = 20;
/** Whoever goes round an enemy gives it so much room. */
const BERTH = CONTACT + 0.01;

/** BRP-4.1: every place a soldier gets to without running into anybody, with its price. */
export function reachOf(battlefield: Battlefield, by: PieceId) {
  const { armoury, field, state } = battlefield;
  const soldier = pieceAt(state, by);
  if (soldier.kind !== 'soldier' || !isOnTable(soldier)) return null;
  return reach(
    field,
    ON_FOOT,
    spotOf(soldier),
    othersOf(battlefield, by, soldier),
    speedOf(armoury, state, soldier),
    GRID,
  );
}

/** The cheapest way there, at any price. */
export function wayTo(battlefield: Battlefield, by: PieceId, to: Point3) {
  const { armoury, field, state } = battlefield;
  const soldier = pieceAt(state, by);
  if (soldier.kind !== 'soldier' || !isOnTable(soldier)) return null;
  const found = cheapestWay(field, ON_FOOT, spotOf(soldier), to, othersOf(battlefield, by, soldier));
  return found && { path: found.way.slice(1), price: found.price, points: speedOf(armoury, state, soldier) };
}

function spotOf({ x, y, z }: Soldier): Point3 {
  return { x, y, z };
}

function othersOf(battlefield: Battlefield, by: PieceId, soldier: Soldier) {
  const { armoury, state } = battlefield;
  const foes = foesOf(battlefield, soldier);
  return state.pieces.flatMap((piece, id) =>
    id !== by && isOnTable(piece)
      ? [{ solid: solidOf(armoury, piece), berth: foes.includes(id) ? BERTH : 0 }]
      : [],
  );
}
