import { soundDurability, weaponAt } from '../rules/kinds.ts';
import { gunKind, machineKind } from '../rules/pieces.ts';
import type { Machine, Piece } from '../rules/state.ts';
import type { Scene } from './scene.ts';

export interface Gauge {
  readonly left: number;
  readonly most: number;
}

/** Whether anything it is fitted with fires: a platform does not (BRP-10.1). */
export function isArmed({ pack }: Pick<Scene, 'pack'>, machine: Machine): boolean {
  const kind = machineKind(pack, machine);
  return machine.weapons.some((place) => weaponAt(pack, kind, place)?.firearm !== undefined);
}

/** What is left of a machine or gun, and of its ammunition where that is counted. */
export function gaugesOf(
  { pack, view }: Pick<Scene, 'pack' | 'view'>,
  piece: Piece,
): { life: Gauge; ammo: Gauge | null } | null {
  if (piece.kind !== 'machine' && piece.kind !== 'gun') return null;
  const { durability, ammo } = piece;
  const kind = piece.kind === 'machine' ? machineKind(pack, piece) : gunKind(pack, piece);
  const most = 'sectors' in kind ? soundDurability(kind) : kind.durability;
  const counts = view.rules.ammo && (piece.kind === 'gun' || isArmed({ pack }, piece));
  return {
    life: { left: durability, most },
    ammo: counts ? { left: ammo, most: kind.ammo } : null,
  };
}
