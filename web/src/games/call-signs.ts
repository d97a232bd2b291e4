import type { Language, Localized, SeatLabel } from '@bridgehead/kernel';

/** What bots are called, as field telephones were. */
const SIGNS: readonly Localized[] = [
  { ru: 'Берёза', en: 'Birch' },
  { ru: 'Клён', en: 'Maple' },
  { ru: 'Рябина', en: 'Rowan' },
  { ru: 'Вяз', en: 'Elm' },
  { ru: 'Ива', en: 'Willow' },
  { ru: 'Дуб', en: 'Oak' },
  { ru: 'Липа', en: 'Linden' },
  { ru: 'Ясень', en: 'Ash' },
  { ru: 'Осина', en: 'Aspen' },
  { ru: 'Сосна', en: 'Pine' },
  { ru: 'Тополь', en: 'Poplar' },
  { ru: 'Ель', en: 'Spruce' },
];

export type Called = Pick<SeatLabel, 'kind' | 'name'>;

/** A bot under a call sign is called in the language of whoever reads; people are called as they call themselves. */
export function calledIn(language: Language, { kind, name }: Called): string {
  return kind === 'bot' ? (signOf(name)?.[language] ?? name) : name;
}

/** One that nobody at the table bears, in either language. */
export function freeSign(language: Language, taken: readonly string[]): string {
  const free = SIGNS.find(({ ru, en }) => !taken.includes(ru) && !taken.includes(en));
  return free?.[language] ?? `${SIGNS[0]?.[language]} ${taken.length + 1}`;
}

/** For a guest who has not said what they are called. `chance` lies between 0 and 1. */
export function anySign(language: Language, chance: number): string {
  return SIGNS[Math.floor(chance * SIGNS.length)]?.[language] ?? '';
}

/** With more bots than signs some are numbered. */
function signOf(name: string): Localized | undefined {
  const [, sign, number = ''] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  const found = SIGNS.find(({ ru, en }) => ru === sign || en === sign);
  return found && { ru: found.ru + number, en: found.en + number };
}
