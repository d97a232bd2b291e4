import { missionOf } from './kinds.ts';
import { squadOf } from './pieces.ts';
import type { Battlefield } from './playing.ts';
import type { Piece } from './state.ts';

/** Whoever must not fall by one's own hand. */
export function isSacred({ armoury, state }: Battlefield, piece: Piece): boolean {
  if (piece.kind !== 'soldier') return false;
  const { model } = squadOf(state, piece);
  return missionOf(armoury, state).goals.some(({ needs }) =>
    needs.some((need) => need.is === 'slew' && need.captive === model),
  );
}
