import type { Firearm } from '../armoury.ts';
import type { OptionalRules } from '../options.ts';
import { pieceAt } from '../pieces.ts';
import type { Playing } from '../playing.ts';
import type { Shot } from '../stage.ts';
import type { Gun, Machine, PieceId, State } from '../state.ts';
import { muzzleOf } from './firearms.ts';

/** BRP-7.7: as many cells as the power has dice; BRP-7.4.4: one for every target a special weapon can have. */
export function cellsOf(
  { power, targets = 1 }: Firearm,
  { specials }: Pick<OptionalRules, 'specials'>,
): number {
  return specials ? power.dice * targets : power.dice;
}

/** Whose scale a shot is taken from: a machine's own, the gun's; soldiers never run out. */
export function storeOf(by: PieceId, shot: Shot): PieceId | null {
  return typeof shot === 'string' ? null : muzzleOf(by, shot);
}

/** Cells left for this shot; null where nobody counts. */
export function ammoFor(state: State, by: PieceId, shot: Shot): number | null {
  const store = state.rules.ammo ? storeOf(by, shot) : null;
  return store === null ? null : (pieceAt(state, store) as Machine | Gun).ammo;
}

export function spendAmmo({ state, emit }: Playing, by: PieceId, shot: Shot, firearm: Firearm): void {
  const store = state.rules.ammo ? storeOf(by, shot) : null;
  if (store === null) return;
  const piece = pieceAt(state, store) as Machine | Gun;
  const spent = cellsOf(firearm, state.rules);
  piece.ammo -= spent;
  emit?.({ kind: 'ammo', piece: store, spent, left: piece.ammo });
}
