import { type Solid, standing } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import { missionOf } from './kinds.ts';
import type { Move, Standing } from './moves.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { LEVEL, put } from './set-down.ts';
import { faultInFlight, FLIGHT, inTheWay, sizeOf, solidAt } from './space.ts';
import { type Deployment, isSameUnit, type Unit } from './stage.ts';
import type { Piece, PieceId, State } from './state.ts';
import { beginTour } from './tour.ts';
import { holds, zoneFor } from './zones.ts';

type Deploying = Extract<Move, { kind: 'deploy' }>;

/** What a seat has still to set up: squads with somebody on foot, machines, guns. */
export function waitingUnits(state: State, seat: Seat): Unit[] {
  const squads = [...state.squads.keys()].filter(
    (squad) => state.squads[squad]?.seat === seat && piecesOf(state, { squad }).length > 0,
  );
  const others = [...state.pieces.keys()].filter((id) => {
    const piece = state.pieces[id] as Piece;
    return (
      (piece.kind === 'machine' || piece.kind === 'gun') && piece.seat === seat && piece.status === 'reserve'
    );
  });
  return [...squads.map((squad) => ({ squad })), ...others.map((piece) => ({ piece }))];
}

/** The pieces a unit sets up, in their order: pilots are aboard already. */
export function piecesOf({ pieces }: Pick<State, 'pieces'>, unit: Unit): PieceId[] {
  if ('piece' in unit) return [unit.piece];
  return [...pieces.keys()].filter((id) => {
    const piece = pieces[id] as Piece;
    return piece.kind === 'soldier' && piece.squad === unit.squad && piece.status === 'reserve';
  });
}

/** BRP-1.6: wholly inside the zone, on any level, facing any way; a squad at one go. */
export function refuseDeployment(
  battlefield: Battlefield,
  seat: Seat,
  { unit, places }: Deploying,
): BronepekhotaRefusal | null {
  const clause = 'BRP-1.6';
  const { state } = battlefield;
  if (!waitingUnits(state, seat).some((other) => isSameUnit(other, unit)))
    return { clause, reason: 'not-waiting' };
  const ids = piecesOf(state, unit);
  if (ids.length !== places.length)
    return { clause, reason: 'place-count', figures: { pieces: ids.length, places: places.length } };
  const others = inTheWay(battlefield, []);
  for (const [index, id] of ids.entries()) {
    const piece = state.pieces[id] as Piece;
    const refusal = refusePlace(battlefield, seat, piece, places[index] as Standing, others);
    if (refusal) return refusal;
    others.push(bodyAt(battlefield, piece, places[index] as Standing));
  }
  return null;
}

export function bodyAt({ armoury }: Battlefield, piece: Piece, { x, y, z, facing }: Standing): Solid {
  const level = isFlyer(piece) ? FLIGHT : z;
  return solidAt(sizeOf(armoury, piece), { x, y, z: level, hx: facing.x, hy: facing.y });
}

function isFlyer(piece: Piece): boolean {
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

export function deploy(game: Playing, seat: Seat, { unit, places }: Deploying): void {
  const { state, emit } = game;
  const stood = piecesOf(state, unit).map((id, index) => {
    const piece = state.pieces[id] as Piece;
    const place = places[index] as Standing;
    const to = isFlyer(piece) ? { ...place, z: FLIGHT } : place;
    piece.status = 'table';
    put(piece, to);
    if (piece.kind === 'machine') {
      piece.cx = to.facing.x;
      piece.cy = to.facing.y;
    }
    return { ...to, piece: id };
  });
  emit?.({ kind: 'deployed', seat, unit, places: stood });
  nextToDeploy(game, seat);
}

/** In turn; whoever has everything on the table waits. Then the first tour begins. */
function nextToDeploy(game: Playing, after: Seat): void {
  const { state } = game;
  const { order } = state.stage as Deployment;
  const place = order.indexOf(after);
  for (let turn = 1; turn <= order.length; turn++) {
    const seat = order[(place + turn) % order.length] as Seat;
    if (waitingUnits(state, seat).length > 0) {
      state.stage = { stage: 'deploy', seat, order };
      return;
    }
  }
  beginTour(game, missionOf(game.armoury, state).first);
}
