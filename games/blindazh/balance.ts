import type { Localized } from '@bridgehead/kernel';
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
