import type { GameUi } from '@bridgehead/kit';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { sidesOf } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import { armyPage } from './army/page.tsx';
import { Aftermath } from './later.ts';
import { SIDE_COLOURS } from './pieces/colours.ts';
import { SideMark } from './pieces/SeatMark.tsx';
import { staging } from './staging.ts';
import { Table } from './Table.tsx';
import { MESSAGES } from './text.ts';

const ui: GameUi<View, Move, Event, Pack> = {
  Table,
  Aftermath,
  staging,
  ending: () => import('./ending/ending.ts'),
  pages: [armyPage],
  sides: ({ teams }, seats) => {
    const sides = sidesOf(String(teams));
    return Array.from({ length: seats }, (_, seat) => ({
      name: {
        ru: MESSAGES.ru.sideOf((sides[seat] ?? seat) + 1),
        en: MESSAGES.en.sideOf((sides[seat] ?? seat) + 1),
      },
      mark: <SideMark seat={seat} colour={SIDE_COLOURS[seat]} />,
    }));
  },
};

export default ui;
