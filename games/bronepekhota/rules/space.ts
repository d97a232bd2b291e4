import {
  disc,
  distance,
  heightsOverlap,
  overlap,
  placed,
  rectangle,
  type Solid,
  touch,
  upright,
} from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import type { Armoury, Size } from './armoury.ts';
import { fittedSize } from './kinds.ts';
import { areEnemies, gunKind, isOnTable, isPiloted, machineKind, pieceAt, seatOf } from './pieces.ts';
import type { Battlefield } from './playing.ts';
import type { Machine, Piece, PieceId, Placed } from './state.ts';

/** BRP-0: pieces as things in space. */

export const STEP = 50;
/** BRP-0.4 */
export const CONTACT = 1;
/** BRP-0.5: so much more than a whole number of steps is rounding. */
const SLACK = 0.01;

/** BRP-0.2: the long side across the heading. */
export const SOLDIER: Size = { outline: rectangle(20, 30), height: 45, eye: 40, climbs: 0 };
/** BRP-12.4 */
const LOAD: Size = { outline: rectangle(20, 20), height: 20, eye: 0, climbs: 0 };

export function sizeOf(armoury: Armoury, piece: Piece): Size {
  switch (piece.kind) {
    case 'soldier':
      return SOLDIER;
    case 'load':
      return LOAD;
    case 'gun':
      return gunKind(armoury, piece).size;
    case 'machine':
      return fittedSize(armoury, machineKind(armoury, piece), piece.weapons);
  }
}

export function solidAt({ outline, height }: Size, { x, y, z, hx, hy }: Omit<Placed, 'status'>): Solid {
  return upright(placed(outline, { x, y }, { x: hx, y: hy }), z, height);
}

export function solidOf(armoury: Armoury, piece: Piece): Solid {
  return solidAt(sizeOf(armoury, piece), piece);
}

const extents = new WeakMap<Size, number>();

/** From the middle of whatever has this size to its farthest corner. */
export function extentOf(size: Size): number {
  const known = extents.get(size);
  if (known !== undefined) return known;
  const extent = Math.max(...size.outline.map(({ x, y }) => Math.sqrt(x * x + y * y)));
  extents.set(size, extent);
  return extent;
}

/** Whether two pieces are farther apart than that, past all rounding, by their middles alone. Most are. */
export function areFar(
  { armoury }: Pick<Battlefield, 'armoury'>,
  one: Piece,
  other: Piece,
  millimetres: number,
): boolean {
  const [x, y] = [one.x - other.x, one.y - other.y];
  const most = extentOf(sizeOf(armoury, one)) + extentOf(sizeOf(armoury, other)) + millimetres + CONTACT;
  return x * x + y * y > most * most;
}

/** BRP-4.2.3: in flight nothing is touched. */
export function isFlying(piece: Piece): boolean {
  return piece.kind === 'machine' && piece.isFlying;
}

/** BRP-0.4 */
export function touches(battlefield: Pick<Battlefield, 'armoury'>, one: Piece, other: Piece): boolean {
  if (one === other || !isOnTable(one) || !isOnTable(other) || isFlying(one) || isFlying(other)) return false;
  if (areFar(battlefield, one, other, CONTACT)) return false;
  const { armoury } = battlefield;
  return touch(solidOf(armoury, one), solidOf(armoury, other), CONTACT);
}

export function touching(battlefield: Battlefield, piece: Piece): PieceId[] {
  const { state } = battlefield;
  const found: PieceId[] = [];
  for (let id = 0; id < state.pieces.length; id++) {
    if (touches(battlefield, piece, pieceAt(state, id))) found.push(id);
  }
  return found;
}

/** BRP-0.5: straight, in millimetres. */
export function farFrom({ armoury }: Pick<Battlefield, 'armoury'>, one: Piece, other: Piece): number {
  return distance(solidOf(armoury, one), solidOf(armoury, other));
}

/** BRP-0.5: a distance in whole steps, at least 1. */
export function inSteps(millimetres: number): number {
  return Math.max(1, Math.ceil((millimetres - SLACK) / STEP));
}

/** BRP-0.7, for BRP-7.3 and BRP-8.3 alike: whether somebody looks that way. A machine looks where its cabin does. */
export function isInFront(looks: Piece, other: { readonly x: number; readonly y: number }): boolean {
  const [x, y] = looks.kind === 'machine' ? [looks.cx, looks.cy] : [looks.hx, looks.hy];
  return x * (other.x - looks.x) + y * (other.y - looks.y) >= 0;
}

/** BRP-2.4: a soldier of its owner's side touches it. */
export function isManned(battlefield: Battlefield, gun: Piece): boolean {
  const { state } = battlefield;
  const owner = seatOf(state, gun);
  return state.pieces.some(
    (piece) =>
      piece.kind === 'soldier' &&
      touches(battlefield, gun, piece) &&
      state.sides[seatOf(state, piece)] === state.sides[owner],
  );
}

