import type { Localized } from '@bridgehead/kernel';
import type { Effect, Who } from '../../rules/index.ts';
import { counted, countedEn, sentence, signed, WHO_TEXT } from './phrases.ts';

/** What units do or get: effects that name them. */
export type OfUnits = Exclude<Extract<Effect, { readonly who: Who }>, { readonly do: 'for' }>;

export function isOfUnits(effect: Effect): effect is OfUnits {
  return 'who' in effect && effect.do !== 'for';
}

/** What befalls the same units, in one sentence. */
export function unitsText(
  who: Who,
  effects: readonly OfUnits[],
  how: Localized = { ru: '', en: '' },
): Localized {
  const told = effects.map(predicate);
  return sentence({
    ru: `${WHO_TEXT[who].ru}${how.ru} ${told.map(({ ru }) => ru).join(' и ')}`,
    en: `${WHO_TEXT[who].en}${how.en} ${told.map(({ en }) => en).join(' and ')}`,
  });
}

function predicate(effect: OfUnits): Localized {
  switch (effect.do) {
    case 'draw':
      return {
        ru: `берёт ${counted(effect.count, { one: 'карту умений', few: 'карты умений', many: 'карт умений' })}`,
        en: `draws ${countedEn(effect.count, 'skill card', 'skill cards')}`,
      };
    case 'discard':
      return {
        ru: `сбрасывает ${counted(effect.count, { one: 'карту умений', few: 'карты умений', many: 'карт умений' })}`,
        en: `discards ${countedEn(effect.count, 'skill card', 'skill cards')}`,
      };
    case 'recover':
      return {
        ru: `замешивает в свою колоду до ${counted(effect.count, { one: 'одной карты', few: 'карт', many: 'карт' })} из сброса`,
        en: `shuffles up to ${effect.count} of its discarded skill cards into its deck`,
      };
    case 'move':
      return effect.may
        ? { ru: 'может перейти на другую огневую точку', en: 'may move to another fire point' }
        : { ru: 'переходит на другую огневую точку', en: 'moves to another fire point' };
    case 'action':
      return action(effect.count);
    case 'steady':
      return effect.lasts === 'check'
        ? {
            ru: `получает ${signed(effect.bonus)} к этой проверке`,
            en: `gets ${signed(effect.bonus)} to this check`,
          }
        : {
            ru: `получает ${signed(effect.bonus)} к проверкам защиты до конца хода`,
            en: `gets ${signed(effect.bonus)} to its checks until the end of the turn`,
          };
    case 'inspire':
      return effect.lasts === 'next'
        ? {
            ru: `получает ${signed(effect.bonus)} к своему следующему броску атаки в этот ход`,
            en: `gets ${signed(effect.bonus)} on its next attack roll this turn`,
          }
        : {
            ru: `получает ${signed(effect.bonus)} ко всем броскам атаки до конца хода`,
            en: `gets ${signed(effect.bonus)} on all its attack rolls until the end of the turn`,
          };
  }
}

function action(count: number): Localized {
  const size = Math.abs(count);
  const points = counted(size, { one: 'очко действия', few: 'очка действия', many: 'очков действия' });
  const pointsEn = countedEn(size, 'action point', 'action points');
  return count < 0
    ? { ru: `теряет ${points}`, en: `loses ${pointsEn}` }
    : { ru: `получает ${points}`, en: `gains ${pointsEn}` };
}
