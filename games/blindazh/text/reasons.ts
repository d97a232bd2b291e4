import type { Localized, Reason } from '@bridgehead/kernel';

type Figures = NonNullable<Reason['figures']>;
type Sentence = (figures: Figures) => Localized;

const plain =
  (ru: string, en: string): Sentence =>
  () => ({ ru, en });

/** What a bot says about its move: the sentences behind `Reason.reason`. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  post: ({ cell }) => ({
    ru: `Начинает на клетке ${cell}: отсюда недалеко до любой полосы.`,
    en: `Begins at ${cell}: no lane is far from there.`,
  }),
  'close-in': ({ cell, enemy }) => ({
    ru: `Идёт на клетку ${cell}: противник на клетке ${enemy} опаснее всех.`,
    en: `Walks to ${cell}: the enemy at ${enemy} is the most dangerous.`,
  }),
  reposition: ({ cell }) => ({
    ru: `Идёт на клетку ${cell}: там от солдата будет больше толку.`,
    en: `Walks to ${cell}, where a soldier is of more use.`,
  }),
  retreat: ({ cell }) => ({
    ru: `Отходит на клетку ${cell}: здесь солдата настигнут.`,
    en: `Falls back to ${cell}: a soldier would be overrun here.`,
  }),
  'dig-on': ({ cell, left }) => ({
    ru: `Роет дальше через клетку ${cell}: до зоны противника рядов осталось ${left}.`,
    en: `Digs on through ${cell}: rows left to the enemy zone: ${left}.`,
  }),
  'dig-aside': ({ cell }) => ({
    ru: `Расширяет окопы на клетке ${cell}: отсюда удобнее встречать противника.`,
    en: `Widens the trenches at ${cell}: a better place to meet the enemy.`,
  }),
  trap: ({ cell, enemy }) => ({
    ru: `Ставит заграждение на клетке ${cell}, на пути противника с клетки ${enemy}.`,
    en: `Lays an obstacle at ${cell}, in the way of the enemy at ${enemy}.`,
  }),
  'first-flag': plain(
    'Ставит первый флаг: без него победы нет.',
    'Plants the first flag: there is no victory without one.',
  ),
  flag: ({ cell }) => ({
    ru: `Ставит флаг на клетке ${cell}: вышедшие туда плитки выбывают сразу.`,
    en: `Plants a flag at ${cell}: tiles that come up there leave at once.`,
  }),
  attack: ({ cell, odds, shield }) => ({
    ru: `Атакует клетку ${cell}: вероятность попасть ${odds} %, прорыв стоил бы ${shield}.`,
    en: `Attacks ${cell}: a ${odds}% chance to hit; a breakthrough would cost ${shield}.`,
  }),
  'attack-gun': ({ cell, odds }) => ({
    ru: `Атакует артиллерию на клетке ${cell}, пока она не выстрелила: вероятность попасть ${odds} %.`,
    en: `Attacks the artillery at ${cell} before it fires: a ${odds}% chance to hit.`,
  }),
  clear: ({ cell }) => ({
    ru: `Зачищает клетку ${cell}: этот окоп мешает.`,
    en: `Clears ${cell}: that trench is in the way.`,
  }),
  take: plain('Берёт гранату про запас.', 'Takes a grenade for later.'),
  throw: ({ enemies }) => ({
    ru: `Бросает гранату: под взрыв могут попасть плитки противника (в среднем ${enemies}).`,
    en: `Throws a grenade: on average it hits ${enemies} enemy tiles.`,
  }),
  replace: plain(
    'Меняет открытые плитки: из этих нужного не построить.',
    'Replaces the open tiles: these do not build what is needed.',
  ),
  end: plain('Ждёт: сейчас ничего лучшего нет.', 'Waits: there is nothing better to do now.'),
  random: plain('Ходит наугад.', 'Moves at random.'),
};

export function reasonText({ reason, figures = {} }: Reason): Localized {
  const sentence = (SENTENCES[reason] ?? (SENTENCES['end'] as Sentence))(figures);
  const { chance } = figures;
  if (chance === undefined) return sentence;
  return {
    ru: `${sentence.ru} Шансы отряда на победу — около ${chance} %.`,
    en: `${sentence.en} The squad’s chances of winning: about ${chance}%.`,
  };
}
