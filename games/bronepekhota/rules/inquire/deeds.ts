import { refuseAct } from '../acts.ts';
import { hasPlatform, weaponAt } from '../kinds.ts';
import { placesBeside } from '../movement/beside.ts';
import { landed } from '../movement/leave.ts';
import type { Act } from '../moves.ts';
import {
  areEnemies,
  isOnTable,
  isPiloted,
  machineKind,
  pieceAt,
  seatOf,
  soldierAt,
  squadKind,
} from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { refuseTarget } from '../shooting/refuse-shot.ts';
import { isServed, touching } from '../space.ts';
import type { Shot } from '../stage.ts';
import type { Machine, PieceId, Soldier } from '../state.ts';
import { type Hitch, hitchTo } from './hitching.ts';

/**
 * Something that a piece could do now, or why not. A walk, jump or drive stands for all of them and goes nowhere; a shot is at
 * somebody whom it may be fired at, if there is anybody; a pilot has a place for every way out.
 */
export interface Deed {
  readonly move: Act;
  readonly refusal: BronepekhotaRefusal | null;
}

type Shooting = Extract<Act, { kind: 'shoot' }>;

/** BRP-3.2.1: everything that lies at hand for a soldier or machine of the unit that acts. */
export function deedsOf(battlefield: Battlefield, by: PieceId): Deed[] | null {
  const { state } = battlefield;
  const piece = pieceAt(state, by);
  if (state.stage.stage !== 'act' || piece.status !== 'table') return null;
  const moves = [...candidates(battlefield, by)];
  return moves.map((move) => ({ move, refusal: refusalOf(battlefield, move) }));
}

/** Whoever tows goes nowhere yet, like everybody else: only what hangs on the machine is asked about. */
function refusalOf(battlefield: Battlefield, move: Act): BronepekhotaRefusal | null {
  if (move.kind === 'shoot') return refuseAnyShot(battlefield, move);
  if (move.kind !== 'drive' || !move.tow) return refuseAct(battlefield, move);
  const { tow, ...alone } = move;
  return refuseAct(battlefield, alone) ?? refusalIn(hitchTo(battlefield, move.by, tow.piece));
}

/** BRP-7.3: of several enemies, none of whom is seen, it is not one's place that is in the way. */
function refuseAnyShot(battlefield: Battlefield, shot: Shooting): BronepekhotaRefusal | null {
  const refusal = refuseAct(battlefield, shot);
  if (!isUnseen(refusal)) return refusal;
  const enemies = enemiesOf(battlefield, shot.by);
  const isHidden = (id: PieceId) => isUnseen(refuseTarget(battlefield, shot.by, shot.with, id));
  if (enemies.length === 1 || !enemies.every(isHidden)) return refusal;
  return { clause: 'BRP-7.3', reason: 'nobody-in-sight' };
}

function isUnseen(refusal: BronepekhotaRefusal | null): boolean {
  return refusal?.reason === 'not-in-front' || refusal?.reason === 'not-seen';
}

function refusalIn(hitch: Hitch | BronepekhotaRefusal): BronepekhotaRefusal | null {
  return 'reason' in hitch ? hitch : null;
}

function candidates(battlefield: Battlefield, by: PieceId): Iterable<Act> {
  const piece = pieceAt(battlefield.state, by);
  if (piece.kind === 'soldier') return bySoldier(battlefield, by, piece);
  return piece.kind === 'machine' ? byMachine(battlefield, by, piece) : [];
}

function* bySoldier(battlefield: Battlefield, by: PieceId, soldier: Soldier): Iterable<Act> {
  const { armoury, state } = battlefield;
  const { rules } = state;
  const kind = squadKind(armoury, state, soldier);
  const { x, y, z, hx, hy } = soldier;
  const facing = { x: hx, y: hy };
  yield { kind: 'walk', by, path: [], facing };
  if (rules.jumps && kind.jumps !== undefined) yield { kind: 'jump', by, to: { x, y, z }, facing };
  if (kind.soldiers[soldier.model]?.firearm) {
    yield shotAt(battlefield, by, 'own');
    if (rules.aimed) yield { ...shotAt(battlefield, by, 'own'), aimed: true };
  }
  if (rules.grenades) yield shotAt(battlefield, by, 'grenade');
  const near = touching(battlefield, soldier);
  for (const object of near) {
    const other = pieceAt(state, object);
    const { kind: what } = other;
    if (what === 'gun') yield shotAt(battlefield, by, { gun: object });
    if (what === 'gun' && seatOf(state, other) !== seatOf(state, soldier))
      yield { kind: 'take', by, gun: object };
    if (what === 'gun' && rules.refill) yield { kind: 'refill', by, object };
    if (what === 'machine') yield { kind: 'board', by, machine: object };
    if (kind.mends && (what === 'gun' || what === 'machine')) yield { kind: 'mend', by, object };
  }
  yield* fights(battlefield, by, near);
}

