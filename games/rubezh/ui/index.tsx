import type { GameUi } from '@bridgehead/kit';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { SCENARIOS } from '../rules/card-set.ts';
import { Aftermath } from './later.ts';
import { SeatMark } from './marks/SeatMark.tsx';
import { Sketch } from './plan/Sketch.tsx';
import { staging } from './staging.ts';
import { Table } from './Table.tsx';
import { MESSAGES } from './text.ts';

/** RUB-3.3: units are shared out in seat order, as evenly as possible. */
const UNITS = 5;
const shareOf = (seat: number, seats: number) => Math.ceil((UNITS - seat) / seats);

const ui: GameUi<View, Move, Event, Pack> = {
  Table,
  Aftermath,
  staging,
  ending: () => import('./ending/ending.ts'),
  sides: (_, seats) =>
    Array.from({ length: seats }, (_, seat) => ({
      name: {
        ru: MESSAGES.ru.commands(shareOf(seat, seats)),
        en: MESSAGES.en.commands(shareOf(seat, seats)),
      },
      mark: <SeatMark seat={seat} />,
    })),
  optionPicture: (_, value) => {
    const scenario = SCENARIOS.find((one) => one === value);
    return scenario && <Sketch scenario={scenario} />;
  },
};

export default ui;
