import type { Armoury, MachineKind, Weapon } from './armoury.ts';
import { weaponAt } from './kinds.ts';

/** BRP-1.5: as many weapons as the mounts hold, those first that are named first. */
export function fitOut(
  armoury: Armoury,
  kind: MachineKind,
  places: Iterable<number> = kind.arsenal.keys(),
): number[] {
  const fitted: number[] = [];
  let left = kind.mounts;
  for (const place of places) {
    const { mounts } = weaponAt(armoury, kind, place) as Weapon;
    if (mounts > left) continue;
    fitted.push(place);
    left -= mounts;
  }
  return fitted.sort((one, other) => one - other);
}
