import type { Localized, Options } from '@bridgehead/kernel';
import type { EnemyEnd, Event, PenaltyCause } from './rules/index.ts';

const PENALTIES: Readonly<Record<PenaltyCause, Localized>> = {
  breakthrough: { ru: 'прорыв к стартовому окопу', en: 'breakthrough to the start trench' },
  overrun: { ru: 'противник смял солдата', en: 'soldier overrun' },
  shelled: { ru: 'снаряд накрыл солдата', en: 'soldier shelled' },
  startShelled: { ru: 'снаряд попал в стартовый окоп', en: 'start trench shelled' },
};

const ENEMY_ENDS: Readonly<Record<EnemyEnd, Localized>> = {
  attack: { ru: 'атака', en: 'attack' },
  grenade: { ru: 'граната', en: 'grenade' },
  mines: { ru: 'мины', en: 'mines' },
  hedgehogs: { ru: 'ежи', en: 'hedgehogs' },
  shell: { ru: 'свой же снаряд', en: 'their own shell' },
  flag: { ru: 'наш флаг', en: 'our flag' },
  breakthrough: { ru: 'прорвались', en: 'broke through' },
  spent: { ru: 'отстрелявшаяся артиллерия', en: 'artillery that has fired' },
};

/** What should be won at a difficulty. */
const WON: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  printed: { least: 0.35, most: 0.65 },
  recruit: { least: 0.65, most: 0.85 },
};

/** As much of a table's figures as the measures are taken from. */
interface Measured {
  readonly outcomes: Readonly<Record<string, { readonly count: number; readonly of: number }>>;
  readonly topics: Readonly<
    Record<
      string,
      {
        readonly spread?: readonly (readonly [number: number, times: number])[];
        readonly kinds?: Readonly<Record<string, { readonly total: number }>>;
      }
    >
  >;
}

const OURS: readonly EnemyEnd[] = ['attack', 'grenade', 'mines', 'hedgehogs', 'flag'];

function removedBy({ topics }: Measured, ends: readonly EnemyEnd[]): { count: number; of: number } {
  const removed = topics['enemies']?.kinds ?? {};
  const total = (kinds: readonly EnemyEnd[]) =>
    kinds.reduce((sum, kind) => sum + (removed[kind]?.total ?? 0), 0);
  return { count: total(ends), of: total(OURS) };
}

type Amount = { readonly topic: string; readonly kind: string; readonly amount: number };

/** What the balance report counts in a game of Blindazh. */
export const balance = {
  options: ['difficulty', 'strictFit'],
  endings: {
    held: { ru: 'участок удержан, флаг поставлен', en: 'sector held, flag planted' },
    noFlag: { ru: 'атаки отбиты, но флага нет', en: 'attacks beaten off, but no flag' },
    overrun: { ru: 'слишком много штрафных очков', en: 'too many penalty points' },
  },
  topics: [
    { id: 'rounds', title: { ru: 'Длина в раундах', en: 'Length in rounds' } },
    {
      id: 'penalties',
      title: { ru: 'Откуда штрафные очки', en: 'Where penalty points come from' },
      kinds: PENALTIES,
    },
    { id: 'flags', title: { ru: 'Сколько флагов поставлено', en: 'How many flags are planted' } },
    { id: 'firstFlag', title: { ru: 'В каком раунде первый флаг', en: 'The round of the first flag' } },
    { id: 'flagRounds', title: { ru: 'В каких раундах ставят флаги', en: 'The rounds of all flags' } },
    {
      id: 'enemies',
      title: { ru: 'Как выбывает противник', en: 'How enemies are removed' },
      kinds: ENEMY_ENDS,
    },
  ],
  measures: [
    {
      title: { ru: 'выиграно партий', en: 'games won' },
      share: ({ outcomes }: Measured) => outcomes['won'] ?? { count: 0, of: 0 },
      wanted: ({ difficulty }: Options) => WON[String(difficulty)] ?? null,
    },
    {
      title: { ru: 'сняты атакой, из снятых нами', en: 'removed by attack, of those we removed' },
      share: (table: Measured) => removedBy(table, ['attack']),
      wanted: () => ({ least: 0.25 }),
    },
    {
      title: { ru: 'сняты минами и ежами', en: 'removed by mines and hedgehogs' },
      share: (table: Measured) => removedBy(table, ['mines', 'hedgehogs']),
      wanted: () => ({ least: 0.1 }),
    },
    {
      title: { ru: 'сняты флагами', en: 'removed by flags' },
      share: (table: Measured) => removedBy(table, ['flag']),
      wanted: () => ({ most: 0.35 }),
    },
    {
      title: { ru: 'партий кончилось раньше 7-го раунда', en: 'games over before round 7' },
      share: ({ topics }: Measured) => {
        const spread = topics['rounds']?.spread ?? [];
        const games = (rounds: typeof spread) => rounds.reduce((sum, [, times]) => sum + times, 0);
        return { count: games(spread.filter(([rounds]) => rounds < 7)), of: games(spread) };
      },
      wanted: () => ({ most: 0.05 }),
    },
  ],
  count(events: readonly Event[]) {
    const flagRounds: number[] = [];
    let round = 1;
    let enemyTurns = 0;
    let penalties = 0;
    const counts = events.flatMap((event): Amount[] => {
      // A round begins when a player acts again; soldiers are sent back in the enemy's turn.
      if ('seat' in event && event.kind !== 'sentBack') round = enemyTurns + 1;
      switch (event.kind) {
        case 'enemyTurn':
          enemyTurns++;
          return [];
        case 'flagged':
          flagRounds.push(round);
          return [];
        case 'penalty': {
          // Points beyond the limit are not counted in the game either.
          const amount = event.total - penalties;
          penalties = event.total;
          return [{ topic: 'penalties', kind: event.cause, amount }];
        }
        case 'enemyLost':
          return [{ topic: 'enemies', kind: event.cause, amount: 1 }];
        default:
          return [];
      }
    });
    return [
      { topic: 'rounds', number: round },
      { topic: 'flags', number: flagRounds.length },
      ...flagRounds.slice(0, 1).map((number) => ({ topic: 'firstFlag', number })),
      ...flagRounds.map((number) => ({ topic: 'flagRounds', number })),
      ...counts,
    ];
  },
};
