import { type Point3, type Solid, standing } from '@bridgehead/geometry';
import { activationOf } from '../activation.ts';
import { refuseAlone } from '../escort.ts';
import { goOut, refuseExit } from '../exit.ts';
import type { Act, Standing } from '../moves.ts';
import { pieceAt, speedOf } from '../pieces.ts';
import type { Battlefield, Playing } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { LEVEL, placeOf, put } from '../set-down.ts';
import { inTheWay, SOLDIER, solidAt } from '../space.ts';
import type { Gun, Load, PieceId, Soldier } from '../state.ts';
import { arrive } from './arrive.ts';
import { facingContact, type Foes, foesAround, metAtEnd } from './contact.ts';
import { type Course, courseOf } from './course.ts';
import { ON_FOOT, ROUNDING } from './gaits.ts';
import { isPush, type Pushed, pushOf, withPiece } from './push.ts';

type Walk = Extract<Act, { kind: 'walk' }>;

/** A walk as it will really be: where it ends, what it costs, and whom it runs into. */
export interface Walked {
  readonly path: readonly Point3[];
  readonly price: number;
  readonly to: Standing;
  readonly contact: readonly PieceId[];
  readonly pushed: Pushed['pushed'];
  /** It leaves the table there (BRP-0.8). */
  readonly isOut: boolean;
}

/** BRP-4.1, BRP-4.1.1: what a walk comes to, or why it cannot be. */
export function walkOf(battlefield: Battlefield, move: Walk): Walked | BronepekhotaRefusal {
  const { armoury, state } = battlefield;
  const { by, path, facing } = move;
  const soldier = pieceAt(state, by);
  if (soldier.kind !== 'soldier') return { clause: 'BRP-4.1', reason: 'on-foot-only' };
  if (activationOf(state).deeds.moves > 0) return { clause: 'BRP-3.2.1', reason: 'has-moved' };
  const alone = refuseAlone(battlefield, soldier);
  if (alone) return alone;
  const foes = foesAround(battlefield, soldier);
  const points = speedOf(armoury, state, soldier);
  const course: (Course & Partial<Pick<Pushed, 'pushed'>>) | BronepekhotaRefusal = isPush(move)
    ? pushOf(battlefield, move, foes, points)
    : courseOf(battlefield, { goers: [by], gait: ON_FOOT, from: spotOf(soldier), foes, points }, path);
  if ('reason' in course) return course;
  const { price, met } = course;
  if (price > points + ROUNDING) return { clause: 'BRP-4.1', reason: 'too-far', figures: { price, points } };
  const end = course.path.at(-1) ?? spotOf(soldier);
  const faces = met === null ? facing : facingContact(end, foes.solids[met] as Solid, facing);
  const to = { ...end, facing: faces };
  const { pushed = null } = course;
  const table = pushed ? withPiece(battlefield, pushed.piece, pushed.to) : battlefield;
  const contact = refuseEnd(table, by, soldier, to, met === null ? foes : without(foes, met));
  if ('reason' in contact) return contact;
  const isOut = move.exits === true && contact.length === 0;
  const stays = isOut ? refuseExit(table, { ...soldier, ...placeOf(to) }, points - price) : null;
  return stays ?? { path: course.path, price, to, contact, pushed, isOut };
}

/** Left and met again it counts like anybody (BRP-4.1.1). */
function without(foes: Foes, met: number): Foes {
  return { ...foes, touched: new Set([...foes.touched].filter((place) => place !== met)) };
}

function spotOf({ x, y, z }: Soldier): Point3 {
  return { x, y, z };
}

/** Whom a soldier is in contact with where it stops, or why it cannot stop there (BRP-0.7, BRP-4.1.1). */
export function refuseEnd(
  battlefield: Battlefield,
  by: PieceId,
  soldier: Soldier,
  to: Standing,
  foes: Foes,
): readonly PieceId[] | BronepekhotaRefusal {
  const place = placeOf(to);
  const body = solidAt(SOLDIER, place);
  const fault = standing(battlefield.field, body, to, inTheWay(battlefield, [by]), LEVEL);
  if (fault) return { clause: 'BRP-0.7', reason: 'cannot-stand', figures: { fault: fault.fault } };
  const contact = metAtEnd(battlefield, soldier, place, foes);
  if (contact.length > 0 && activationOf(battlefield.state).deeds.hasFought)
    return { clause: 'BRP-4.1.1', reason: 'contact-after-fight' };
  return contact;
}

export function walk(game: Playing, move: Walk): void {
  const walked = walkOf(game, move);
  if ('reason' in walked) throw new Error(`a walk that cannot be: ${walked.reason}`);
  const { path, price, to, contact, pushed, isOut } = walked;
  game.emit?.({ kind: 'walked', piece: move.by, path, facing: to.facing, price, ...(pushed && { pushed }) });
  if (pushed) {
    const load = pieceAt(game.state, pushed.piece) as Gun | Load;
    put(load, pushed.to);
    load.hasMoved = true;
  }
  arrive(game, move.by, to, contact);
  if (isOut) goOut(game, move.by);
}
