import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import { type Card, effectOf, type SpecialEffect } from '../rules/cards.ts';
import type { Colour } from '../rules/teams.ts';

/** What the three colours are called: a side in the plural, and its chip. */
const SIDES: readonly Localized[] = [
  { ru: 'Красные', en: 'Red' },
  { ru: 'Золотые', en: 'Gold' },
  { ru: 'Синие', en: 'Blue' },
];

const VICTORIES: readonly Localized[] = [
  { ru: 'Победа красных', en: 'Victory for Red' },
  { ru: 'Победа золотых', en: 'Victory for Gold' },
  { ru: 'Победа синих', en: 'Victory for Blue' },
];

const CHIPS: readonly Localized[] = [
  { ru: 'красную фишку', en: 'a red chip' },
  { ru: 'золотую фишку', en: 'a gold chip' },
  { ru: 'синюю фишку', en: 'a blue chip' },
];

const SPECIAL_NAMES: Readonly<Record<SpecialEffect, Localized>> = {
  place: { ru: '+1', en: '+1' },
  remove: { ru: '−1', en: '−1' },
  replace: { ru: '−1/+1', en: '−1/+1' },
};

export function sideName(colour: Colour): Localized {
  return SIDES[colour] as Localized;
}

/** How a game that was won is called, wherever it is. */
export function victoryOf(colour: Colour): Localized {
  return VICTORIES[colour] as Localized;
}

/** In the accusative: somebody places or removes it. */
export function chipName(colour: Colour): Localized {
  return CHIPS[colour] as Localized;
}

export function cardTitle(pack: Pack, card: Card): Localized {
  const effect = effectOf(card);
  return effect === 'event' ? (pack.events[card]?.title as Localized) : SPECIAL_NAMES[effect];
}

/** Quotation marks of each language, those inside turned into the inner pair: «Конвой „Дервиш“», “The ‘Dervish’ convoy”. */
export function quoted({ ru, en }: Localized): Localized {
  const innerRu = ru.replaceAll('«', '„').replaceAll('»', '“');
  const innerEn = en.replaceAll('“', '‘').replaceAll('”', '’');
  return { ru: `«${innerRu}»`, en: `“${innerEn}”` };
}
