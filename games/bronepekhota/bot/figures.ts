import { boutChances, chanceOfAtLeast, shotChances, strikeChances } from '../rules/odds.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import type { Firearm } from '../rules/armoury.ts';
import type { Cover } from '../rules/events.ts';
import { armourOf, pieceAt, squadOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { firearmOf, GRENADE, muzzleOf } from '../rules/shooting/firearms.ts';
import { catches } from '../rules/shooting/grenade.ts';
import { COVER_ARMOUR } from '../rules/shooting/strike.ts';
import { sightOf } from '../rules/sight.ts';
import { farFrom, inSteps } from '../rules/space.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import type { Shooting } from './fire.ts';

/** Of the shot at its first target: that it hurts, and that it destroys. */
export function shotOdds(
  table: Battlefield,
  { by, with: shot, at: [first], aimed }: Shooting,
): { hurts: number; destroys: number } {
  const { armoury, state } = table;
  const at = first as PieceId;
  const target = pieceAt(state, at);
  const distance = inSteps(farFrom(table, pieceAt(state, muzzleOf(by, shot)), target));
  const { cover } = sightOf(table, by, shot, at);
  const armour = armourOf(armoury, state, target) + COVER_ARMOUR[cover as Cover];
  const firearm = firearmOf(table, by, shot) as Firearm;
  const damage = shotChances(firearm, distance, armour, aimed === true);
  const life = target.kind === 'machine' || target.kind === 'gun' ? target.durability : 1;
  return { hurts: chanceOfAtLeast(damage, 1), destroys: chanceOfAtLeast(damage, life) };
}

/** Of a grenade, in per cent: that it hurts whom it is thrown at, and the thrower. */
export function grenadeOdds(
  table: Battlefield,
  { by, at: [first] }: Shooting,
): { odds: number; own: number } {
  const { armoury, state } = table;
  const chances = catches(table, by, first as PieceId);
  const hurts = (id: PieceId) =>
    chanceOfAtLeast(
      strikeChances(chances.get(id) ?? 0, GRENADE.blast.power, armourOf(armoury, state, pieceAt(state, id))),
      1,
    );
  return { odds: percent(hurts(first as PieceId)), own: percent(hurts(by)) };
}

/** An enemy hand to hand, and the odds to get the better of it. */
export function boutFigures(table: Battlefield, by: PieceId, enemy: PieceId) {
  const foe = pieceAt(table.state, enemy);
  const chances = boutChances(boutOf(table, pieceAt(table.state, by), foe));
  return { kind: kindOf(table, foe), odds: percent(chanceOfAtLeast(chances, 1)) };
}

/** What something is, by the id of its armlist. */
export function kindOf({ state }: Battlefield, piece: Piece): string {
  if (piece.kind === 'soldier') return squadOf(state, piece).model;
  return piece.kind === 'load' ? piece.role : piece.model;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
