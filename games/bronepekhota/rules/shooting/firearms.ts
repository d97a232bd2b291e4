import type { Firearm, SoldierKind } from '../armoury.ts';
import { weaponAt } from '../kinds.ts';
import { gunKind, machineKind, pieceAt, squadKind } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { gunIn, isSameShot, type Shot } from '../stage.ts';
import { NONE, type PieceId } from '../state.ts';

/** BRP-7.8 */
export const GRENADE = {
  range: { die: 6, plus: 0 },
  power: { dice: 1, die: 20 },
  blast: { within: 1, power: { dice: 1, die: 20 } },
} as const satisfies Firearm;

/** What is fired: undefined where the shooter has no such thing. */
export function firearmOf(
  { armoury, state }: Pick<Battlefield, 'armoury' | 'state'>,
  by: PieceId,
  shot: Shot,
): Firearm | undefined {
  const shooter = pieceAt(state, by);
  if (shooter.kind === 'machine') {
    const fitted = shooter.weapons.find((weapon) => isSameShot(shot, { weapon }));
    return weaponAt(armoury, machineKind(armoury, shooter), fitted ?? NONE)?.firearm;
  }
  if (shooter.kind !== 'soldier') return undefined;
  if (shot === 'grenade') return GRENADE;
  if (shot === 'own') {
    const { soldiers } = squadKind(armoury, state, shooter);
    return (soldiers[shooter.model] as SoldierKind).firearm;
  }
  const gun = 'gun' in shot ? state.pieces[shot.gun] : undefined;
  return gun?.kind === 'gun' ? gunKind(armoury, gun).firearm : undefined;
}

/** BRP-2.4: a gun's distance and eye are the gun's, not its firer's. */
export function muzzleOf(by: PieceId, shot: Shot): PieceId {
  return gunIn(shot) ?? by;
}
