import type { PieceId } from '../../rules/state.ts';

/** Somebody who would throw, and whom they aim at. */
export interface ThrowProps {
  readonly by: PieceId;
  readonly at: PieceId;
}

/** What nobody needs before they have a grenade in hand. */
export { ThrowLabels } from './ThrowLabels.tsx';
export { ThrowOdds } from './ThrowOdds.tsx';
export { ThrowPlaces } from './ThrowPlaces.tsx';
