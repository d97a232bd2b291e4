import {
  Bomb,
  Caravan,
  Crosshair,
  DoorOpen,
  Flag,
  Footprints,
  Forklift,
  KeyRound,
  LogOut,
  Navigation,
  PackagePlus,
  Rocket,
  Swords,
  Target,
  Wrench,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { gaitOf, type Hand, type Plan } from '../plan.ts';

const SIZE = { size: 20, 'aria-hidden': true } as const;

const GOING = {
  walk: <Footprints {...SIZE} />,
  jump: <Rocket {...SIZE} />,
  drive: <Navigation {...SIZE} />,
  push: <Forklift {...SIZE} />,
  tow: <Caravan {...SIZE} />,
} as const;

const HANDS: Readonly<Record<Hand, ReactNode>> = {
  fight: <Swords {...SIZE} />,
  board: <KeyRound {...SIZE} />,
  take: <Flag {...SIZE} />,
  mend: <Wrench {...SIZE} />,
  refill: <PackagePlus {...SIZE} />,
};

export function iconOf(plan: Plan): ReactNode {
  switch (plan.do) {
    case 'go':
      return GOING[gaitOf(plan)];
    case 'charge':
      return <Zap {...SIZE} />;
    case 'shoot':
      if (plan.with === 'grenade') return <Bomb {...SIZE} />;
      return plan.isAimed ? <Target {...SIZE} /> : <Crosshair {...SIZE} />;
    case 'leave':
      return <DoorOpen {...SIZE} />;
    case 'exit':
      return <LogOut {...SIZE} />;
    default:
      return HANDS[plan.do];
  }
}
