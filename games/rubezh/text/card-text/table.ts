import type { Localized } from '@bridgehead/kernel';
import type { Effect } from '../../rules/index.ts';
import { counted, countedEn, placesOf, sentence, signed, upper } from './phrases.ts';

type Doing<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

/** Tokens, decks and arrivals, and a check that is being resolved. */

const TOKENS = { one: 'жетон укрепления', few: 'жетона укрепления', many: 'жетонов укрепления' };
const CARDS = { one: 'карту', few: 'карты', many: 'карт' };

export function fortifyText({ tokens, where }: Doing<'fortify'>): Localized {
  const size = Math.abs(tokens);
  const what = counted(size, TOKENS);
  const whatEn = countedEn(size, 'fortification token', 'fortification tokens');
  const { at, to, off } = placesOf(where);
  const said = (verb: string, place: string) =>
    where === 'here' ? `${verb} ${place} ${what}` : `${verb} ${what} ${place}`;
  return tokens < 0
    ? sentence({ ru: said('снимите', off.ru), en: `remove ${whatEn} ${off.en}` })
    : sentence({ ru: said('положите', to.ru), en: `put ${whatEn} ${at.en}` });
}

export function rerollText({ bonus }: Doing<'reroll'>): Localized {
  const [ru, en] = bonus === 0 ? ['', ''] : [` с бонусом ${signed(bonus)}`, ` with ${signed(bonus)}`];
  return {
    ru: `Перебросьте кубик проверки${ru}; засчитывается лучший результат.`,
    en: `The check is rolled again${en}; the better result stands.`,
  };
}

export const SAVE: Localized = {
  ru: 'Вместо гибели оно переходит на другую огневую точку и начинает следующий ход без очка действия.',
  en: 'Instead of being destroyed it moves to another fire point and starts the next turn without an action point.',
};

const DECKS: Readonly<Record<Doing<'look'>['deck'], Localized>> = {
  events: { ru: 'колоды событий', en: 'of the event deck' },
  fresh: { ru: 'свежих сил', en: 'of the fresh forces' },
};

export function lookText({ deck, count, bottom }: Doing<'look'>): Localized {
  const { ru, en } = DECKS[deck];
  const top = counted(count, { one: 'верхнюю карту', few: 'верхние карты', many: 'верхних карт' });
  const topEn = count === 1 ? 'card' : `${count} cards`;
  const seen = { ru: `Посмотрите ${top} ${ru}`, en: `Look at the top ${topEn} ${en}` };
  if (count === 1) {
    return bottom === 0
      ? sentence(seen)
      : { ru: `${seen.ru} и положите её под низ.`, en: `${seen.en} and put it at the bottom.` };
  }
  if (bottom === 0) {
    return {
      ru: `${seen.ru} и верните их в любом порядке.`,
      en: `${seen.en} and put them back in any order.`,
    };
  }
  if (bottom === count) {
    return {
      ru: `${seen.ru} и положите их под низ в любом порядке.`,
      en: `${seen.en} and put them at the bottom in any order.`,
    };
  }
  const rest =
    count - bottom === 1
      ? { ru: 'оставшуюся верните наверх', en: 'the one left back on top' }
      : { ru: 'остальные верните в любом порядке', en: 'the rest back in any order' };
  return {
    ru: `${seen.ru}: ${bottom === 1 ? 'одну' : bottom} из них положите под низ, ${rest.ru}.`,
    en: `${seen.en}: put ${bottom === 1 ? 'one' : bottom} of them at the bottom, ${rest.en}.`,
  };
}

export function arriveText({ count, where }: Doing<'arrive'>): Localized {
  const { to, at } = placesOf(where);
  const cards = { one: 'карта', few: 'карты', many: 'карт' };
  return {
    ru: `${upper(to.ru)} прибывает подкрепление противника: ${count === 1 ? '1 карта' : counted(count, cards)}.`,
    en: `Enemy reinforcements arrive ${at.en}: ${count} ${count === 1 ? 'card' : 'cards'}.`,
  };
}

export function withholdText({ count, where }: Doing<'withhold'>): Localized {
  const { to, at } = placesOf(where);
  return {
    ru: `В этот ход ${to.ru} прибывает на ${count === 1 ? 'одну ' : ''}${counted(count, CARDS)} меньше, чем указано в событии.`,
    en: `This turn ${count === 1 ? 'one card fewer' : `${count} cards fewer`} than the event says ${count === 1 ? 'arrives' : 'arrive'} ${at.en}.`,
  };
}

export function retreatText({ bonus }: Doing<'retreat'>): Localized {
  const size = Math.abs(bonus);
  return {
    ru: `Бонус за отступление в этот ход на ${size} ${bonus < 0 ? 'меньше' : 'больше'}.`,
    en: `This turn the bonus for retreating is ${size} ${bonus < 0 ? 'less' : 'more'}.`,
  };
}
