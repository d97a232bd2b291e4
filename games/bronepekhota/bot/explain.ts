import type { Decision } from '@bridgehead/kernel';
import { asActor } from '../rules/acts.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import { driveOf } from '../rules/movement/drive.ts';
import { jumpOf } from '../rules/movement/jump.ts';
import { walkOf } from '../rules/movement/walk.ts';
import type { Act, Move, Standing } from '../rules/moves.ts';
import { boutChances, chanceOfAtLeast } from '../rules/odds.ts';
import { isPiloted, pieceAt, squadOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { costOf } from '../rules/recruit.ts';
import { touching } from '../rules/space.ts';
import { NOTHING_DONE } from '../rules/stage.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { gunsAt } from './arms.ts';
import { bestFire } from './fire.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import { percent, shotOdds } from './odds.ts';
import type { BronepekhotaReason } from './reasons.ts';
import type { Valued } from './worth.ts';
import { watchersOf } from './watchers.ts';
import { BASE } from './temper.ts';
import { Scene } from './scene.ts';

/** Why one would do that, by figures that anybody can check on the table. */
export function explain(table: Battlefield, { seat }: Decision, move: Move): BronepekhotaReason {
  switch (move.kind) {
    case 'bring':
      return { reason: 'bring', figures: { cost: costOf(table.armoury, move.army) } };
    case 'deploy':
      return deployReason(table, move);
    case 'order':
      return { reason: 'first' };
    case 'activate':
      return { reason: 'unit-hold' };
    case 'done':
    case 'end':
      return { reason: 'end' };
    default:
      return actReason(new Scene(table, seat, BASE), move);
  }
}

function deployReason(table: Battlefield, { unit }: Extract<Move, { kind: 'deploy' }>): BronepekhotaReason {
  const piece = 'piece' in unit ? pieceAt(table.state, unit.piece) : null;
  return piece?.kind === 'gun'
    ? { reason: 'deploy-gun', figures: { gun: piece.model } }
    : { reason: 'deploy' };
}

/** What something is, by the id of its armlist. */
export function kindOf({ state }: Battlefield, piece: Piece): string {
  if (piece.kind === 'soldier') return squadOf(state, piece).model;
  return piece.kind === 'load' ? piece.role : piece.model;
}

export function actReason(scene: Scene, move: Act): BronepekhotaReason {
  const { table } = scene;
  const { state } = table;
  switch (move.kind) {
    case 'shoot':
      return shotReason(table, move);
    case 'fight':
      return { reason: 'fight', figures: boutFigures(table, move.by, move.enemy) };
    case 'walk':
    case 'jump':
    case 'drive':
      return goReason(scene, move);
    case 'take':
      return { reason: 'take', figures: { gun: kindOf(table, pieceAt(state, move.gun)) } };
    case 'board':
      return { reason: 'board', figures: { kind: kindOf(table, pieceAt(state, move.machine)) } };
    case 'leave':
      return { reason: 'leave', figures: { kind: kindOf(table, pieceAt(state, move.by)) } };
    default:
      return { reason: move.kind, figures: { kind: kindOf(table, pieceAt(state, move.object)) } };
  }
}

function shotReason(table: Battlefield, move: Extract<Act, { kind: 'shoot' }>): BronepekhotaReason {
  const target = pieceAt(table.state, move.at[0] as PieceId);
  const kind = kindOf(table, target);
  const { hurts, destroys } = shotOdds(table, move);
  if (typeof move.with === 'object' && 'gun' in move.with) {
    const gun = kindOf(table, pieceAt(table.state, move.with.gun));
    return { reason: 'fire-gun', figures: { gun, kind, odds: percent(hurts) } };
  }
  const isLast = target.kind !== 'soldier' && destroys >= 0.2;
  return isLast
    ? { reason: 'finish', figures: { kind, odds: percent(destroys) } }
    : { reason: 'shoot', figures: { kind, odds: percent(hurts) } };
}

function boutFigures(table: Battlefield, by: PieceId, enemy: PieceId) {
  const foe = pieceAt(table.state, enemy);
  const chances = boutChances(boutOf(table, pieceAt(table.state, by), foe));
  return { kind: kindOf(table, foe), odds: percent(chanceOfAtLeast(chances, 1)) };
}

type Going = Extract<Act, { kind: 'walk' | 'jump' | 'drive' }>;

/** Where it ends up, and whom it runs into. */
function endOf(table: Battlefield, move: Going): { to: Standing; contact: readonly PieceId[] } | null {
  const mine = asActor(table, move.by);
  const gone =
    move.kind === 'walk'
      ? walkOf(mine, move)
      : move.kind === 'jump'
        ? jumpOf(mine, move)
        : driveOf(mine, move);
  return 'reason' in gone ? null : gone;
}

function goReason(scene: Scene, move: Going): BronepekhotaReason {
  const { table } = scene;
  const { by } = move;
  const end = endOf(table, move);
  if (!end) return { reason: 'look' };
  if (move.kind !== 'jump' && move.exits) return { reason: 'exit' };
  const there = withPieceAt(table, by, end.to);
  const [enemy] = end.contact;
  if (enemy !== undefined) return { reason: 'charge', figures: boutFigures(there, by, enemy) };
  return errandReason(table, there, by) ?? rangeReason(scene, there, by) ?? placeReason(scene, there, by);
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
  const then = bestFire(
    { table: there, by, targets, care: 'exact', turns: false },
    { ...NOTHING_DONE, moves: 1 },
  );
  if (!then || then.total <= (now?.total ?? 0)) return null;
  const kind = kindOf(table, pieceAt(table.state, then.shot.at[0] as PieceId));
  return { reason: 'range', figures: { kind, odds: percent(shotOdds(there, then.shot).hurts) } };
}

function placeReason({ table, seat, targets }: Scene, there: Battlefield, by: PieceId): BronepekhotaReason {
  const [before, after] = [watchersOf(table, seat, by).length, watchersOf(there, seat, by).length];
  if (after < before) return { reason: 'cover', figures: { before, after } };
  const [from, to] = [pieceAt(table.state, by), pieceAt(there.state, by)];
  const nearest = targets
    .map((id) => pieceAt(table.state, id))
    .reduce<Piece | null>(
      (best, piece) => (best && stepsBetween(to, best) <= stepsBetween(to, piece) ? best : piece),
      null,
    );
  const isTurn = from.x === to.x && from.y === to.y;
  if (!nearest || isTurn) return { reason: 'look' };
  const steps = Math.round(stepsBetween(to, nearest));
  const isCloser = stepsBetween(to, nearest) < stepsBetween(from, nearest);
  return { reason: isCloser ? 'closer' : 'away', figures: { kind: kindOf(table, nearest), steps } };
}
