import type { EndedTable } from '@bridgehead/kit';
import type { ComponentType } from 'react';
import type { Pack } from '../../content/schema.ts';
import type { View } from '../../rules/view.ts';
import { BannerOnTheHill } from './pictures/BannerOnTheHill.tsx';
import { FleetComesIn } from './pictures/FleetComesIn.tsx';
import { RoadHome } from './pictures/RoadHome.tsx';
import { SharedFire } from './pictures/SharedFire.tsx';
import { wonBy } from './result.tsx';

/** Red, gold and blue: each victory in the ink of its chips. */
const VICTORIES: readonly ComponentType[] = [BannerOnTheHill, RoadHome, FleetComesIn];

export function Picture({ view, outcome }: Pick<EndedTable<View, Pack>, 'view' | 'outcome'>) {
  const Drawing = VICTORIES[wonBy(view, outcome) ?? VICTORIES.length] ?? SharedFire;
  return <Drawing />;
}
