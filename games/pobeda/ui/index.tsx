import type { AftermathProps, GamePageProps, GameUi, Side } from '@bridgehead/kit';
import { lazy, Suspense } from 'react';
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
const LaterAftermath = lazy(() => import('./aftermath/Aftermath.tsx'));

function Aftermath(props: AftermathProps<View, Event, Pack>) {
  return (
    <Suspense fallback={null}>
      <LaterAftermath {...props} />
    </Suspense>
  );
}

const LaterChronicle = lazy(() => import('./chronicle/Chronicle.tsx'));

function Chronicle(props: GamePageProps<Pack>) {
  return (
    <Suspense fallback={null}>
      <LaterChronicle {...props} />
    </Suspense>
  );
}

const ui: GameUi<View, Move, Event, Pack> = {
  Table,
  Aftermath,
  staging,
  ending: () => import('./ending/ending.ts'),
  pages: [{ path: 'chronicle', title: { ru: 'Хроника войны', en: 'Chronicle of the war' }, Page: Chronicle }],
  sides: ({ teams }) => coloursOf(String(teams)).map(sideOf),
};

export default ui;
