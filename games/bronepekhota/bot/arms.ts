import type { Firearm } from '../rules/armoury.ts';
import { type Distribution, shotChances } from '../rules/odds.ts';
import { gunKind, machineKind, pieceAt, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { ammoFor, cellsOf } from '../rules/shooting/ammo.ts';
import { firearmOf } from '../rules/shooting/firearms.ts';
import { touches } from '../rules/space.ts';
import type { Shot } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';

/** Something to shoot with. */
export interface Arm {
  readonly with: Shot;
  readonly firearm: Firearm;
}

/** What somebody has at hand, where it stands. */
export function armsOf(table: Battlefield, id: PieceId): Arm[] {
  return shotsOf(table, id).flatMap((shot) => {
    const firearm = firearmOf(table, id, shot);
    return firearm && isLoaded(table, id, shot, firearm) ? [{ with: shot, firearm }] : [];
  });
}

function shotsOf(table: Battlefield, id: PieceId): Shot[] {
  const { state } = table;
  const piece = pieceAt(state, id);
  if (piece.kind === 'machine') return piece.weapons.map((weapon) => ({ weapon }));
  if (piece.kind !== 'soldier') return [];
  const thrown = state.rules.grenades ? (['grenade'] as const) : [];
  return ['own', ...thrown, ...gunsAt(table, id).map((gun) => ({ gun }))];
}

/** Guns that somebody touches and has the rank for. */
export function gunsAt(table: Battlefield, id: PieceId): PieceId[] {
  const { armoury, state } = table;
  const soldier = pieceAt(state, id);
  if (soldier.kind !== 'soldier') return [];
  const { rank } = squadKind(armoury, state, soldier);
  const guns: PieceId[] = [];
  for (const [gun, piece] of state.pieces.entries()) {
    if (piece.kind === 'gun' && rank >= gunKind(armoury, piece).rank && touches(table, soldier, piece))
      guns.push(gun);
  }
  return guns;
}

function isLoaded({ state }: Battlefield, by: PieceId, shot: Shot, firearm: Firearm): boolean {
  const left = ammoFor(state, by, shot);
  return left === null || left >= cellsOf(firearm, state.rules);
}

/** How often a weapon may be fired in one activation, by whoever has it. */
export function rateOf({ armoury, state }: Battlefield, id: PieceId, shot: Shot): number {
  const piece = pieceAt(state, id);
  if (piece.kind === 'machine') return machineKind(armoury, piece).rate;
  if (typeof shot === 'string' || !('gun' in shot)) return 1;
  const gun = pieceAt(state, shot.gun);
  return gun.kind === 'gun' ? gunKind(armoury, gun).rate - gun.shots : 0;
}

const known = new WeakMap<Firearm, Map<number, Distribution>>();

/** The rules' odds of a shot, remembered: they are asked for all the time. */
export function oddsOf(firearm: Firearm, distance: number, armour: number, isAimed = false): Distribution {
  const odds = known.get(firearm) ?? new Map<number, Distribution>();
  known.set(firearm, odds);
  const key = (distance * 64 + armour) * 2 + (isAimed ? 1 : 0);
  const found = odds.get(key) ?? shotChances(firearm, distance, armour, isAimed);
  odds.set(key, found);
  return found;
}

/** How far a weapon carries at best, in steps. */
export function farthest({ range: { die, plus } }: Firearm): number {
  return die + plus;
}
