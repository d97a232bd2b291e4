import {
  disc,
  drive,
  type Driven,
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
import { gunKind, isOnTable, pieceAt, seatOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { LEVEL } from '../set-down.ts';
import { CONTACT, inTheWay, isTouchedByFoe, sizeOf, solidOf, touches } from '../space.ts';
import type { Gun, Load, Piece, PieceId } from '../state.ts';
import type { Foes } from './contact.ts';
import { bystandersOf, type Course, courseOf, type Mover, STOP } from './course.ts';
import { followedUpTo, ON_FOOT } from './gaits.ts';

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
  points: number,
): Pushed | BronepekhotaRefusal {
  const clause = 'BRP-4.1.5';
  const { state } = battlefield;
  const load = state.pieces[push.piece];
  if (!load || !isMovable(battlefield, load)) return { clause, reason: 'not-movable' };
  if (load.hasMoved) return { clause, reason: 'moved-already' };
  if (push.from >= push.to || push.to > path.length) return { clause, reason: 'push-nowhere' };
  const soldier = pieceAt(state, by);
  if (isTouchedByFoe(battlefield, seatOf(state, soldier), load)) return { clause, reason: 'enemy-near' };
  const start = { x: soldier.x, y: soldier.y, z: soldier.z };
  const walker: Mover = { goers: [by], gait: ON_FOOT, from: start, foes, points };
  const up = courseOf(battlefield, walker, path.slice(0, push.from));
  if ('reason' in up) return up;
  if (up.met !== null) return { ...up, pushed: null };
  const from = path[push.from - 1] ?? start;
  const isAtHand = push.from === 0 ? touches(battlefield, soldier, load) : isBeside(battlefield, from, load);
  if (!isAtHand) return { clause, reason: 'not-at-hand' };
  const between = path.slice(push.from, push.to);
  const along = pushAlong(
    battlefield,
    by,
    push.piece,
    from,
    between,
    { ...foes, touched: up.touched },
    points,
  );
  if ('reason' in along) return along;
  const begun = {
    path: [...up.path, ...along.path],
    price: up.price + along.price,
    met: along.met,
    touched: along.touched,
    pushed: along.pushed,
  };
  if (along.isStopped) return begun;
  const table = withPiece(battlefield, push.piece, along.pushed.to);
  const { touched } = along;
  const at = path[push.to - 1] as Point3;
  const on = courseOf(table, { ...walker, from: at, foes: { ...foes, touched } }, path.slice(push.to));
  if ('reason' in on) return on;
  return { ...begun, ...on, path: [...begun.path, ...on.path], price: begun.price + on.price };
}

function isMovable({ armoury }: Battlefield, piece: Piece): piece is Gun | Load {
  if (!isOnTable(piece)) return false;
  return piece.kind === 'load' || (piece.kind === 'gun' && gunKind(armoury, piece).isMobile);
}

/** On the way a soldier is a disc (BRP-0.7). */
function isBeside({ armoury }: Battlefield, at: Point3, load: Piece): boolean {
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
  points: number,
): Along | BronepekhotaRefusal {
  let table = battlefield;
  let price = 0;
  const gone: Point3[] = [];
  let { touched } = foes;
  let met: number | null = null;
  let isStopped = false;
  for (const to of path) {
    const step = pushOnce(table, by, id, gone.at(-1) ?? from, to, { ...foes, touched }, points);
    if ('reason' in step) return step;
    ({ touched, met, isStopped } = step);
    table = withPiece(table, id, step.load);
    gone.push(step.to);
    price += step.price;
    if (isStopped) break;
    if (price > followedUpTo(points))
      return { clause: 'BRP-4.1', reason: 'too-far', figures: { price, points } };
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
    met,
    touched,
    isStopped,
    pushed: { piece: id, to },
  };
}

interface Step {
  readonly to: Point3;
  readonly load: Standing;
  readonly price: number;
  /** The foe that the soldier itself ran into. */
  readonly met: number | null;
  readonly touched: Course['touched'];
  readonly isStopped: boolean;
}

function pushOnce(
  table: Battlefield,
  by: PieceId,
  id: PieceId,
  from: Point3,
  to: Point3,
  foes: Foes,
  points: number,
): Step | BronepekhotaRefusal {
  const { armoury, field } = table;
  const load = pieceAt(table.state, id);
  const facing = { x: load.hx, y: load.hy };
  const { outline, height } = sizeOf(armoury, load);
  const shape = placed(outline, { x: 0, y: 0 }, facing);
  const others = bystandersOf(table, [by, id, ...foes.ids]).map(({ solid }) => solid);
  const goLoad = ({ x, y }: Point3): Driven | BronepekhotaRefusal => {
    const by = { x: x - from.x, y: y - from.y };
    const gone = drive(field, { shape, height, limit: PUSHING.step }, load, by, others);
    if (!('obstacle' in gone)) return gone;
    return { clause: 'BRP-4.1.5', reason: 'way-blocked', figures: { obstacle: gone.obstacle } };
  };
  const whole = goLoad(to);
  if ('reason' in whole) return whole;
  const met = firstContact(shape, height, whole.stretches, foes.solids, STOP, new Set());
  const end = met ? { x: from.x + met.at.x - load.x, y: from.y + met.at.y - load.y, z: to.z } : to;
  const course = courseOf(table, { goers: [by, id], gait: PUSHING, from, foes, points }, [end]);
  if ('reason' in course) return course;
  const stop = course.path.at(-1) ?? from;
  const part = goLoad(stop);
  if ('reason' in part) return part;
  return {
    to: stop,
    load: { ...part.to, facing },
    price: course.price,
    met: course.met,
    touched: course.touched,
    isStopped: course.met !== null || met !== null,
  };
}

export function withPiece({ state, ...rest }: Battlefield, id: PieceId, { x, y, z }: Point3): Battlefield {
  return { ...rest, state: { ...state, pieces: state.pieces.with(id, { ...pieceAt(state, id), x, y, z }) } };
}
