import type { GameUi } from '@bridgehead/kit';
import type { Pack } from '../content/index.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { Aftermath } from './later.ts';
import { staging } from './staging.ts';
import { Table } from './Table.tsx';

const ui: GameUi<View, Move, Event, Pack> = {
  Table,
  Aftermath,
  staging,
  ending: () => import('./ending/ending.ts'),
};

export default ui;
