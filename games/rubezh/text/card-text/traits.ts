import type { Localized } from '@bridgehead/kernel';
import type { Trait } from '../../rules/index.ts';
import { allOf, anyOf, counted, countedEn, type Kinds, lastKinds, signed, upper } from './phrases.ts';

const CARDS = { one: 'карту', few: 'карты', many: 'карт' };

const MOMENTS: Readonly<Record<'arrival' | 'defence', Localized>> = {
  arrival: { ru: 'по прибытии', en: 'on arrival' },
  defence: { ru: 'в начале защиты', en: 'at the start of defence' },
};

/** A property of an enemy, in a sentence. */
export function traitText(trait: Trait, pack: Kinds): Localized {
  switch (trait.trait) {
    case 'calls':
      return {
        ru: `Конец хода: если таких на огневой точке не меньше ${trait.at}, туда добавляют ещё ${counted(trait.brings, CARDS)} из свежих сил.`,
        en: `End of turn: with ${trait.at} or more of them at a fire point, put ${trait.brings} more of the fresh forces there.`,
      };
    case 'screened': {
      const { ru, en } = anyOf(pack, trait.by);
      return {
        ru: `Под прикрытием: атаковать нельзя, пока на той же огневой точке есть ${ru}.`,
        en: `Screen: ${en}. Cannot be attacked while the screen is at the same fire point.`,
      };
    }
    case 'pursues':
      return {
        ru: `Преследование: отступление от этого противника даёт только ${signed(trait.bonus)}.`,
        en: `Pursuit: retreating from it gives only ${signed(trait.bonus)}.`,
      };
    case 'drives':
      return {
        ru: 'Начало защиты: если здесь нет подразделений, переезжает на ближайшую огневую точку, где они есть.',
        en: 'Start of defence: with no unit at its fire point it drives to the nearest one that has any.',
      };
    case 'breaks':
      return breaks(trait);
    case 'jams':
      return {
        ru: 'Тратить жетоны укрепления этой огневой точки нельзя.',
        en: 'Fortification tokens of this fire point cannot be spent.',
      };
    case 'last': {
      const { ru, en } = allOf(pack, lastKinds(pack));
      return {
        ru: `Атаковать можно, только когда на огневой точке не осталось противников, кроме таких: ${ru}.`,
        en: `Can be attacked only when no enemies are left at the fire point but these: ${en}.`,
      };
    }
    case 'everywhere':
      return {
        ru: 'Атака прибавляется к атаке на каждое подразделение здесь.',
        en: 'Its attack counts against every unit here.',
      };
    case 'lands':
      return {
        ru: 'Место прибытия — огневая точка, где меньше всего подразделений.',
        en: 'Place of arrival: the fire point with fewest units.',
      };
  }
}

function breaks({ tokens, at }: Extract<Trait, { trait: 'breaks' }>): Localized {
  const list = (language: 'ru' | 'en') =>
    new Intl.ListFormat(language).format(at.map((moment) => MOMENTS[moment][language]));
  const ru = counted(tokens, {
    one: 'жетон укрепления',
    few: 'жетона укрепления',
    many: 'жетонов укрепления',
  });
  const en = countedEn(tokens, 'fortification token', 'fortification tokens');
  return {
    ru: `${upper(list('ru'))} с этой огневой точки снимают ${ru}.`,
    en: `${upper(list('en'))}: remove ${en} from this fire point.`,
  };
}
