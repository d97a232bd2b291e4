import { pluralEn, pluralRu } from '@bridgehead/kernel';
import { say, type Text } from '../language.ts';
import type { Estimate, Share } from './statistics.ts';

export const language = say({ ru: 'ru', en: 'en' });

const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });

const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export function playersText(players: number): string {
  return say({
    ru: `${players} ${pluralRu(players, { one: 'игрок', few: 'игрока', many: 'игроков' })}`,
    en: `${players} ${pluralEn(players, 'player', 'players')}`,
  });
}

export const percent = (value: number) => share.format(value);
/** A difference of two shares. */
export const points = (value: number) => signed.format(100 * value);
export const amount = (value: number) => (value < 10 ? exact : number).format(value);

export const interval = ({ low, high }: Estimate, format: (value: number) => string) =>
  `${format(low)} … ${format(high)}`;

export const countOf = ({ count, of }: Share) => say({ ru: `${count} из ${of}`, en: `${count} of ${of}` });

export const WORDS = {
  title: { ru: 'Отчёт о балансе', en: 'Balance report' },
  won: { ru: 'Доля выигранных партий', en: 'Share of games won' },
  decided: { ru: 'Доля партий с победителем', en: 'Share of games with a winner' },
  outcomes: { ru: 'Чем кончаются партии', en: 'How games end' },
  endings: { ru: 'Из-за чего кончаются партии', en: 'What ends them' },
  places: { ru: 'Кто выигрывает: по очерёдности хода', en: 'Who wins, by turn order' },
  moves: { ru: 'Длина в ходах', en: 'Length in moves' },
  tables: { ru: 'Все столы', en: 'Every table' },
  defaults: { ru: 'по умолчанию', en: 'defaults' },
  players: { ru: 'Игроки', en: 'Players' },
  options: { ru: 'Настройки', en: 'Options' },
  series: { ru: 'Что', en: 'What' },
  figure: { ru: 'Значение', en: 'Figure' },
  interval: { ru: 'Пределы (95\u00a0%)', en: 'Range (95%)' },
  games: { ru: 'Партии', en: 'Games' },
  count: { ru: 'Случаев', en: 'Times' },
  value: { ru: 'Число', en: 'Number' },
  perGame: { ru: 'в среднем за партию', en: 'on average in a game' },
  mean: { ru: 'среднее', en: 'mean' },
  spread: { ru: 'сколько раз встретилось', en: 'how often it came up' },
  worth: { ru: 'Насколько реже выигрывают без этого', en: 'How much less is won without it' },
  wonWith: { ru: 'Выиграно с этим', en: 'Won with it' },
  wonWithout: { ru: 'Выиграно без этого', en: 'Won without it' },
  verdict: { ru: 'Вывод', en: 'Verdict' },
  none: { ru: 'Ни разу.', en: 'Never.' },
} as const satisfies Record<string, Text>;
