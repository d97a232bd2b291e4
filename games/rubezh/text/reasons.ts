import { type Localized, plain, say, type Sentences, type ToldReason } from '@bridgehead/kernel';
import type { Reasons } from '../bot/reasons.ts';
import type { Pack } from '../content/pack.ts';
import { unitName } from './names.ts';

/** No roll is enough, whichever way the unit goes. */
const HOPELESS = {
  ru: 'Бросок здесь не поможет: подразделение спасёт только карта.',
  en: 'No roll will do here: only a card can save the unit.',
};

const EVEN = 50;
const GOOD_TARGET = ['Хорошая цель', 'A good target'];
const LONG_SHOT = ['Стоит попробовать, цель', 'Worth a try'];

/** Why a move is good, said alike of a bot's own and of one it advises: the sentences behind `Reason.reason`. */
export const REASONS: Sentences<Reasons, [Pack]> = {
  take: plain('Каждому подразделению нужен командир.', 'Every unit needs a commander.'),
  post: ({ point }) => ({
    ru: `Больше всего пользы подразделение принесёт на огневой точке ${point}.`,
    en: `The unit is of most use at point ${point}.`,
  }),
  attack: ({ kind, odds }, pack) => {
    const title = pack.enemies.find(({ id }) => id === kind)?.title ?? { ru: 'противник', en: 'enemy' };
    const [ru, en] = odds < EVEN ? LONG_SHOT : GOOD_TARGET;
    return {
      ru: `${ru} — ${title.ru}: вероятность уничтожить ${odds}\u00a0%.`,
      en: `${en}: ${title.en}. The chance of destroying it is ${odds}%.`,
    };
  },
  play: plain('Сейчас эта карта помогает больше других.', 'This card helps most just now.'),
  go: ({ point }) => ({
    ru: `Это подразделение нужнее на огневой точке ${point}.`,
    en: `The unit is needed more at point ${point}.`,
  }),
  'go-empty': ({ point }) => ({
    ru: `На огневой точке ${point} противник, а защитников нет: её могут захватить.`,
    en: `Enemies stand at point ${point} and nobody defends it: it may be captured.`,
  }),
  'fall-back': ({ point }) => ({
    ru: `На огневой точке ${point} противников меньше.`,
    en: `There are fewer enemies at point ${point}.`,
  }),
  'go-clear': ({ point }) => ({
    ru: `На огневой точке ${point} противника нет.`,
    en: `There are no enemies at point ${point}.`,
  }),
  cycle: plain(
    'Сейчас эта карта не нужна: лучше взять другую.',
    'The card is of no use now: better to draw another.',
  ),
  done: plain('Ничего полезнее в этот ход уже не сделать.', 'There is nothing better to do this turn.'),
  task: plain(
    'Задание выполнено, и сейчас оно нужнее всего.',
    'The task is met, and now is the time for it.',
  ),
  window: plain(
    'Отвечают тайно, поэтому и доводов не раскрывают.',
    'Answers are given in secret, and so are the reasons for them.',
  ),
  react: plain('Карта меняет исход в нужный момент.', 'The card changes what is about to happen.'),
  reroll: ({ odds }) => ({
    ru: `Повторный бросок спасает с вероятностью ${odds}\u00a0%.`,
    en: `The chance that another roll saves the unit is ${odds}%.`,
  }),
  token: ({ odds }) => ({
    ru: `Жетон — ещё один бросок: вероятность устоять ${odds}\u00a0%.`,
    en: `A token is another roll: the chance of holding is ${odds}%.`,
  }),
  keep: plain(
    'Сейчас лучше приберечь: дальше пригодится больше.',
    'Better kept: it will be worth more later.',
  ),
  share: ({ unit, odds }, pack) => {
    if (odds === 100) {
      return {
        ru: 'Так почти наверняка уцелеют все: каждый нападающий достаётся тому, кто выстоит или отойдёт.',
        en: 'Almost certainly nobody is lost: every attacker meets a unit that can hold or get away.',
      };
    }
    const { ru, en } = unitName(pack, unit - 1);
    if (odds === 0) {
      return {
        ru: `Подразделению «${ru}» бросок не поможет: его спасёт только карта.`,
        en: `No roll will do for ${en}: only a card can save it.`,
      };
    }
    return {
      ru: `Труднее всего придётся подразделению «${ru}»: вероятность пройти проверку — ${odds}\u00a0%.`,
      en: `The unit in most danger is then ${en}: its chance of passing the check is ${odds}%.`,
    };
  },
  agree: plain('Так и надо распределить.', 'That is how to divide them.'),
  stand: ({ odds }) =>
    odds === 0
      ? HOPELESS
      : {
          ru: `Вероятность устоять — ${odds}\u00a0%, и огневая точка останется за нами.`,
          en: `The chance of holding is ${odds}%, and the fire point stays ours.`,
        },
  retreat({ stand, leave }) {
    if (leave === 0) return HOPELESS;
    return leave > stand
      ? {
          ru: `Устоять — ${stand}\u00a0%, отойти — ${leave}\u00a0%: подразделение важнее.`,
          en: `Holding: ${stand}%, getting away: ${leave}%. The unit matters more.`,
        }
      : {
          ru: `Остаться не опаснее: ${stand}\u00a0%, но отход — это ещё и переход на другую огневую точку.`,
          en: `Staying is just as safe: ${stand}%, but a retreat also moves the unit to another fire point.`,
        };
  },
  choose: plain('Это лучшее из того, что можно выбрать.', 'It is the best of what may be chosen.'),
  random: plain('Это ход наугад.', 'A move at random.'),
};

export function reasonText({ reason, figures }: ToldReason, pack: Pack): Localized | undefined {
  const { answer, chance } = figures ?? {};
  const sentence = say(REASONS, { reason: answer ? String(answer) : reason, figures: figures ?? {} }, pack);
  if (!sentence || chance === undefined) return sentence;
  const { ru, en } = chanceText(Number(chance));
  return { ru: `${sentence.ru} ${ru}`, en: `${sentence.en} ${en}` };
}

/** Of what hardly ever goes otherwise no figure is told: it would sound as if it never did. */
function chanceText(chance: number): Localized {
  if (chance < 1) {
    return {
      ru: 'Шансов отстоять рубеж почти нет.',
      en: 'There is hardly a chance left of holding the line.',
    };
  }
  if (chance > 99) {
    return { ru: 'Рубеж почти наверняка выстоит.', en: 'The line will almost certainly hold.' };
  }
  return {
    ru: `Шансы отстоять рубеж — около ${chance}\u00a0%.`,
    en: `Chances of holding the line: about ${chance}%.`,
  };
}
