import { type Solid, standing } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import type { Standing } from './moves.ts';
import type { Battlefield } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { LEVEL } from './set-down.ts';
import { faultInFlight, FLIGHT, sizeOf, solidAt, standOf } from './space.ts';
import type { Piece } from './state.ts';
import { holds, zoneFor } from './zones.ts';

export function bodyAt({ armoury }: Battlefield, piece: Piece, { x, y, z, facing }: Standing): Solid {
  const level = isFlyer(piece) ? FLIGHT : z;
  return solidAt(sizeOf(armoury, piece), { x, y, z: level, hx: facing.x, hy: facing.y });
}

/** What is in the way of others then: a flyer has a stand. */
export function solidsAt(battlefield: Battlefield, piece: Piece, place: Standing): Solid[] {
  const body = bodyAt(battlefield, piece, place);
  return isFlyer(piece) ? [body, standOf(place)] : [body];
}

export function isFlyer(piece: Piece): boolean {
  return piece.kind === 'machine' && piece.isFlying;
}

export function refusePlace(
  battlefield: Battlefield,
  seat: Seat,
  piece: Piece,
  place: Standing,
  others: readonly Solid[],
): BronepekhotaRefusal | null {
  const body = bodyAt(battlefield, piece, place);
  if (!holds(zoneFor(battlefield, seat), body.corners))
    return { clause: 'BRP-1.6', reason: 'outside-the-zone' };
  const fault = isFlyer(piece)
    ? faultInFlight(battlefield, body, place, others)
    : standing(battlefield.field, body, place, others, LEVEL)?.fault;
  return fault ? { clause: 'BRP-0.7', reason: 'cannot-stand', figures: { fault } } : null;
}
