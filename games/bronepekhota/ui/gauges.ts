import { soundDurability } from '../rules/kinds.ts';
import { gunKind, machineKind } from '../rules/pieces.ts';
import type { Piece } from '../rules/state.ts';
import type { Scene } from './scene.ts';

export interface Gauge {
  readonly left: number;
  readonly most: number;
}

/** What is left of a machine or gun, and of its ammunition where that is counted. */
export function gaugesOf({ pack, view }: Scene, piece: Piece): { life: Gauge; ammo: Gauge | null } | null {
  if (piece.kind !== 'machine' && piece.kind !== 'gun') return null;
  const { durability, ammo } = piece;
  const kind = piece.kind === 'machine' ? machineKind(pack, piece) : gunKind(pack, piece);
  const most = 'sectors' in kind ? soundDurability(kind) : kind.durability;
  return {
    life: { left: durability, most },
    ammo: view.rules.ammo ? { left: ammo, most: kind.ammo } : null,
  };
}
