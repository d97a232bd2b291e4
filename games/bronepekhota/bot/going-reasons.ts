import type { Point3 } from '@bridgehead/geometry';
import { asActor } from '../rules/acts.ts';
import { driveOf } from '../rules/movement/drive.ts';
import { jumpOf } from '../rules/movement/jump.ts';
import { walkOf } from '../rules/movement/walk.ts';
import type { Act, Standing } from '../rules/moves.ts';
import { isPiloted, pieceAt } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { touching } from '../rules/space.ts';
import { NOTHING_DONE } from '../rules/stage.ts';
import type { Machine, Piece, PieceId, Soldier } from '../rules/state.ts';
import { gunsAt } from './arms.ts';
import { bestFire } from './fire.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import { boutFigures, kindOf, percent, shotOdds } from './figures.ts';
import type { BronepekhotaReason } from './reasons.ts';
import type { Scene } from './scene.ts';
import { watchersOf } from './watchers.ts';
import type { Valued } from './worth.ts';

type Going = Extract<Act, { kind: 'walk' | 'jump' | 'drive' }>;

/** Why somebody goes somewhere: what it can do there, or what it is spared. */
export function goReason(scene: Scene, move: Going): BronepekhotaReason {
  const { table } = scene;
  const { by } = move;
  const end = endOf(table, move);
  if (!end) return { reason: 'look' };
  if (move.kind !== 'jump' && move.exits) return { reason: 'exit' };
  if (move.kind === 'walk' && move.push) return pushReason(scene, move);
  const there = withPieceAt(table, by, end.to);
  const [enemy] = end.contact;
  if (enemy !== undefined) return { reason: 'charge', figures: boutFigures(there, by, enemy) };
  return (
    errandReason(table, there, by) ??
    rangeReason(scene, there, by) ??
    goalReason(scene, there, by) ??
    placeReason(scene, there, by)
  );
}

/** A gun is brought to where it has something to fire at, a load to where it is wanted. */
function pushReason({ table, targets }: Scene, move: Extract<Act, { kind: 'walk' }>): BronepekhotaReason {
  const walked = walkOf(asActor(table, move.by), move);
  const pushed = 'reason' in walked ? null : walked.pushed;
  const piece = pushed && pieceAt(table.state, pushed.piece);
  const nearest = pushed && nearestTo(table, targets, pushed.to);
  if (piece?.kind !== 'gun' || !pushed || !nearest) return { reason: 'push' };
  const steps = Math.round(stepsBetween(pushed.to, nearest));
  return { reason: 'push-gun', figures: { gun: kindOf(table, piece), kind: kindOf(table, nearest), steps } };
}

/** Where it ends up, and whom it runs into. */
function endOf(table: Battlefield, move: Going): { to: Standing; contact: readonly PieceId[] } | null {
  const mine = asActor(table, move.by);
  const gone = goneBy(mine, move);
  return 'reason' in gone ? null : gone;
}

function goneBy(table: Battlefield, move: Going) {
  switch (move.kind) {
    case 'walk':
      return walkOf(table, move);
    case 'jump':
      return jumpOf(table, move);
    case 'drive':
      return driveOf(table, move);
  }
}

function errandReason(table: Battlefield, there: Battlefield, by: PieceId): BronepekhotaReason | null {
  const had = gunsAt(table, by);
  const gun = gunsAt(there, by).find((id) => !had.includes(id));
  if (gun !== undefined)
    return { reason: 'man-gun', figures: { gun: kindOf(table, pieceAt(table.state, gun)) } };
  const machine = touching(there, pieceAt(there.state, by))
    .map((id) => pieceAt(there.state, id))
    .find((piece) => piece.kind === 'machine' && !isPiloted(piece));
  return machine ? { reason: 'to-machine', figures: { kind: kindOf(table, machine) } } : null;
}

/** It can shoot from there, and could not as well from here. */
function rangeReason({ table, targets }: Scene, there: Valued, by: PieceId): BronepekhotaReason | null {
  const now = bestFire({ table, by, targets, care: 'exact', turns: false }, NOTHING_DONE);
  const next = bestFire(
    { table: there, by, targets, care: 'exact', turns: false },
    { ...NOTHING_DONE, moves: 1 },
  );
  if (!next || next.total <= (now?.total ?? 0)) return null;
  const kind = kindOf(table, pieceAt(table.state, next.shot.at[0] as PieceId));
  return { reason: 'range', figures: { kind, odds: percent(shotOdds(there, next.shot).hurts) } };
}

/** It is nearer to what the mission is about. */
function goalReason({ table, posts }: Scene, there: Valued, by: PieceId): BronepekhotaReason | null {
  const piece = pieceAt(table.state, by) as Soldier | Machine;
  return posts.at(piece, pieceAt(there.state, by)) > posts.at(piece, piece) ? { reason: 'goal' } : null;
}

function placeReason({ table, seat, targets }: Scene, there: Battlefield, by: PieceId): BronepekhotaReason {
  const [before, after] = [watchersOf(table, seat, by).length, watchersOf(there, seat, by).length];
  if (after < before) return { reason: 'cover', figures: { before, after } };
  const [from, to] = [pieceAt(table.state, by), pieceAt(there.state, by)];
  const nearest = nearestTo(table, targets, to);
  const isTurn = from.x === to.x && from.y === to.y;
  if (isTurn && after === 0) return { reason: 'hold' };
  if (!nearest || isTurn) return { reason: 'look' };
  const steps = Math.round(stepsBetween(to, nearest));
  const isCloser = stepsBetween(to, nearest) < stepsBetween(from, nearest);
  return { reason: isCloser ? 'closer' : 'away', figures: { kind: kindOf(table, nearest), steps } };
}

function nearestTo({ state }: Battlefield, targets: readonly PieceId[], place: Point3): Piece | null {
  return targets
    .map((id) => pieceAt(state, id))
    .reduce<Piece | null>(
      (best, piece) => (best && stepsBetween(place, best) <= stepsBetween(place, piece) ? best : piece),
      null,
    );
}
