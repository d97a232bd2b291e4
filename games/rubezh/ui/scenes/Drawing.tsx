import { Print } from '@bridgehead/kit/print';
import type { ReactNode } from 'react';
import { cadets } from './cadets.tsx';
import { cuttingBothWays } from './cutting-both-ways.tsx';
import { enduring } from './enduring.tsx';
import { engineers } from './engineers.tsx';
import { fightingBack } from './fighting-back.tsx';
import { hurting } from './hurting.tsx';
import { medics } from './medics.tsx';
import { outpost } from './outpost.tsx';
import { points } from './points.tsx';
import { scouts } from './scouts.tsx';
import { tasks } from './tasks.tsx';
import { units } from './units.tsx';

/** A drawing inside its block, by the id of the card it belongs to. */
export type Drawings = Readonly<Record<string, () => ReactNode>>;

export const DRAWINGS: Drawings = {
  ...outpost,
  ...cadets,
  ...engineers,
  ...medics,
  ...scouts,
  ...enduring,
  ...fightingBack,
  ...hurting,
  ...cuttingBothWays,
  ...tasks,
  ...points,
  ...units,
};

/** Nothing where there is none of that name: a pack of somebody's own need not bring drawings. */
export function Drawing({ id }: { readonly id: string }) {
  const draw = DRAWINGS[id];
  return draw && <Print>{draw()}</Print>;
}