function* byMachine(battlefield: Battlefield, by: PieceId, machine: Machine): Iterable<Act> {
  const { armoury, state } = battlefield;
  const kind = machineKind(armoury, machine);
  const near = touching(battlefield, machine);
  const isPlatform = hasPlatform(armoury, kind, machine.weapons);
  yield { kind: 'drive', by, legs: [] };
  if (isPlatform) yield* tows(battlefield, by, near);
  for (const weapon of machine.weapons) {
    if (weaponAt(armoury, kind, weapon)?.firearm) yield shotAt(battlefield, by, { weapon });
  }
  yield* fights(battlefield, by, near);
  if (!isPiloted(machine)) return;
  if (isPlatform || squadKind(armoury, state, soldierAt(state, machine.pilot)).mends)
    yield { kind: 'mend', by, object: by };
  if (isPlatform) for (const object of near) yield { kind: 'mend', by, object };
  if (state.rules.refill) yield { kind: 'refill', by, object: by };
  const places = placesBeside(battlefield, landed(battlefield, machine, by));
  const { x, y, z, hx, hy } = machine;
  const inside = { x, y, z, facing: { x: hx, y: hy } };
  for (const place of places.length > 0 ? places : [inside]) yield { kind: 'leave', by, place };
}

/** BRP-10.2: what can be hung on the platform, or whatever is near, so that somebody says why not. */
function* tows(battlefield: Battlefield, by: PieceId, near: readonly PieceId[]): Iterable<Act> {
  const { state } = battlefield;
  const isLoad = (id: PieceId) => ['gun', 'machine'].includes(pieceAt(state, id).kind);
  const isThere = (id: PieceId) => id !== by && !near.includes(id) && isOnTable(pieceAt(state, id));
  const nearLoads = near.filter(isLoad);
  const all = [...nearLoads, ...[...state.pieces.keys()].filter((id) => isThere(id) && isLoad(id))];
  const behind = all.filter((id) => refusalIn(hitchTo(battlefield, by, id)) === null);
  const others = nearLoads.length > 0 ? nearLoads : all.slice(0, 1);
  const loads = behind.length > 0 ? behind : others;
  for (const piece of loads) yield { kind: 'drive', by, legs: [], tow: { piece, to: 0 } };
}

function* fights(battlefield: Battlefield, by: PieceId, near: readonly PieceId[]): Iterable<Act> {
  for (const enemy of near) {
    if (isAgainst(battlefield, by, enemy) || isUnserved(battlefield, enemy))
      yield { kind: 'fight', by, enemy };
  }
}

function isAgainst({ state }: Battlefield, by: PieceId, other: PieceId): boolean {
  return areEnemies(state, seatOf(state, pieceAt(state, by)), seatOf(state, pieceAt(state, other)));
}

/** BRP-7.3.2: anyone's, to shoot at or to fight, whosever it is. */
function isUnserved(battlefield: Battlefield, id: PieceId): boolean {
  const piece = pieceAt(battlefield.state, id);
  return piece.kind !== 'load' && !isServed(battlefield, piece);
}

/** At the first who can be hit, or at any enemy, so that somebody says why not. */
function shotAt(battlefield: Battlefield, by: PieceId, shot: Shot): Shooting {
  const enemies = enemiesOf(battlefield, by);
  const unserved = thereOn(battlefield).filter((id) => !enemies.includes(id) && isUnserved(battlefield, id));
  const canHit = (id: PieceId) => refuseTarget(battlefield, by, shot, id) === null;
  const target = enemies.find(canHit) ?? unserved.find(canHit) ?? enemies[0];
  return { kind: 'shoot', by, with: shot, at: target === undefined ? [] : [target] };
}

function enemiesOf(battlefield: Battlefield, by: PieceId): PieceId[] {
  return thereOn(battlefield).filter((id) => isAgainst(battlefield, by, id));
}

function thereOn({ state }: Battlefield): PieceId[] {
  return [...state.pieces.keys()].filter((id) => isOnTable(pieceAt(state, id)));
}
