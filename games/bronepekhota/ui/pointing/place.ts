import type { PingTarget } from '@bridgehead/kit';
import type { Terrain } from '@bridgehead/geometry';
import { isOnTable } from '../../rules/pieces.ts';
import type { Spot } from '../../rules/moves.ts';
import type { PieceId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { pieceTitle, type Scene } from '../scene.ts';

/** What can be pointed at: a piece, wherever it goes meanwhile, or a place on the table. */
export type Place = { readonly piece: PieceId } | Spot;

/** What another page has sent may not fit this table. */
export function readPlace(
  { piece, x, y, z }: PingTarget,
  { width, depth }: Pick<Terrain, 'width' | 'depth'>,
  { pieces }: Pick<View, 'pieces'>,
): Place | null {
  const pointed = typeof piece === 'number' ? pieces[piece] : undefined;
  if (typeof piece === 'number') return pointed && isOnTable(pointed) ? { piece } : null;
  const isInside = isUpTo(width, x) && isUpTo(depth, y) && Number.isFinite(z);
  return isInside ? { x: Number(x), y: Number(y), z: Number(z) } : null;
}

function isUpTo(most: number, value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= most;
}

export function spotOf({ view }: Pick<Scene, 'view'>, place: Place): Spot | undefined {
  return 'piece' in place ? view.pieces[place.piece] : place;
}

/** To the millimetre: a finger is no finer. */
export function roundSpot({ x, y, z }: Spot): Spot {
  return { x: Math.round(x), y: Math.round(y), z: Math.round(z) };
}

export function placeText(scene: Scene, place: Place): string {
  if ('piece' in place) return pieceTitle(scene, place.piece);
  return scene.text.placeAt(Math.round(place.x / 10), Math.round(place.y / 10), place.z);
}
