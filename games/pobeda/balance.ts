import type { Localized, Seat } from '@bridgehead/kernel';
import { type Effect, effectOf, type Event, type Line, LINE_LENGTH, SIDE } from './rules/index.ts';

const DIRECTIONS = {
  row: { ru: 'по горизонтали', en: 'across' },
  column: { ru: 'по вертикали', en: 'down' },
  diagonal: { ru: 'по диагонали', en: 'diagonal' },
} as const satisfies Record<string, Localized>;

const CARDS: Readonly<Record<Exclude<Effect, 'remove'>, Localized>> = {
  event: { ru: 'карта события', en: 'event card' },
  place: { ru: 'карта «+1»', en: '“+1” card' },
  replace: { ru: 'карта «−1/+1»', en: '“−1/+1” card' },
};

type Amount = { readonly topic: string; readonly kind: string; readonly amount: number };

/** What the balance report counts in a game of Pobeda. */
export const balance = {
  options: ['edition', 'teams', 'lines'],
  endings: {
    lines: { ru: 'собраны линии победы', en: 'lines of victory made' },
    cards: { ru: 'кончились карты', en: 'cards run out' },
  },
  topics: [
    { id: 'rounds', title: { ru: 'Длина в кругах', en: 'Length in rounds' } },
    { id: 'directions', title: { ru: 'Линии по направлению', en: 'Lines by direction' }, kinds: DIRECTIONS },
    {
      id: 'cards',
      title: { ru: 'Какая карта завершает линию', en: 'The card that completes a line' },
      kinds: CARDS,
    },
    {
      id: 'idle',
      title: { ru: 'Потерянные карты', en: 'Cards that did nothing' },
      kinds: {
        exchanged: { ru: 'обмен карты без клетки', en: 'a card without a cell exchanged' },
        emptyTurn: { ru: 'пустой ход', en: 'an empty turn' },
      },
    },
  ],
  count(events: readonly Event[]) {
    const turns = new Map<Seat, number>();
    let effect: Effect = 'event';
    const counts = events.flatMap((event): Amount[] => {
      if (event.kind === 'played') effect = effectOf(event.card);
      if (event.kind === 'played' || event.kind === 'emptyTurn') {
        turns.set(event.seat, (turns.get(event.seat) ?? 0) + 1);
      }
      switch (event.kind) {
        case 'line':
          return [
            { topic: 'directions', kind: directionOf(event.line), amount: 1 },
            { topic: 'cards', kind: effect, amount: 1 },
          ];
        case 'exchanged':
        case 'emptyTurn':
          return [{ topic: 'idle', kind: event.kind, amount: 1 }];
        default:
          return [];
      }
    });
    return [{ topic: 'rounds', number: Math.max(...turns.values()) }, ...counts];
  },
};

function directionOf({ from, to }: Line): keyof typeof DIRECTIONS {
  const step = (to - from) / (LINE_LENGTH - 1);
  if (step === 1) return 'row';
  return step === SIDE ? 'column' : 'diagonal';
}
