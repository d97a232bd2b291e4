import { type GameUi, later, type Side } from '@bridgehead/kit';
import type { Pack } from '../content/schema.ts';
import { looseChip } from '../rules/chips.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { coloursOf } from '../rules/teams.ts';
import type { View } from '../rules/view.ts';
import { Chip } from './marks/Chip.tsx';
import markStyles from './marks/SeatMark.module.css';
import { staging } from './staging.ts';
import { Table } from './Table.tsx';
import { MESSAGES } from './text.ts';

const sideOf = (colour: number): Side => ({
  name: { ru: MESSAGES.ru.sides[colour] ?? '', en: MESSAGES.en.sides[colour] ?? '' },
  mark: <Chip spot={looseChip(colour)} className={markStyles.seatMark} />,
});

/** Maps and history wait until the game is over. */
const Aftermath = later(
  () => import('./aftermath/Aftermath.tsx'),
  ({ Aftermath }) => Aftermath,
);

const Chronicle = later(
  () => import('./chronicle/Chronicle.tsx'),
  ({ Chronicle }) => Chronicle,
);

const ui: GameUi<View, Move, Event, Pack> = {
  Table,
  Aftermath,
  staging,
  ending: () => import('./ending/ending.ts'),
  pages: [{ path: 'chronicle', title: { ru: 'Хроника войны', en: 'Chronicle of the war' }, Page: Chronicle }],
  sides: ({ teams }) => coloursOf(String(teams)).map(sideOf),
};

export default ui;
