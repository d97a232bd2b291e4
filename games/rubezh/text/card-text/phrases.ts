import { type Localized, pluralEn, pluralRu, type RussianForms } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import type { Kind, NamedWhere, Where, Who } from '../../rules/index.ts';

/** The parts that sentences on cards are put together from. */

export type Kinds = Pick<Pack, 'enemies'>;

/** In the nominative, and followed by a verb in the singular. */
export const WHO_TEXT: Readonly<Record<Who, Localized>> = {
  self: { ru: 'это подразделение', en: 'this unit' },
  'each-here': { ru: 'каждое подразделение здесь', en: 'each unit here' },
  'other-here': { ru: 'другое подразделение здесь', en: 'another unit here' },
  'one-here': { ru: 'одно подразделение здесь по выбору', en: 'one unit of your choice here' },
  checked: { ru: 'оно', en: 'it' },
  each: { ru: 'каждое подразделение', en: 'each unit' },
  one: { ru: 'одно подразделение по выбору', en: 'one unit of your choice' },
};

/** Where something is, comes to, or is taken from. */
export interface Places {
  readonly at: Localized;
  readonly to: Localized;
  readonly off: Localized;
}

const HERE: Places = {
  at: { ru: 'здесь', en: 'here' },
  to: { ru: 'сюда', en: 'here' },
  off: { ru: 'отсюда', en: 'from here' },
};

const EVERY: Readonly<Partial<Record<NamedWhere, Localized>>> = {
  each: { ru: '', en: '' },
  manned: { ru: ' с подразделениями', en: ' with units' },
  unmanned: { ru: ' без подразделений', en: ' without units' },
};

/** A clause within a sentence ends with a comma; `tidy` takes it away where the sentence does. */
const ONE: Readonly<Partial<Record<NamedWhere, Localized>>> = {
  one: { ru: ' по выбору', en: ' of your choice' },
  'one-manned': { ru: ' по выбору, где есть подразделения,', en: ' of your choice that has units' },
  'most-tokens': { ru: ', где больше всего жетонов,', en: ' with the most tokens' },
  'most-enemies': { ru: ', где больше всего противников,', en: ' with the most enemies' },
  'fewest-enemies': { ru: ', где меньше всего противников,', en: ' with fewest enemies' },
  'most-units': { ru: ', где больше всего подразделений,', en: ' with the most units' },
  'fewest-units': { ru: ', где меньше всего подразделений,', en: ' with fewest units' },
};

export function placesOf(where: Where): Places {
  if (where === 'here') return HERE;
  if (typeof where === 'number') return onePoint({ ru: ` ${where}`, en: ` ${where}` }, '');
  const every = EVERY[where];
  return every ? everyPoint(every) : onePoint(ONE[where] as Localized, isChosenPoint(where) ? 'a ' : 'the ');
}

function isChosenPoint(where: Where): boolean {
  return where === 'one' || where === 'one-manned';
}

function everyPoint({ ru, en }: Localized): Places {
  return {
    at: { ru: `на каждой огневой точке${ru}`, en: `at each fire point${en}` },
    to: { ru: `на каждую огневую точку${ru}`, en: `to each fire point${en}` },
    off: { ru: `с каждой огневой точки${ru}`, en: `from each fire point${en}` },
  };
}

function onePoint({ ru, en }: Localized, article: string): Places {
  return {
    at: { ru: `на огневой точке${ru}`, en: `at ${article}fire point${en}` },
    to: { ru: `на огневую точку${ru}`, en: `to ${article}fire point${en}` },
    off: { ru: `с огневой точки${ru}`, en: `from ${article}fire point${en}` },
  };
}

/** Where a condition looks for the largest number. */
export function somewhere(where: Where): Localized {
  const every = typeof where === 'number' ? undefined : EVERY[where];
  if (!every) return placesOf(where).at;
  return { ru: `на одной из огневых точек${every.ru}`, en: `at a fire point${every.en}` };
}

/** `+2`, `−1`. */
export function signed(bonus: number): string {
  return bonus < 0 ? `−${-bonus}` : `+${bonus}`;
}

