import type { Point3 } from '@bridgehead/geometry';
import { jumpOf } from '../movement/jump.ts';
import type { Act, Heading } from '../moves.ts';
import { soldierAt, squadKind } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { STEP } from '../space.ts';
import type { PieceId } from '../state.ts';
import type { Reach, WayThere } from './answers.ts';
import { facingsFor, fittingFacing } from './facings.ts';
import { crossings, GRID, onLevels } from './grid.ts';
import { standingRoom } from './walks.ts';

type Jump = Extract<Act, { kind: 'jump' }>;

/** A figure's own length is free (BRP-9.4). */
const BEYOND = 20;

/** BRP-9.4: where a jump pack takes its soldier, and what that uses of it. */
export function reachOfJump(battlefield: Battlefield, by: PieceId): Reach | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const soldier = soldierAt(state, by);
  const still = jumpOf(battlefield, {
    kind: 'jump',
    by,
    to: { x: soldier.x, y: soldier.y, z: soldier.z },
    facing: { x: soldier.hx, y: soldier.hy },
  });
  if ('reason' in still) return still;
  const points = squadKind(armoury, state, soldier).jumps ?? 0;
  const stood = standingRoom(battlefield, by, soldier);
  const places = onLevels(battlefield, crossings(battlefield, soldier, points * STEP + BEYOND)).flatMap(
    (to) => {
      const came = { x: to.x - soldier.x, y: to.y - soldier.y };
      const facing = fittingFacing(battlefield, to, facingsFor(soldier, came), stood);
      const way = facing && jumpOf(battlefield, { kind: 'jump', by, to, facing });
      return way && !('reason' in way) ? [{ ...to, price: way.price, facing }] : [];
    },
  );
  return { points, grid: GRID, places };
}

export function wayOfJump(
  battlefield: Battlefield,
  by: PieceId,
  to: Point3,
  facing: Heading | undefined,
): WayThere | BronepekhotaRefusal {
  const soldier = soldierAt(battlefield.state, by);
  const facings = facingsFor(soldier, { x: to.x - soldier.x, y: to.y - soldier.y });
  const stood = standingRoom(battlefield, by, soldier);
  const faces = facing ?? fittingFacing(battlefield, to, facings, stood) ?? (facings[0] as Heading);
  return jumped(battlefield, { kind: 'jump', by, to, facing: faces });
}

/** A jump as the way it is. */
export function jumped(battlefield: Battlefield, move: Jump): WayThere | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const way = jumpOf(battlefield, move);
  if ('reason' in way) return way;
  const points = squadKind(armoury, state, soldierAt(state, move.by)).jumps ?? 0;
  return { move, price: way.price, points, to: way.to, contact: way.contact };
}
