import type { GameUi } from '@bridgehead/kit';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Aftermath } from './later.tsx';
import { staging } from './staging.ts';
import { Table } from './Table.tsx';

const ui: GameUi<View, Move, Event, Pack> = {
  Table,
  Aftermath,
  staging,
  ending: () => import('./ending/ending.ts'),
};

export default ui;
