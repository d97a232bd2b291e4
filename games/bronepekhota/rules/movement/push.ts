import {
  disc,
  drive,
  firstContact,
  type Gait,
  gap,
  heightsOverlap,
  placed,
  type Point3,
  standing,
  upright,
} from '@bridgehead/geometry';
import type { Act, Push, Standing } from '../moves.ts';
import { areEnemies, gunKind, isOnTable, pieceAt, seatOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { LEVEL } from '../set-down.ts';
import { CONTACT, inTheWay, sizeOf, solidOf, touching } from '../space.ts';
import type { Gun, Load, Piece, PieceId } from '../state.ts';
import { type Foes, foesAround } from './contact.ts';
import { bystandersOf, type Course, courseOf, STOP } from './course.ts';
import { ON_FOOT } from './gaits.ts';

/** BRP-4.1.5: half the pace, ramps and what is up to 10 mm high; no ladders, no jumps. */
export const PUSHING: Gait = {
  ...ON_FOOT,
  pace: ON_FOOT.pace / 2,
  ladders: false,
  step: 10,
  hurdle: null,
  climb: null,
  jump: null,
};

type Walk = Extract<Act, { kind: 'walk' }> & { readonly push: Push };

export function isPush(move: Extract<Act, { kind: 'walk' }>): move is Walk {
  return move.push !== undefined;
}

/** A walk during which something was pushed along. */
export interface Pushed extends Course {
  /** Null where it was stopped before it got there. */
  readonly pushed: { readonly piece: PieceId; readonly to: Standing } | null;
}

/** BRP-4.1.5, BRP-12.4: up to the gun, with it, and on without it. */
export function pushOf(
  battlefield: Battlefield,
  { by, path, push }: Walk,
  foes: Foes,
): Pushed | BronepekhotaRefusal {
  const clause = 'BRP-4.1.5';
  const { state } = battlefield;
  const load = state.pieces[push.piece];
  if (!load || !isMovable(battlefield, load)) return { clause, reason: 'not-movable' };
  if (load.hasMoved) return { clause, reason: 'moved-already' };
  if (push.from >= push.to || push.to > path.length) return { clause, reason: 'push-nowhere' };
  const soldier = pieceAt(state, by);
  if (isContested(battlefield, load, soldier)) return { clause, reason: 'enemy-near' };
  const start = { x: soldier.x, y: soldier.y, z: soldier.z };
  const up = courseOf(battlefield, ON_FOOT, by, start, path.slice(0, push.from), foes);
  if ('reason' in up) return up;
  if (up.met !== null) return { ...up, pushed: null };
  const from = path[push.from - 1] ?? start;
  if (!isBeside(battlefield, from, load)) return { clause, reason: 'not-at-hand' };
  const along = pushAlong(battlefield, by, push.piece, from, path.slice(push.from, push.to), foes);
  if ('reason' in along) return along;
  const begun = {
    path: [...up.path, ...along.path],
    price: up.price + along.price,
    met: along.met,
    pushed: along.pushed,
  };
  if (along.isStopped) return begun;
  const table = withPiece(battlefield, push.piece, along.pushed.to);
  const on = courseOf(
    table,
    ON_FOOT,
    by,
    path[push.to - 1] as Point3,
    path.slice(push.to),
    foesAround(table, { ...soldier, ...path[push.to - 1] }),
  );
  if ('reason' in on) return on;
  return { ...begun, path: [...begun.path, ...on.path], price: begun.price + on.price, met: on.met };
}

function isMovable({ armoury }: Battlefield, piece: Piece): piece is Gun | Load {
  if (!isOnTable(piece)) return false;
  return piece.kind === 'load' || (piece.kind === 'gun' && gunKind(armoury, piece).isMobile);
}

/** An enemy of whoever moves it touches it, whosever it is: loads, and what an out player had, are nobody's. */
function isContested(battlefield: Battlefield, load: Gun | Load, soldier: Piece): boolean {
  const { state } = battlefield;
  const seat = seatOf(state, soldier);
  return touching(battlefield, load).some((id) => areEnemies(state, seat, seatOf(state, pieceAt(state, id))));
}

/** On the way a soldier is a disc (BRP-0.7). */
export function isBeside({ armoury }: Battlefield, at: Point3, load: Piece): boolean {
  const solid = solidOf(armoury, load);
  const body = upright(disc(at, ON_FOOT.radius), at.z, ON_FOOT.height);
  return heightsOverlap(body, solid) && gap(body, solid) <= CONTACT;
}

interface Along extends Course {
  readonly pushed: { readonly piece: PieceId; readonly to: Standing };
  /** One of the two ran into somebody. */
  readonly isStopped: boolean;
}

/** Rigidly, leg by leg; contact of either stops both. */
function pushAlong(
  battlefield: Battlefield,
  by: PieceId,
  id: PieceId,
  from: Point3,
  path: readonly Point3[],
  foes: Foes,
): Along | BronepekhotaRefusal {
  let table = battlefield;
  let price = 0;
  let last: Step | BronepekhotaRefusal | null = null;
  const gone: Point3[] = [];
  for (const to of path) {
    last = pushOnce(table, by, id, gone.at(-1) ?? from, to, foes);
    if ('reason' in last) return last;
    table = withPiece(table, id, last.load);
    gone.push(last.to);
    price += last.price;
    if (last.isStopped) break;
  }
  const { armoury, field, state } = table;
  const load = pieceAt(state, id);
  const fault = standing(field, solidOf(armoury, load), load, inTheWay(table, [id, by]), LEVEL);
  if (fault) return { clause: 'BRP-4.1.5', reason: 'cannot-stand', figures: { fault: fault.fault } };
  const { x, y, z, hx, hy } = load;
  const to = { x, y, z, facing: { x: hx, y: hy } };
  return {
    path: gone,
    price,
    met: last?.met ?? null,
    isStopped: last?.isStopped === true,
    pushed: { piece: id, to },
  };
}

interface Step {
  readonly to: Point3;
  readonly load: Standing;
  readonly price: number;
  /** The foe that the soldier itself ran into. */
  readonly met: number | null;
  readonly isStopped: boolean;
}

function pushOnce(
  table: Battlefield,
  by: PieceId,
  id: PieceId,
  from: Point3,
  to: Point3,
  foes: Foes,
): Step | BronepekhotaRefusal {
  const { armoury, field } = table;
  const load = pieceAt(table.state, id);
  const facing = { x: load.hx, y: load.hy };
  const { outline, height } = sizeOf(armoury, load);
  const shape = placed(outline, { x: 0, y: 0 }, facing);
  const untouched = foes.ids.filter((_, place) => !foes.touched.has(place));
  const others = bystandersOf(table, [by, id, ...untouched]).map(({ solid }) => solid);
  const goLoad = (by: { x: number; y: number }) =>
    drive(field, { shape, height, limit: PUSHING.step }, load, by, others);
  const whole = goLoad({ x: to.x - from.x, y: to.y - from.y });
  if ('obstacle' in whole)
    return { clause: 'BRP-4.1.5', reason: 'way-blocked', figures: { obstacle: whole.obstacle } };
  const met = firstContact(shape, height, whole.stretches, foes.solids, STOP, new Set());
  const end = met ? { x: from.x + met.at.x - load.x, y: from.y + met.at.y - load.y, z: to.z } : to;
  const course = courseOf(withoutPiece(table, id), PUSHING, by, from, [end], foes);
  if ('reason' in course) return course;
  const stop = course.path.at(-1) ?? from;
  const part = goLoad({ x: stop.x - from.x, y: stop.y - from.y });
  if ('obstacle' in part)
    return { clause: 'BRP-4.1.5', reason: 'way-blocked', figures: { obstacle: part.obstacle } };
  return {
    to: stop,
    load: { ...part.to, facing },
    price: course.price,
    met: course.met,
    isStopped: course.met !== null || met !== null,
  };
}

export function withPiece({ state, ...rest }: Battlefield, id: PieceId, { x, y, z }: Point3): Battlefield {
  return { ...rest, state: { ...state, pieces: state.pieces.with(id, { ...pieceAt(state, id), x, y, z }) } };
}

/** As if it were not there: whoever pushes it does not run into it. */
function withoutPiece({ state, ...rest }: Battlefield, id: PieceId): Battlefield {
  return {
    ...rest,
    state: { ...state, pieces: state.pieces.with(id, { ...pieceAt(state, id), status: 'reserve' }) },
  };
}