const GENITIVE = ['', 'одного', 'двух', 'трёх', 'четырёх', 'пяти', 'шести'];

/** `двух противников`: the genitive of a count, and the accusative of anything alive. */
export function ofEnemies(count: number): string {
  return `${GENITIVE[count] ?? count} ${count === 1 ? 'противника' : 'противников'}`;
}

export function enemiesEn(count: number): string {
  return `${count === 1 ? 'one' : count} ${pluralEn(count, 'enemy', 'enemies')}`;
}

/** `карту`, `2 карты`, `5 карт`: a single thing needs no number. */
export function counted(count: number, forms: RussianForms): string {
  return count === 1 ? forms.one : `${count} ${pluralRu(count, forms)}`;
}

/** `a skill card`, `2 skill cards`. */
export function countedEn(count: number, one: string, other: string): string {
  return count === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${count} ${other}`;
}

/** `бронеавтомобиль, мотопехота или танки`. */
export function anyOf(pack: Kinds, kinds: readonly Kind[]): Localized {
  return listed(pack, kinds, 'disjunction');
}

/** `авиация, парашютисты и танки`. */
export function allOf(pack: Kinds, kinds: readonly Kind[]): Localized {
  return listed(pack, kinds, 'conjunction');
}

function listed(pack: Kinds, kinds: readonly Kind[], type: Intl.ListFormatType): Localized {
  const titles = kinds.map((kind) => pack.enemies.find(({ id }) => id === kind)?.title as Localized);
  return {
    ru: new Intl.ListFormat('ru', { type }).format(titles.map(({ ru }) => ru)),
    en: new Intl.ListFormat('en-GB', { type }).format(titles.map(({ en }) => en)),
  };
}

/** RUB-5.6: who can be attacked only when nobody else is left. */
export function lastKinds({ enemies }: Kinds): readonly Kind[] {
  return enemies.filter(({ traits }) => traits.some(({ trait }) => trait === 'last')).map(({ id }) => id);
}

/** Sentences, one after another. */
export function inTurn(sentences: readonly Localized[]): Localized {
  return tidy({
    ru: sentences.map(({ ru }) => ru).join(' '),
    en: sentences.map(({ en }) => en).join(' '),
  });
}

function tidy({ ru, en }: Localized): Localized {
  return { ru: ru.replace(/,(?=[.:;])/g, ''), en };
}

type Words = readonly (readonly [here: string, elsewhere: string])[];

const AFAR: Words = [
  ['отсюда', 'оттуда'],
  ['сюда', 'туда'],
  ['Сюда', 'Туда'],
  ['здесь', 'там'],
];

/** Where somebody may leave for another point, “there” could be either. */
const FORMER: Words = [['Сюда', 'На прежнюю'], ...AFAR];

/** The same of a place that is elsewhere: an event lies at no fire point, so it says “there”. */
export function fromAfar({ ru, en }: Localized): Localized {
  const mayLeave = en.includes('another fire point');
  return {
    ru: inPlaceOf(mayLeave ? FORMER : AFAR, ru),
    en: (mayLeave ? en.replaceAll('arrive here', 'arrive at the former one') : en).replaceAll(
      /\bhere\b/g,
      'there',
    ),
  };
}

const THEIRS: Words = [
  ['отсюда', 'с его огневой точки'],
  ['сюда', 'на его огневую точку'],
  ['Сюда', 'На его огневую точку'],
  ['здесь', 'на его огневой точке'],
];

/** The same of where a unit stands whom somebody has named before. */
export function whereItStands({ ru, en }: Localized): Localized {
  return {
    ru: inPlaceOf(THEIRS, ru),
    en: en.replaceAll('from here', 'from its fire point').replaceAll(/\bhere\b/g, 'at its fire point'),
  };
}

function inPlaceOf(words: Words, text: string): string {
  return words.reduce((told, [here, elsewhere]) => told.replaceAll(here, elsewhere), text);
}

/** A capital letter in front, a full stop behind. */
export function sentence({ ru, en }: Localized): Localized {
  return tidy({ ru: `${upper(ru)}.`, en: `${upper(en)}.` });
}

export function upper(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
