import { useMemo } from 'react';
import type { PieceId } from '../../rules/state.ts';
import { battlefieldOf, useScene } from '../scene.ts';
import { type Endangered, endangeredBy, type Landing, landingsOf } from './throws.ts';

export interface Throws {
  readonly landings: readonly Landing[];
  readonly endangered: readonly Endangered[];
}

export function useThrows(by: PieceId, at: PieceId): Throws {
  const scene = useScene();
  return useMemo(() => {
    const battlefield = battlefieldOf(scene);
    const landings = landingsOf(battlefield, by, at);
    return { landings, endangered: endangeredBy(battlefield, landings) };
  }, [scene, by, at]);
}
