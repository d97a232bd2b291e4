import { chanceOfAtLeast, shotChances } from '../rules/odds.ts';
import type { Firearm } from '../rules/armoury.ts';
import type { Cover } from '../rules/events.ts';
import { armourOf, pieceAt } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { firearmOf, muzzleOf } from '../rules/shooting/firearms.ts';
import { COVER_ARMOUR } from '../rules/shooting/strike.ts';
import { sightOf } from '../rules/sight.ts';
import { farFrom, inSteps } from '../rules/space.ts';
import type { PieceId } from '../rules/state.ts';
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

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
