import type { Firearm } from '../armoury.ts';
import { weaponAt } from '../kinds.ts';
import { gunKind, machineKind, pieceAt, squadKind } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { Shot } from '../stage.ts';
import type { PieceId } from '../state.ts';

/** BRP-7.8 */
export const GRENADE: Firearm = {
  range: { die: 6, plus: 0 },
  power: { dice: 1, die: 20 },
  blast: { within: 1, power: { dice: 1, die: 20 } },
};

/** What is fired: undefined where the shooter has no such thing. */
export function firearmOf(
  { armoury, state }: Pick<Battlefield, 'armoury' | 'state'>,
  by: PieceId,
  shot: Shot,
): Firearm | undefined {
  const shooter = pieceAt(state, by);
  if (shooter.kind === 'machine') {
    if (typeof shot === 'string' || !('weapon' in shot) || !shooter.weapons.includes(shot.weapon))
      return undefined;
    return weaponAt(armoury, machineKind(armoury, shooter), shot.weapon)?.firearm;
  }
  if (shooter.kind !== 'soldier') return undefined;
  if (shot === 'grenade') return GRENADE;
  if (shot === 'own') return squadKind(armoury, state, shooter).soldiers[shooter.model]?.firearm;
  const gun = 'gun' in shot ? state.pieces[shot.gun] : undefined;
  return gun?.kind === 'gun' ? gunKind(armoury, gun).firearm : undefined;
}

/** BRP-2.4: a gun's distance and eye are the gun's, not its firer's. */
export function muzzleOf(by: PieceId, shot: Shot): PieceId {
  return typeof shot === 'object' && 'gun' in shot ? shot.gun : by;
}
