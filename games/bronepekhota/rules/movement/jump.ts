import { disc, overlap, type Point3, type Solid, swept } from '@bridgehead/geometry';
import { activationOf } from '../activation.ts';
import type { Act, Standing } from '../moves.ts';
import { pieceAt, squadKind } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { SOLDIER, STEP } from '../space.ts';
import type { PieceId, Soldier } from '../state.ts';
import { arrive } from './arrive.ts';
import { foesAround } from './contact.ts';
import { bystandersOf } from './course.ts';
import { DISC, ROUNDING } from './gaits.ts';
import { refuseEnd } from './walk.ts';

type Jump = Extract<Act, { kind: 'jump' }>;

/** BRP-9.4: so much of the way is the figure's own. */
const OWN = 20;

export interface Jumped {
  readonly to: Standing;
  readonly price: number;
  readonly contact: readonly PieceId[];
}

/** BRP-9.4: one straight jump instead of walking; length and height together are at most the pack's steps. */
export function jumpOf(battlefield: Battlefield, { by, to, facing }: Jump): Jumped | BronepekhotaRefusal {
  const clause = 'BRP-9.4';
  const { armoury, state } = battlefield;
  if (!state.rules.jumps) return { clause, reason: 'no-jumps' };
  const soldier = pieceAt(state, by);
  if (soldier.kind !== 'soldier') return { clause, reason: 'no-jump-pack' };
  const { jumps: most } = squadKind(armoury, state, soldier);
  if (most === undefined) return { clause, reason: 'no-jump-pack' };
  if (activationOf(state).deeds.moves > 0) return { clause: 'BRP-3.2.1', reason: 'has-moved' };
  const height = heightOf(battlefield, by, soldier, to);
  if (height === null) return { clause, reason: 'jump-blocked' };
  const length = lengthOf(soldier, to);
  if (length + height > most + ROUNDING)
    return { clause, reason: 'jump-too-far', figures: { length, height, most } };
  const end = { ...to, facing };
  const contact = refuseEnd(battlefield, by, soldier, end, foesAround(battlefield, soldier));
  return 'reason' in contact ? contact : { to: end, price: length + height, contact };
}

function lengthOf(soldier: Soldier, to: Point3): number {
  const [x, y] = [to.x - soldier.x, to.y - soldier.y];
  return Math.max(0, Math.sqrt(x * x + y * y) - OWN) / STEP;
}

/** In steps: the difference of levels, or the highest thing crossed above the start. Null where a slab is too low. */
function heightOf(battlefield: Battlefield, by: PieceId, soldier: Soldier, to: Point3): number | null {
  const way = swept(disc(soldier, DISC), { x: to.x - soldier.x, y: to.y - soldier.y });
  const pieces = bystandersOf(battlefield, [by]).map(({ solid }) => solid);
  const crossed = [...battlefield.field.grounds, ...pieces]
    .filter((solid) => overlap(solid, way))
    .sort((one: Solid, other: Solid) => one.base - other.base);
  let flight = Math.max(soldier.z, to.z);
  for (const { base, top } of crossed) {
    if (base <= flight) flight = Math.max(flight, top);
    else if (base < flight + SOLDIER.height) return null;
  }
  // Through what is above its head or over the place where it lands nobody gets, however high the jump.
  const isRoofed = [soldier, to].some((end) =>
    crossed.some(
      (solid) =>
        solid.base > end.z && solid.base < flight + SOLDIER.height && overlap(solid, disc(end, DISC)),
    ),
  );
  if (isRoofed) return null;
  return Math.max(flight - soldier.z, soldier.z - to.z) / STEP;
}

export function jump(game: Playing, move: Jump): void {
  const jumped = jumpOf(game, move);
  if ('reason' in jumped) throw new Error(`a jump that cannot be: ${jumped.reason}`);
  const { to, price, contact } = jumped;
  game.emit?.({ kind: 'jumped', piece: move.by, path: [move.to], facing: to.facing, price });
  arrive(game, move.by, to, contact);
}
