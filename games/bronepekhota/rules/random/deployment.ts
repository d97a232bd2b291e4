import { levelsAt, type Solid } from '@bridgehead/geometry';
import { type Chance, pick, type Seat } from '@bridgehead/kernel';
import { piecesOf, refusePlace, waitingUnits } from '../deploy.ts';
import type { Move, Standing } from '../moves.ts';
import type { Battlefield } from '../playing.ts';
import { inTheWay, sizeOf, solidAt } from '../space.ts';
import type { Piece } from '../state.ts';
import { zoneFor } from '../zones.ts';
import { hundredths, randomHeading } from './numbers.ts';

const TRIES = 200;
/** When luck does not find room, it is looked for line by line. */
const GRID = 10;

export function randomDeployment(
  battlefield: Battlefield,
  seat: Seat,
  chance: Chance,
): Extract<Move, { kind: 'deploy' }> {
  const { armoury, state } = battlefield;
  const unit = pick(waitingUnits(state, seat), chance);
  const others = inTheWay(battlefield, []);
  const places = piecesOf(state, unit).map((id) => {
    const piece = state.pieces[id] as Piece;
    const place = randomPlace(battlefield, seat, piece, others, chance);
    others.push(solidAt(sizeOf(armoury, piece), { ...place, hx: place.facing.x, hy: place.facing.y }));
    return place;
  });
  return { kind: 'deploy', unit, places };
}

function randomPlace(
  battlefield: Battlefield,
  seat: Seat,
  piece: Piece,
  others: readonly Solid[],
  chance: Chance,
): Standing {
  const { x, y, width, depth } = zoneFor(battlefield, seat);
  const isFree = (place: Standing) => !refusePlace(battlefield, seat, piece, place, others);
  for (let tried = 0; tried < TRIES; tried++) {
    const spot = { x: x + hundredths(chance, width), y: y + hundredths(chance, depth) };
    const levels = levelsAt(battlefield.field, spot);
    if (levels.length === 0) continue;
    const place = { ...spot, z: pick(levels, chance), facing: randomHeading(chance) };
    if (isFree(place)) return place;
  }
  for (let across = x; across <= x + width; across += GRID) {
    for (let up = y; up <= y + depth; up += GRID) {
      for (const z of levelsAt(battlefield.field, { x: across, y: up })) {
        const place = { x: across, y: up, z, facing: { x: 1, y: 0 } };
        if (isFree(place)) return place;
      }
    }
  }
  throw new Error('there is no room left in the zone');
}
