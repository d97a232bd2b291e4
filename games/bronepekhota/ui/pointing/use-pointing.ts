import { type Pointing as KitPointing, usePointing as useKitPointing } from '@bridgehead/kit/table';
import { useCallback } from 'react';
import type { Scene } from '../scene.ts';
import type { Props } from '../use-turn.ts';
import { type Place, readPlace } from './place.ts';

export type Pointing = KitPointing<Place>;

/** Allies show each other whom to shoot at and where to go; enemies see none of it. */
export function usePointing(props: Props, { view, ground: { terrain } }: Scene): Pointing {
  return useKitPointing(
    props,
    useCallback((target) => readPlace(target, terrain, view), [terrain, view]),
  );
}
