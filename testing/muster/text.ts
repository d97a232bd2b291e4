import type { GameText } from '@bridgehead/kernel';
import type { Move } from './moves.ts';
import type { Event, View } from './rules.ts';

export const text: GameText<Move, Event, View> = {
  rulebook: [
    {
      id: 'MUS-1',
      title: { ru: 'Смотр', en: 'The muster' },
      clauses: [
        {
          id: 'MUS-1.1',
          title: { ru: 'Отряд', en: 'The squad' },
          paragraphs: [
            {
              ru: 'Каждый выводит отряд. Дороже всех — тот и победил.',
              en: 'Everybody brings a squad. The dearest wins.',
            },
          ],
        },
      ],
    },
  ],
  summary: { ru: 'Выведите отряд.', en: 'Bring a squad.' },
  guide: [],
  refusal: () => undefined,
  decision: () => ({ ru: 'Выведите отряд', en: 'Bring a squad' }),
  move: ({ squad }) => ({ ru: `Вывести «${squad.name}»`, en: `Bring “${squad.name}”` }),
  event: (event, names) =>
    event.kind === 'brought'
      ? {
          ru: `${names.seat(event.seat)}: отряд выведен.`,
          en: `${names.seat(event.seat)} has brought a squad.`,
        }
      : { ru: 'Все отряды на виду.', en: 'All squads are shown.' },
  reason: () => ({ ru: 'Что есть.', en: 'It is what there is.' }),
  outcome: (outcome, _view, names) => {
    const winners = outcome.kind === 'win' ? outcome.winners.map((seat) => names.seat(seat)).join(', ') : '';
    return { ru: `Смотр окончен: ${winners}.`, en: `The muster is over: ${winners}.` };
  },
};
