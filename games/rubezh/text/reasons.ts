import { type Localized, plain, say, type Sentences, type ToldReason } from '@bridgehead/kernel';
import type { Reasons } from '../bot/reasons.ts';
import type { Pack } from '../content/pack.ts';
import { unitName } from './names.ts';

/** Why a move is good, said alike of a bot's own and of one it advises: the sentences behind `Reason.reason`. */
export const REASONS: Sentences<Reasons, [Pack]> = {
  take: plain('Каждому подразделению нужен командир.', 'Every unit needs a commander.'),
  post: ({ point }) => ({
    ru: `У огневой точки ${point} от подразделения сейчас больше всего толку.`,
    en: `The unit is of most use at point ${point}.`,
  }),
  attack: ({ kind, odds }, pack) => {
    const title = pack.enemies.find(({ id }) => id === kind)?.title ?? { ru: 'противник', en: 'enemy' };
    return {
      ru: `Лучшая цель — ${title.ru}: вероятность уничтожить ${odds} %.`,
      en: `Best target: ${title.en}. The chance to destroy it is ${odds}%.`,
    };
  },
  play: plain('Сейчас эта карта помогает больше других.', 'This card helps most just now.'),
  go: ({ point }) => ({
    ru: `У огневой точки ${point} это подразделение нужнее.`,
    en: `The unit is needed more at point ${point}.`,
  }),
  'go-empty': ({ point }) => ({
    ru: `У огневой точки ${point} противник, а защитников нет: её могут захватить.`,
    en: `Enemies stand at point ${point} and nobody defends it: it may be captured.`,
  }),
  'fall-back': ({ point }) => ({
    ru: `У огневой точки ${point} противников меньше.`,
    en: `There are fewer enemies at point ${point}.`,
  }),
  cycle: plain(
    'Сейчас эта карта не нужна: лучше взять другую.',
    'The card is of no use now: better to draw another.',
  ),
  done: plain('Лучше действий на этот ход нет.', 'There is nothing better to do this turn.'),
  task: plain(
    'Задание выполнено, и сейчас оно нужнее всего.',
    'The task is met, and now is the time for it.',
  ),
  window: plain('Ответ тайный, пока не ответят все.', 'The answer is secret until everybody has given one.'),
  react: plain('Карта меняет исход в нужный момент.', 'The card changes what is about to happen.'),
  reroll: ({ odds }) => ({
    ru: `Повторный бросок спасает с вероятностью ${odds} %.`,
    en: `The chance that another roll saves the unit is ${odds}%.`,
  }),
  token: ({ odds }) => ({
    ru: `Жетон — ещё один бросок: вероятность устоять ${odds} %.`,
    en: `A token is another roll: the chance to hold is ${odds}%.`,
  }),
  keep: plain('Карту лучше приберечь.', 'The card is better kept.'),
  share: ({ unit, odds }, pack) => {
    const { ru, en } = unitName(pack, unit - 1);
    return {
      ru: `Труднее всех придётся одному подразделению: ${ru}. Вероятность уцелеть — ${odds} %.`,
      en: `The unit in most danger is then ${en}, with a chance of ${odds}% to survive.`,
    };
  },
  agree: plain('Так и надо распределить.', 'That is how to divide them.'),
  stand: ({ odds }) => ({
    ru: `Вероятность устоять — ${odds} %, и огневая точка останется за нами.`,
    en: `The chance to hold is ${odds}%, and the fire point stays ours.`,
  }),
  retreat: ({ stand, leave }) => ({
    ru: `Устоять — ${stand} %, отойти — ${leave} %: подразделение важнее.`,
    en: `To hold: ${stand}%, to get away: ${leave}%. The unit matters more.`,
  }),
  choose: plain('Это лучшее из того, что можно выбрать.', 'It is the best of what may be chosen.'),
  random: plain('Это ход наугад.', 'A move at random.'),
};

export function reasonText(told: ToldReason, pack: Pack): Localized | undefined {
  const sentence = say(REASONS, told, pack);
  const chance = told.figures?.['chance'];
  if (!sentence || chance === undefined) return sentence;
  return {
    ru: `${sentence.ru} Шансы отстоять рубеж — около ${chance} %.`,
    en: `${sentence.en} The chances to hold the line: about ${chance}%.`,
  };
}
