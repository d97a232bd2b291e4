import { type Localized, pluralEn } from '@bridgehead/kernel';
import type { Condition } from '../../rules/index.ts';
import { anyOf, type Kinds, somewhere } from './phrases.ts';

interface Noun {
  readonly ru: readonly [atLeastOne: string, ofOne: string, ofMany: string];
  readonly en: readonly [one: string, many: string];
}

const ENEMIES: Noun = {
  ru: ['хотя бы один противник', 'одного противника', 'противников'],
  en: ['enemy', 'enemies'],
};
const UNITS: Noun = {
  ru: ['хотя бы одно подразделение', 'одного подразделения', 'подразделений'],
  en: ['unit', 'units'],
};
const TOKENS: Noun = {
  ru: ['хотя бы один жетон укрепления', 'одного жетона укрепления', 'жетонов укрепления'],
  en: ['fortification token', 'fortification tokens'],
};
const POINTS: Noun = {
  ru: ['хотя бы одна огневая точка', 'одной огневой точки', 'огневых точек'],
  en: ['fire point', 'fire points'],
};

/** A condition within a sentence: «захвачена хотя бы одна огневая точка». */
export function conditionText(condition: Condition, pack: Kinds): Localized {
  switch (condition.count) {
    case 'enemies':
      return standing(condition, ENEMIES, pack);
    case 'units':
      return standing(condition, UNITS, pack);
    case 'tokens':
      return standing(condition, TOKENS, pack);
    case 'lost-units':
      return suffered(condition, UNITS, { ru: ['уничтожено', 'уничтожено'], en: 'destroyed' });
    case 'captured':
      return suffered(condition, POINTS, { ru: ['захвачена', 'захвачено'], en: 'captured' });
    case 'fallen':
      return suffered(condition, ENEMIES, { ru: ['уничтожен', 'уничтожено'], en: 'destroyed' });
    case 'full-points':
      return ground(condition, {
        ru: 'с полным числом жетонов укрепления',
        en: 'with the full number of fortification tokens',
      });
    case 'clear-in-a-row':
      return ground(condition, { ru: 'подряд без противников', en: 'in a row without enemies' });
  }
}

function standing(condition: Condition, noun: Noun, pack: Kinds): Localized {
  const where = somewhere(condition.where ?? 'each');
  const kinds = condition.kinds && anyOf(pack, condition.kinds);
  const much = amount(condition, noun);
  const ofKind = much.isOne ? `есть ${kinds?.ru}` : `${much.ru} (${kinds?.ru})`;
  return {
    ru: `${where.ru} ${kinds ? ofKind : much.ru}`,
    en: `there ${much.isOne ? 'is' : 'are'} ${much.en}${kinds ? ` (${kinds.en})` : ''} ${where.en}`,
  };
}

/** The Russian verb agrees with one that it happened to. */
interface Verb {
  readonly ru: readonly [ofOne: string, ofMany: string];
  readonly en: string;
}

function suffered(condition: Condition, noun: Noun, { ru, en }: Verb): Localized {
  const much = amount(condition, noun);
  return {
    ru: `${much.isOne ? ru[0] : ru[1]} ${much.ru}`,
    en: `${much.en} ${much.isOne ? 'has' : 'have'} been ${en}`,
  };
}

function ground(condition: Condition, tail: Localized): Localized {
  const much = amount(condition, POINTS);
  return { ru: `${much.ru} ${tail.ru}`, en: `there ${much.isOne ? 'is' : 'are'} ${much.en} ${tail.en}` };
}

interface Amount extends Localized {
  readonly isOne: boolean;
}

function amount({ atLeast = 0, atMost }: Condition, noun: Noun): Amount {
  const [atLeastOne, ofOne, ofMany] = noun.ru;
  const many = (count: number) => `${count} ${pluralEn(count, noun.en[0], noun.en[1])}`;
  const isOne = false;
  if (atMost === 0) return { ru: `нет ${ofMany}`, en: `no ${noun.en[1]}`, isOne };
  if (atMost === undefined) {
    return atLeast === 1
      ? { ru: atLeastOne, en: `at least one ${noun.en[0]}`, isOne: true }
      : { ru: `не меньше ${atLeast} ${ofMany}`, en: `at least ${many(atLeast)}`, isOne };
  }
  return atLeast > 0
    ? { ru: `от ${atLeast} до ${atMost} ${ofMany}`, en: `${atLeast} to ${many(atMost)}`, isOne }
    : {
        ru: `не больше ${atMost === 1 ? ofOne : `${atMost} ${ofMany}`}`,
        en: `at most ${many(atMost)}`,
        isOne,
      };
}
