import type { Seat } from '@bridgehead/kernel';
import type { Armoury } from './armoury.ts';
import type { Mission } from './mission.ts';
import { machineKind } from './pieces.ts';
import type { PieceId, State } from './state.ts';

/** The dearest machine of every army, of equal ones the first. */
export function commandersOf(armoury: Armoury, { pieces }: Pick<State, 'pieces'>): PieceId[] {
  const best = new Map<Seat, { readonly id: PieceId; readonly cost: number }>();
  for (const [id, piece] of pieces.entries()) {
    if (piece.kind !== 'machine') continue;
    const { cost } = machineKind(armoury, piece);
    if (cost > (best.get(piece.owner)?.cost ?? 0)) best.set(piece.owner, { id, cost });
  }
  return [...best.values()].map(({ id }) => id);
}

/** Whether every army must have one. */
export function isAboutCommanders({ goals }: Mission): boolean {
  return goals.some(({ needs }) => needs.some((need) => 'what' in need && need.what.of === 'commanders'));
}
