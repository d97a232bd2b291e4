import type { Diagrams } from '@bridgehead/kit';
import { Blast, FromBehind, Grenade, JumpPack } from './fighting.tsx';
import { Driving } from './machines.tsx';
import { Cover, FrontHalf } from './sight.tsx';
import { Distance, Zones } from './table.tsx';
import { Contact, Pushing, Tour, Towing } from './turns.tsx';
import { Climbing, JumpDown, LaddersAndRamps, Walk } from './walking.tsx';

/** The drawings of the rulebook, under the clauses they belong to. */
export const diagrams: Diagrams = {
  'BRP-0.5': Distance,
  'BRP-1.6': Zones,
  'BRP-3.2': Tour,
  'BRP-4.1': Walk,
  'BRP-4.1.1': Contact,
  'BRP-4.1.2': LaddersAndRamps,
  'BRP-4.1.3': Climbing,
  'BRP-4.1.4': JumpDown,
  'BRP-4.1.5': Pushing,
  'BRP-4.2': Driving,
  'BRP-7.3': FrontHalf,
  'BRP-7.3.2': Cover,
  'BRP-7.4.4': Blast,
  'BRP-7.8': Grenade,
  'BRP-8.3': FromBehind,
  'BRP-9.4': JumpPack,
  'BRP-10.2': Towing,
};
