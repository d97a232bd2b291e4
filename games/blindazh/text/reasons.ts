import { type Localized, plain, say, type Sentences, type ToldReason } from '@bridgehead/kernel';
import type { Reasons } from '../bot/reasons.ts';
import { points } from './names.ts';

/** Why a move is good, said alike of a bot's own and of one it advises: the sentences behind `Reason.reason`. */
export const REASONS: Sentences<Reasons> = {
  post: plain('Отсюда отряду удобнее начать.', 'The squad starts best from there.'),
  'walk-to-attack': ({ enemy, odds }) => ({
    ru: `Оттуда можно стрелять по противнику на клетке ${enemy}: вероятность попасть — ${odds}\u00a0%.`,
    en: `The enemy at ${enemy} can be shot at from there: the chance to hit is ${odds}%.`,
  }),
  'walk-to-throw': ({ enemies }) => ({
    ru: `Оттуда граната накроет в среднем плиток противника: ${decimal(enemies)}.`,
    en: `Enemy tiles that a grenade hits from there, on average: ${enemies}.`,
  }),
  'close-in': ({ enemy }) => ({
    ru: `Оттуда ближе к противнику на клетке ${enemy}.`,
    en: `It is nearer to the enemy at ${enemy}.`,
  }),
  reposition: ({ cell }) => ({
    ru: `На клетке ${cell} от солдата будет больше толку.`,
    en: `A soldier is of more use at ${cell}.`,
  }),
  retreat: plain(
    'Оставаться нельзя: противник войдёт на эту клетку, а это штрафное очко.',
    'To stay is no good: the enemy enters this cell next, at a penalty point.',
  ),
  'dig-on': ({ left }) =>
    left === 0
      ? { ru: 'Отсюда можно будет поставить флаг.', en: 'A flag can be planted from there.' }
      : {
          ru: `Окоп идёт вперёд: до зоны противника останется прорыть клеток: ${left}.`,
          en: `The trench goes forward: cells left to dig before the enemy zone: ${left}.`,
        },
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
    ru: `Вероятность попасть — ${odds}\u00a0%, а прорыв обойдётся в ${points(shield).ru}.`,
    en: `The chance to hit is ${odds}%, and a breakthrough would cost ${points(shield).en}.`,
  }),
  'attack-or-lose': ({ odds }) => ({
    ru: `Без выстрела — поражение в этом же раунде; вероятность попасть — ${odds}\u00a0%.`,
    en: `Without a shot this round loses the game; the chance to hit is ${odds}%.`,
  }),
  'attack-gun': ({ odds }) => ({
    ru: `Артиллерия ещё не выстрелила; вероятность попасть — ${odds}\u00a0%.`,
    en: `The artillery has not fired yet; the chance to hit is ${odds}%.`,
  }),
  clear: plain('Этот окоп мешает.', 'That trench is in the way.'),
  take: plain('Граната ещё пригодится.', 'A grenade will be of use later.'),
  throw: ({ enemies }) => ({
    ru: `Под взрыв в среднем попадает плиток противника: ${decimal(enemies)}.`,
    en: `Enemy tiles in the blast, on average: ${enemies}.`,
  }),
  replace: plain(
    'Полезнее дела рядом нет: пусть придут новые плитки.',
    'There is nothing better to do nearby: let new tiles come.',
  ),
  end: plain('Сейчас ничего лучшего нет.', 'There is nothing better to do now.'),
  random: plain('Это ход наугад.', 'A move at random.'),
};

function decimal(amount: number): string {
  return String(amount).replace('.', ',');
}

export function reasonText(told: ToldReason): Localized | undefined {
  const sentence = say(REASONS, told);
  const chance = told.figures?.['chance'];
  if (!sentence || chance === undefined) return sentence;
  return {
    ru: `${sentence.ru} Шансы отряда на победу — около ${chance}\u00a0%.`,
    en: `${sentence.en} The squad’s chances of winning: about ${chance}%.`,
  };
}
