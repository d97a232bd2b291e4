import type { GuideStep } from '@bridgehead/kernel';

export const guide: readonly GuideStep[] = [
  {
    title: { ru: 'Все вместе', en: 'All together' },
    text: {
      ru: 'Вы держите участок всем отрядом: побеждают все или никто. Нужно выдержать атаку, не дойдя до предела штрафных очков, и прорыть окоп в зону противника. Предел назначает сложность: он виден рядом с полем.',
      en: 'The whole squad holds one sector: all win or nobody does. Withstand the attack without reaching the limit of penalty points, and dig a trench into the enemy zone. The difficulty sets the limit: it stands beside the board.',
    },
  },
  {
    title: { ru: 'Переход', en: 'Walking' },
    text: {
      ru: 'Солдат ходит только по окопам, до трёх клеток за ход. Клетки, куда можно дойти, подсвечены.',
      en: 'A soldier walks in trenches only, up to three cells a turn. The cells within reach are lit.',
    },
  },
  {
    title: { ru: 'Окопы', en: 'Trenches' },
    text: {
      ru: 'Выберите открытую плитку, поверните её и постройте окоп рядом со своими. Последний шаг и стройка — один ход.',
      en: 'Pick an open tile, turn it and build next to your own trenches. The last step and the building are one move.',
    },
  },
  {
    title: { ru: 'Бой', en: 'Fighting' },
    text: {
      ru: 'Противника атакуют с соседней клетки. Сбоку безопаснее: стоящего прямо на пути после промаха сомнут.',
      en: 'Attack an enemy from the cell beside it. From the flank it is safer: a soldier straight ahead is overrun after a miss.',
    },
  },
  {
    title: { ru: 'Флаг', en: 'The flag' },
    text: {
      ru: 'Каждый флаг в зоне противника закрывает свою полосу: вышедшие туда плитки выбывают. Не снимайте последнюю плитку противника, пока не стоит ни одного флага.',
      en: 'Every flag in the enemy zone closes its lane: tiles that come up there leave the game. Do not remove the last enemy tile before a flag stands.',
    },
  },
];
