import { usePersonal } from '@bridgehead/kit/table';
import type { Viewer } from '@bridgehead/kernel';
import type { Spot } from '../rules/moves.ts';
import type { Scene } from './scene.ts';
import { rounded } from './space/vectors.ts';

/** A finger for whoever has none: a place on the table that arrows move. */
export interface Cursor {
  readonly at: Spot | null;
  readonly put: (at: Spot | null) => void;
  /** By so many millimetres of the table; it stays on it. */
  readonly moved: (from: Spot, x: number, y: number) => Spot;
}

export function useCursor(viewer: Viewer, { ground: { terrain } }: Scene): Cursor {
  const [at, put] = usePersonal<Spot | null>(viewer, null);
  return {
    at,
    put,
    moved: (from, x, y) =>
      rounded({
        x: Math.max(0, Math.min(terrain.width, from.x + x)),
        y: Math.max(0, Math.min(terrain.depth, from.y + y)),
        z: from.z,
      }),
  };
}
