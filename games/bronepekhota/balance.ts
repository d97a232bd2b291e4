import type { Localized, Options } from '@bridgehead/kernel';
import type { CAUSES } from './rules/events.ts';
import type { Event } from './rules/index.ts';
import { PUBLISHED } from './rules/options.ts';

const ENDS: Readonly<Record<(typeof CAUSES)[number] | 'test', Localized>> = {
  shot: { ru: 'выстрелом', en: 'by a shot' },
  blast: { ru: 'взрывом', en: 'by a blast' },
  grenade: { ru: 'гранатой', en: 'by a grenade' },
  fight: { ru: 'в ближнем бою', en: 'in close combat' },
  landing: { ru: 'при падении', en: 'in a crash' },
  test: { ru: 'пилот в подбитой машине', en: 'as the pilot of a machine that was hit' },
};

const RESULTS = {
  won: { ru: 'победили', en: 'won' },
  lost: { ru: 'проиграли', en: 'lost' },
  drawn: { ru: 'сыграли вничью', en: 'drew' },
} as const satisfies Record<string, Localized>;

/** As much of a table's figures as the measures are taken from. */
interface Measured {
  readonly topics: Readonly<
    Record<string, { readonly kinds?: Readonly<Record<string, { readonly total: number }>> }>
  >;
}

type Result = keyof typeof RESULTS;

function shareOf({ topics }: Measured, topic: string, counted: readonly Result[]) {
  const total = (kind: Result) => topics[topic]?.kinds?.[kind]?.total ?? 0;
  return { count: total('won'), of: counted.reduce((sum, kind) => sum + total(kind), 0) };
}

const isPublished = ({ mission }: Options) => (PUBLISHED as readonly unknown[]).includes(mission);
const FAIR = { least: 0.25, most: 0.75 };

/** What the balance report counts in a battle of «Бронепехота». */
export const balance = {
  options: ['mission'],
  endings: {
    wipedOut: { ru: 'солдат больше нет', en: 'no soldier left' },
    costs: { ru: 'по стоимости потерь', en: 'by what was lost' },
    mission: { ru: 'миссия', en: 'the mission' },
  },
  topics: [
    { id: 'tours', title: { ru: 'Длина в турах', en: 'Length in rounds' } },
    {
      id: 'first',
      title: { ru: 'Кто ходил первым в первом туре', en: 'Whoever moved first in the first round' },
      kinds: RESULTS,
    },
    { id: 'left', title: { ru: 'Первая сторона', en: 'The first side' }, kinds: RESULTS },
    { id: 'right', title: { ru: 'Вторая сторона', en: 'The second side' }, kinds: RESULTS },
    { id: 'ends', title: { ru: 'Как гибли фигуры', en: 'How pieces were destroyed' }, kinds: ENDS },
  ],
  measures: [
    {
      title: { ru: 'победил ходивший первым, из решённых', en: 'whoever moved first won, of those decided' },
      share: (table: Measured) => shareOf(table, 'first', ['won', 'lost']),
      wanted: ({ mission }: Options) => (mission === 'annihilation' ? { least: 0.45, most: 0.55 } : null),
    },
    {
      title: { ru: 'победила первая сторона', en: 'the first side won' },
      share: (table: Measured) => shareOf(table, 'left', ['won', 'lost', 'drawn']),
      wanted: (options: Options) => (isPublished(options) ? FAIR : null),
    },
    {
      title: { ru: 'победила вторая сторона', en: 'the second side won' },
      share: (table: Measured) => shareOf(table, 'right', ['won', 'lost', 'drawn']),
      wanted: (options: Options) => (isPublished(options) ? FAIR : null),
    },
  ],
  count(events: readonly Event[]) {
    let tours = 0;
    let first: number | null = null;
    const counts: ({ topic: string; kind: string; amount: number } | { topic: string; number: number })[] =
      [];
    for (const event of events) {
      if (event.kind === 'tour') tours = event.tour;
      if (event.kind === 'order') first ??= event.seats[0] ?? null;
      if (event.kind === 'destroyed') counts.push({ topic: 'ends', kind: event.cause, amount: 1 });
      if (event.kind !== 'over') continue;
      const { outcome } = event;
      const winners = outcome.kind === 'win' ? outcome.winners : [];
      const resultOf = (seat: number): Result =>
        winners.length === 0 ? 'drawn' : winners.includes(seat) ? 'won' : 'lost';
      if (first !== null) counts.push({ topic: 'first', kind: resultOf(first), amount: 1 });
      counts.push({ topic: 'left', kind: resultOf(0), amount: 1 });
      counts.push({ topic: 'right', kind: resultOf(1), amount: 1 });
    }
    return [{ topic: 'tours', number: tours }, ...counts];
  },
};
