import { levelsAt, type Solid } from '@bridgehead/geometry';
import { type Chance, pick, type Seat } from '@bridgehead/kernel';
import { refuseDeployment } from '../deploy.ts';
import type { Move, Standing } from '../moves.ts';
import type { Battlefield } from '../playing.ts';
import { sureDeployment } from '../room.ts';
import { refusePlace, solidsAt } from '../set-up-place.ts';
import { inTheWay } from '../space.ts';
import type { Piece } from '../state.ts';
import { piecesOf, waitingUnits } from '../waiting.ts';
import { zoneFor } from '../zones.ts';
import { hundredths, randomHeading } from './numbers.ts';

const TRIES = 200;

/** Anywhere; where luck finds no room, or leaves none for the rest, in close order. */
export function randomDeployment(
  battlefield: Battlefield,
  seat: Seat,
  chance: Chance,
): Extract<Move, { kind: 'deploy' }> {
  const { state } = battlefield;
  const unit = pick(waitingUnits(state, seat), chance);
  const others = inTheWay(battlefield, []);
  const places: Standing[] = [];
  for (const id of piecesOf(state, unit)) {
    const piece = state.pieces[id] as Piece;
    const place = randomPlace(battlefield, seat, piece, others, chance);
    if (!place) break;
    places.push(place);
    others.push(...solidsAt(battlefield, piece, place));
  }
  const move = { kind: 'deploy', unit, places } as const;
  return refuseDeployment(battlefield, seat, move) ? sureDeployment(battlefield, seat) : move;
}

function randomPlace(
  battlefield: Battlefield,
  seat: Seat,
  piece: Piece,
  others: readonly Solid[],
  chance: Chance,
): Standing | null {
  const { x, y, width, depth } = zoneFor(battlefield, seat);
  const isFree = (place: Standing) => !refusePlace(battlefield, seat, piece, place, others);
  for (let tried = 0; tried < TRIES; tried++) {
    const spot = { x: x + hundredths(chance, width), y: y + hundredths(chance, depth) };
    const levels = levelsAt(battlefield.field, spot);
    if (levels.length === 0) continue;
    const place = { ...spot, z: pick(levels, chance), facing: randomHeading(chance) };
    if (isFree(place)) return place;
  }
  return null;
}
