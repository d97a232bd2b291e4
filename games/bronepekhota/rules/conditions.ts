import { commandersOf } from './commanders.ts';
import { missionOf } from './kinds.ts';
import type { Condition, Fate, Sort } from './mission.ts';
import { isOnTable, machineAt, pieceAt, seatOf, squadKind, squadOf } from './pieces.ts';
import { placeAt, stepsTo } from './places.ts';
import type { Battlefield } from './playing.ts';
import { solidOf, touching } from './space.ts';
import { NONE, type Piece, type Soldier, type State } from './state.ts';
import { holds, zoneFor } from './zones.ts';

/** The vocabulary of missions: whether something is so for a side, `us`. No mission is known here by its name. */
export function conditionHolds(battlefield: Battlefield, us: number, condition: Condition): boolean {
  const { state } = battlefield;
  switch (condition.is) {
    case 'slew':
      return (
        state.stage.stage === 'act' &&
        state.sides[state.stage.seat] === us &&
        hasFallen(state, condition.captive)
      );
    case 'freed':
      return soldiersOf(state, condition.captive).every((captive) => isHeld(battlefield, us, captive));
    case 'held':
      return loadsHeld(battlefield, us, condition);
    case 'near':
      return (
        ourSoldiers(state, us, condition.kind).filter((soldier) => isNear(battlefield, soldier, condition))
          .length >= condition.atLeast
      );
    case 'inside':
      return (
        ourSoldiers(state, us).filter((soldier) => isInZone(battlefield, soldier, (side) => side !== us))
          .length >= condition.atLeast
      );
    case 'ahead':
      return state.scores.every((score, side) => side === us || score < (state.scores[us] as number));
    default:
      return sharesFate(battlefield, us, condition);
  }
}

function soldiersOf(state: State, kind: string): Soldier[] {
  return state.pieces.filter(
    (piece) => piece.kind === 'soldier' && squadOf(state, piece).model === kind,
  ) as Soldier[];
}

function hasFallen(state: State, kind: string): boolean {
  return soldiersOf(state, kind).some(({ status }) => status === 'destroyed');
}

/** On foot: whoever drives is nowhere (BRP-12.4). */
function ourSoldiers(state: State, us: number, kind?: string): Soldier[] {
  return state.pieces.filter(
    (piece) =>
      piece.kind === 'soldier' &&
      isOnTable(piece) &&
      state.sides[squadOf(state, piece).seat] === us &&
      (kind === undefined || squadOf(state, piece).model === kind),
  ) as Soldier[];
}

/** BRP-12.4: touched by a soldier of ours, and by none of theirs. Whoever has to be led frees and delivers nobody. */
export function isHeld(battlefield: Battlefield, us: number, piece: Piece): boolean {
  const { armoury, state } = battlefield;
  const sides = touching(battlefield, piece).flatMap((id) => {
    const other = pieceAt(state, id);
    if (other.kind !== 'soldier' || squadKind(armoury, state, other).isLed) return [];
    return [state.sides[seatOf(state, other)]];
  });
  return sides.length > 0 && sides.every((side) => side === us);
}

function loadsHeld(
  battlefield: Battlefield,
  us: number,
  { load, near, isHome }: Extract<Condition, { is: 'held' }>,
): boolean {
  return battlefield.state.pieces.every(
    (piece) =>
      piece.kind !== 'load' ||
      piece.role !== load ||
      (isHeld(battlefield, us, piece) &&
        (!near || isNear(battlefield, piece, near)) &&
        (!isHome || isInZone(battlefield, piece, (side) => side === us))),
  );
}

function isNear(
  battlefield: Battlefield,
  piece: Piece,
  { place: id, within }: { readonly place: string; readonly within: number },
): boolean {
  const place = placeAt(missionOf(battlefield.armoury, battlefield.state), id);
  return stepsTo(battlefield, piece, place) <= within;
}

function isInZone(battlefield: Battlefield, piece: Piece, isWanted: (side: number) => boolean): boolean {
  const { corners } = solidOf(battlefield.armoury, piece);
  return battlefield.state.sides.some(
    (side, seat) => isWanted(side) && holds(zoneFor(battlefield, seat), corners),
  );
}

function sharesFate(
  battlefield: Battlefield,
  us: number,
  { is, what, share }: Extract<Condition, { is: Fate }>,
): boolean {
  const all = sorted(battlefield, us, what);
  const fallen = all.filter((piece) => hasFate(battlefield.state, piece, is));
  return all.length > 0 && fallen.length >= share * all.length;
}

/** By whoever brought them, whosever they are now. */
export function sorted({ armoury, state }: Battlefield, us: number, { whose, of, kind }: Sort): Piece[] {
  const isTheirs = (seat: number) => (state.sides[seat] === us) === (whose === 'us');
  if (of === 'commanders') {
    const commanders = commandersOf(armoury, state).map((id) => machineAt(state, id));
    return commanders.filter(({ owner }) => isTheirs(owner));
  }
  return state.pieces.filter((piece) => {
    if (piece.kind === 'soldier') {
      const { seat, model } = squadOf(state, piece);
      return of === 'soldiers' && isTheirs(seat) && (kind === undefined || model === kind);
    }
    if (piece.kind !== 'machine' || of === 'soldiers') return false;
    return isTheirs(piece.owner) && (kind === undefined || piece.model === kind);
  });
}

function hasFate({ sides, out }: State, piece: Piece, fate: Fate): boolean {
  const isDestroyed = piece.status === 'destroyed' || piece.status === 'deserted';
  if (piece.kind !== 'machine') return fate !== 'left' && isDestroyed;
  const isTaken = sides[piece.seat] !== sides[piece.owner];
  const isLost = isDestroyed || isTaken || out.includes(piece.owner);
  switch (fate) {
    case 'destroyed':
      return isDestroyed;
    case 'lost':
      return isLost;
    case 'disabled':
      return isLost || (isOnTable(piece) && piece.pilot === NONE);
    case 'left':
      return isTaken && piece.status === 'left';
  }
}
