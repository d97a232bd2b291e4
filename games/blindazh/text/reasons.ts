import { type Localized, plain, say, type Sentences, type ToldReason } from '@bridgehead/kernel';
import type { Reasons } from '../bot/reasons.ts';

/** Why a move is good, said alike of a bot's own and of one it advises: the sentences behind `Reason.reason`. */
export const REASONS: Sentences<Reasons> = {
  post: plain('Отсюда отряду удобнее начать.', 'The squad starts best from there.'),
  'close-in': ({ enemy }) => ({
    ru: `Противник на клетке ${enemy} опаснее всех.`,
    en: `The enemy at ${enemy} is the most dangerous.`,
  }),
  reposition: ({ cell }) => ({
    ru: `На клетке ${cell} от солдата будет больше толку.`,
    en: `A soldier is of more use at ${cell}.`,
  }),
  retreat: plain(
    'Оставаться нельзя: здесь солдата сомнут.',
    'To stay is no good: a soldier would be overrun here.',
  ),
  'dig-on': ({ left }) => ({
    ru: `Окоп идёт вперёд: до зоны противника останется рядов — ${left}.`,
    en: `The trench goes forward: rows left to the enemy zone after that: ${left}.`,
  }),
  'dig-aside': ({ cell }) => ({
    ru: `С клетки ${cell} удобнее встречать противника.`,
    en: `Cell ${cell} is a better place to meet the enemy.`,
  }),
  trap: ({ enemy }) => ({
    ru: `Заграждение встанет на пути противника с клетки ${enemy}.`,
    en: `The obstacle lies in the way of the enemy at ${enemy}.`,
  }),
  'trap-ahead': plain(
    'Заграждение встанет в полосе, которую не закрывает ни один флаг.',
    'The obstacle lies in a lane that no flag closes.',
  ),
  cover: ({ cell }) => ({
    ru: `С клетки ${cell} простреливается соседняя полоса.`,
    en: `The next lane can be fired into from ${cell}.`,
  }),
  'first-flag': plain('Без флага победы нет.', 'There is no victory without a flag.'),
  flag: plain(
    'Плитки противника, которые выйдут на этот флаг, сразу выбывают.',
    'Enemy tiles that come up at this flag leave the game at once.',
  ),
  attack: ({ odds, shield }) => ({
    ru: `Вероятность попасть — ${odds} %, а прорыв стоил бы штрафных очков: ${shield}.`,
    en: `The chance to hit is ${odds}%, and a breakthrough would cost ${shield}.`,
  }),
  'attack-gun': ({ odds }) => ({
    ru: `Артиллерия ещё не выстрелила; вероятность попасть — ${odds} %.`,
    en: `The artillery has not fired yet; the chance to hit is ${odds}%.`,
  }),
  clear: plain('Этот окоп мешает.', 'That trench is in the way.'),
  take: plain('Граната ещё пригодится.', 'A grenade will be of use later.'),
  throw: ({ enemies }) => ({
    ru: `Под взрыв в среднем попадает плиток противника: ${String(enemies).replace('.', ',')}.`,
    en: `Enemy tiles in the blast, on average: ${enemies}.`,
  }),
  replace: plain('Из этих плиток нужного не построить.', 'These tiles do not build what is needed.'),
  end: plain('Сейчас ничего лучшего нет.', 'There is nothing better to do now.'),
  random: plain('Это ход наугад.', 'A move at random.'),
};

export function reasonText(told: ToldReason): Localized | undefined {
  const sentence = say(REASONS, told);
  const chance = told.figures?.['chance'];
  if (!sentence || chance === undefined) return sentence;
  return {
    ru: `${sentence.ru} Шансы отряда на победу — около ${chance} %.`,
    en: `${sentence.en} The squad’s chances of winning: about ${chance}%.`,
  };
}
