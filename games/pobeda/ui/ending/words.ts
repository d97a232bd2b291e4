import { type Language, pluralEn, pluralRu } from '@bridgehead/kernel';

const ru = {
  draw: 'Ничья',
  sides: ['Красные', 'Золотые', 'Синие'],
  corner: 'Угол',
  opening: (event: string, name: string) => `Первый ход: ${name}, карта ${event}.`,
  noOpening: 'Ни одной карты сыграть не успели.',
  fourth: (turn: number, event: string) =>
    `Перелом — ход ${turn}: событие ${event} стало четвёртым в линии, и разорвать её уже не удалось.`,
  lead: (turn: number, side: string) =>
    `Перелом — ход ${turn}: ${side} проводят линию, выходят вперёд и больше не уступают.`,
  nearest: (side: string, count: number, ends: string) =>
    `Ближе всех к линии были ${side.toLowerCase()}: ${count} ${pluralRu(count, { one: 'фишка', few: 'фишки', many: 'фишек' })} из шести, ${ends}.`,
  noneNear: 'Ни одной стороне не дали собрать и четырёх фишек будущей линии.',
  score: (sides: string) => `Линии победы: ${sides}.`,
  scoreOf: (side: string, lines: number) => `${side} — ${lines}`,
  closing: (turn: number, event: string, name: string) =>
    `Развязка — ход ${turn}: ${name} замыкает линию, последним встаёт событие ${event}.`,
  cardsOut: (turn: number) => `Карты кончились на ходу ${turn}.`,
  stopped: (turn: number) => `Партию прекратили после хода ${turn}.`,
  line: (ends: string) => `Линия ${ends} прошла через события:`,
  figures: {
    turns: (count: number) =>
      pluralRu(count, { one: 'ход сыгран', few: 'хода сыграно', many: 'ходов сыграно' }),
    events: (count: number) =>
      `${pluralRu(count, { one: 'событие', few: 'события', many: 'событий' })} из 140`,
    removed: (count: number) =>
      pluralRu(count, { one: 'фишка снята', few: 'фишки снято', many: 'фишек снято' }),
    lines: (sides: string) => `линии (${sides})`,
  },
};

const en: typeof ru = {
  draw: 'A draw',
  sides: ['Red', 'Gold', 'Blue'],
  corner: 'Corner',
  opening: (event, name) => `The first turn: ${name} with ${event}.`,
  noOpening: 'Not a single card was played.',
  fourth: (turn, event) =>
    `It turned on turn ${turn}: ${event} was the fourth event in the line, and nobody could break it any more.`,
  lead: (turn, side) => `It turned on turn ${turn}: ${side} took a line and the lead, for good.`,
  nearest: (side, count, ends) => `${side} came nearest to a line: ${count} of its six chips, ${ends}.`,
  noneNear: 'Nobody was let to gather even four chips of a line.',
  score: (sides) => `Lines of victory: ${sides}.`,
  scoreOf: (side, lines) => `${side} ${lines}`,
  closing: (turn, event, name) => `It closed on turn ${turn}: ${name} completed the line with ${event}.`,
  cardsOut: (turn) => `The cards ran out on turn ${turn}.`,
  stopped: (turn) => `The game was stopped after turn ${turn}.`,
  line: (ends) => `The line ${ends} ran through these events:`,
  figures: {
    turns: (count) => pluralEn(count, 'turn played', 'turns played'),
    events: (count) => `${pluralEn(count, 'event', 'events')} of 140`,
    removed: (count) => pluralEn(count, 'chip removed', 'chips removed'),
    lines: (sides) => `lines (${sides})`,
  },
};

export type EndingWords = typeof ru;

/** What is said when the game is over. */
export const WORDS: Readonly<Record<Language, EndingWords>> = { ru, en };
