import type { Seat } from '@bridgehead/kernel';
import { missionOf } from './kinds.ts';
import type { Move, Standing } from './moves.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { closeOrder } from './room.ts';
import { put } from './set-down.ts';
import { isFlyer, refusePlace, solidsAt } from './set-up-place.ts';
import { FLIGHT, inTheWay } from './space.ts';
import { type Deployment, isSameUnit } from './stage.ts';
import type { Piece } from './state.ts';
import { beginTour } from './tour.ts';
import { piecesOf, waitingUnits } from './waiting.ts';

type Deploying = Extract<Move, { kind: 'deploy' }>;

/** BRP-1.6: wholly inside the zone, on any level, facing any way; a squad at one go. */
export function refuseDeployment(
  battlefield: Battlefield,
  seat: Seat,
  { unit, places }: Deploying,
): BronepekhotaRefusal | null {
  const clause = 'BRP-1.6';
  const { state } = battlefield;
  const waiting = waitingUnits(state, seat);
  const rest = waiting.filter((other) => !isSameUnit(other, unit));
  if (rest.length === waiting.length) return { clause, reason: 'not-waiting' };
  const ids = piecesOf(state, unit);
  if (ids.length !== places.length)
    return { clause, reason: 'place-count', figures: { pieces: ids.length, places: places.length } };
  const others = inTheWay(battlefield, []);
  for (const [index, id] of ids.entries()) {
    const piece = state.pieces[id] as Piece;
    const refusal = refusePlace(battlefield, seat, piece, places[index] as Standing, others);
    if (refusal) return refusal;
    others.push(...solidsAt(battlefield, piece, places[index] as Standing));
  }
  const { crowded } = closeOrder(battlefield, seat, rest, others);
  // Where there was no room for everything before, nobody is asked to find it.
  if (!crowded || closeOrder(battlefield, seat).crowded) return null;
  return { clause, reason: 'crowds-out', figures: { kind: crowded } };
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
  const { order } = state.stage as Deployment;
  nextToDeploy(game, order, order.indexOf(seat) + 1);
}

/** In turn, from a place in the order; whoever has everything on the table waits. Then the first tour begins. */
export function nextToDeploy(game: Playing, order: readonly Seat[], from: number): void {
  const { state } = game;
  for (let turn = 0; turn < order.length; turn++) {
    const seat = order[(from + turn) % order.length] as Seat;
    if (waitingUnits(state, seat).length > 0) {
      state.stage = { stage: 'deploy', seat, order };
      return;
    }
  }
  beginTour(game, missionOf(game.armoury, state).first);
}