/** BRP-4.1.1, BRP-7.3.2: a soldier, a piloted machine, a manned gun; what nobody serves is anyone's. */
export function isServed(battlefield: Battlefield, piece: Piece): boolean {
  if (piece.kind === 'soldier') return true;
  return piece.kind === 'machine' ? isPiloted(piece) : piece.kind === 'gun' && isManned(battlefield, piece);
}

/** Enemies of a piece, whether anybody serves them or not. */
function enemiesOf({ state }: Battlefield, piece: Piece): PieceId[] {
  const seat = seatOf(state, piece);
  const found: PieceId[] = [];
  for (const [id, other] of state.pieces.entries()) {
    if (isOnTable(other) && areEnemies(state, seat, seatOf(state, other))) found.push(id);
  }
  return found;
}

export function enemiesTouching(battlefield: Battlefield, piece: Piece): PieceId[] {
  const { state } = battlefield;
  return enemiesOf(battlefield, piece).filter((id) => touches(battlefield, piece, pieceAt(state, id)));
}

/** BRP-4.1.1: enemies who stop whoever runs into them: soldiers, piloted machines on the ground, manned guns. */
export function foesOf(battlefield: Battlefield, piece: Piece): PieceId[] {
  return enemiesOf(battlefield, piece).filter((id) => {
    const other = pieceAt(battlefield.state, id);
    return !isFlying(other) && isServed(battlefield, other);
  });
}

export function foesTouching(battlefield: Battlefield, piece: Piece): PieceId[] {
  return enemiesTouching(battlefield, piece).filter((id) =>
    isServed(battlefield, pieceAt(battlefield.state, id)),
  );
}

/** BRP-4.2.3: millimetres above the table; across the stand. */
export const FLIGHT = 100;
export const STAND = 40;

export function overlapsInSpace(one: Solid, other: Solid): boolean {
  return heightsOverlap(one, other) && overlap(one, other);
}

export function standOf({ x, y }: { readonly x: number; readonly y: number }): Solid {
  return upright(disc({ x, y }, STAND / 2), 0, FLIGHT);
}

/** BRP-4.2.3: why a flyer cannot be in the air there: over the edge, into what is as high as it flies. */
export function faultInAir(
  { field }: Pick<Battlefield, 'field'>,
  body: Solid,
  others: readonly Solid[],
): 'edge' | 'terrain' | 'piece' | null {
  if (isOff(field, body)) return 'edge';
  if (field.grounds.some((ground) => overlapsInSpace(ground, body))) return 'terrain';
  return others.some((other) => overlapsInSpace(other, body)) ? 'piece' : null;
}

/** The same where its flight ends: its stand is put on no piece. */
export function faultInFlight(
  battlefield: Pick<Battlefield, 'field'>,
  body: Solid,
  at: { readonly x: number; readonly y: number },
  others: readonly Solid[],
): ReturnType<typeof faultInAir> {
  const stand = standOf(at);
  const isOnPiece = others.some((other) => overlap(other, stand));
  return faultInAir(battlefield, body, others) ?? (isOnPiece ? 'piece' : null);
}

export function isOff({ width, depth }: Battlefield['field'], { corners }: Solid): boolean {
  return corners.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth);
}

/** What is in the way of whoever wants to stand: the pieces on the table, and the stands of flyers. */
export function inTheWay({ armoury, state }: Battlefield, but: readonly PieceId[]): Solid[] {
  const solids: Solid[] = [];
  for (const [id, piece] of state.pieces.entries()) {
    if (!isOnTable(piece) || but.includes(id)) continue;
    solids.push(solidOf(armoury, piece));
    if (isFlying(piece)) solids.push(standOf(piece));
  }
  return solids;
}

/** BRP-10: the rear edge of a machine. */
function rearOf(armoury: Armoury, machine: Machine): Solid {
  const size = sizeOf(armoury, machine);
  const rear = Math.min(...size.outline.map(({ x }) => x));
  return solidAt({ ...size, outline: size.outline.filter(({ x }) => x === rear) }, machine);
}

/** Whether something touches a machine's rear edge. */
export function isBehind(
  battlefield: Pick<Battlefield, 'armoury'>,
  machine: Machine,
  object: Piece,
): boolean {
  const { armoury } = battlefield;
  return (
    touches(battlefield, machine, object) &&
    touch(rearOf(armoury, machine), solidOf(armoury, object), CONTACT)
  );
}

/** Whether somebody who can fight, and would, stands by a piece. */
export function isTouchedByFoe(battlefield: Battlefield, seat: Seat, piece: Piece): boolean {
  const { state } = battlefield;
  return touching(battlefield, piece).some((id) => {
    const other = pieceAt(state, id);
    return areEnemies(state, seat, seatOf(state, other)) && isServed(battlefield, other);
  });
}
