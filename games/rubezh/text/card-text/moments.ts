import type { Localized } from '@bridgehead/kernel';
import type { Skill } from '../../rules/index.ts';

type Moment = NonNullable<Skill['reacts']>;

/** Of whose check a reaction speaks, in the genitive. */
const WHOSE: Readonly<Record<NonNullable<Moment['to']>, Localized>> = {
  self: { ru: 'этого подразделения', en: 'of this unit' },
  other: { ru: 'другого подразделения здесь', en: 'of another unit here' },
  any: { ru: 'любого подразделения здесь', en: 'of any unit here' },
};

/** When a reaction may be played. */
export function momentText({ at, to = 'any' }: Moment): Localized {
  const { ru, en } = WHOSE[to];
  switch (at) {
    case 'arrival':
      return {
        ru: 'Реакция, когда сюда прибыло подкрепление.',
        en: 'Reaction when reinforcements have arrived here.',
      };
    case 'defence':
      return { ru: 'Реакция в начале защиты.', en: 'Reaction at the start of defence.' };
    case 'check':
      return { ru: `Реакция перед проверкой ${ru}.`, en: `Reaction before a check ${en}.` };
    case 'failed':
      return { ru: `Реакция на неудачную проверку ${ru}.`, en: `Reaction to a failed check ${en}.` };
    case 'doomed':
      return { ru: `Реакция на гибель ${ru}.`, en: `Reaction to the destruction ${en}.` };
    case 'passed':
      return { ru: `Реакция на пройденную проверку ${ru}.`, en: `Reaction to a passed check ${en}.` };
  }
}
