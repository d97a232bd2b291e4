import type { Chapter } from '@bridgehead/kernel';

export const goal: Chapter = {
  id: 'BLN-2',
  title: { ru: 'Цель и конец игры', en: 'Goal and end' },
  clauses: [
    {
      id: 'BLN-2.1',
      title: { ru: 'Победа', en: 'Victory' },
      paragraphs: [
        {
          ru: 'Отряд побеждает, если стопка противника пуста, на поле не осталось ни одной его плитки, штрафных очков меньше десяти и в зону противника прорыт хотя бы один окоп: там стоит флаг.',
          en: 'The squad wins when the enemy stack is empty, none of its tiles is left on the board, there are fewer than ten penalty points, and at least one trench has been dug into the enemy zone: a flag stands there.',
        },
      ],
    },
    {
      id: 'BLN-2.2',
      title: { ru: 'Без флага победы нет', en: 'No victory without a flag' },
      paragraphs: [
        {
          ru: 'Стопка пуста и поле чисто, а в зоне противника нет ни одного флага — поражение.',
          en: 'The stack is empty and the board is clear, but no flag stands in the enemy zone: defeat.',
        },
      ],
    },
    {
      id: 'BLN-2.3',
      title: { ru: 'Десятое очко', en: 'The tenth point' },
      paragraphs: [
        {
          ru: 'Десятое штрафное очко сразу заканчивает игру поражением, даже посреди хода противника.',
          en: 'The tenth penalty point ends the game in defeat at once, even in the middle of the enemy’s turn.',
        },
      ],
    },
    {
      id: 'BLN-2.4',
      title: { ru: 'Когда проверяют конец', en: 'When the end is tested' },
      paragraphs: [
        {
          ru: 'Конец проверяют после каждого события, и в ходы игроков тоже. Если сошлось и то и другое, десятое очко важнее чистого поля.',
          en: 'The end is tested after everything that happens, in players’ turns too. If both come together, the tenth point comes before the clear board.',
          ruling: true,
        },
        {
          ru: 'Поэтому снять последнюю плитку противника, пока нет флага, — значит проиграть. Перед таким выстрелом игра предупредит.',
          en: 'So removing the last enemy tile before a flag stands loses the game. The table warns before such a shot.',
          ruling: true,
        },
      ],
    },
  ],
};
