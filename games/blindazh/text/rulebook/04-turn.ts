import type { Chapter } from '@bridgehead/kernel';

export const turn: Chapter = {
  id: 'BLN-4',
  title: { ru: 'Ход игрока', en: 'A player’s turn' },
  clauses: [
    {
      id: 'BLN-4.1',
      title: { ru: 'Переход', en: 'Walking' },
      paragraphs: [
        {
          ru: 'Солдат проходит до трёх клеток или остаётся на месте. Каждый шаг ведёт на соседнюю клетку по прямой, и обе клетки должны быть окопами, соединёнными открытыми сторонами. Стартовый окоп — тоже окоп.',
          en: 'A soldier walks up to three cells or stays. Each step leads straight to a neighbouring cell, and both cells must be trenches joined by open sides. The start trench is a trench, too.',
        },
        {
          ru: 'На клетку с плиткой противника войти нельзя. Переход можно сделать по частям, пока шагов в сумме не больше трёх.',
          en: 'A cell with an enemy tile cannot be entered. The walk may be made in parts, as long as it is three steps in all.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-4.2',
      title: { ru: 'Выход на открытую местность', en: 'Out into the open' },
      paragraphs: [
        {
          ru: 'Последним шагом можно выйти из окопа через открытую сторону на местность без плиток или на свободную клетку зоны противника — но только чтобы сразу построить там окоп.',
          en: 'The last step may leave the trench through an open side onto ground without tiles, or onto a free cell of the enemy zone, but only to build there in the same turn.',
        },
        {
          ru: 'Этот шаг — один из трёх. Выход и стройка — одно действие. Если подходящей открытой плитки нет, а для зоны противника не осталось флага, выйти нельзя. Поэтому никто не заканчивает ход на открытом месте, и плитку никогда не кладут под двоих.',
          en: 'This step is one of the three. Stepping out and building are one move. Without an open tile that fits, or a spare flag for the enemy zone, it is not allowed. So no soldier ever ends a turn in the open, and a tile is never laid under two.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-4.3',
      title: { ru: 'Одно действие', en: 'One action' },
      paragraphs: [
        {
          ru: 'После перехода можно выполнить одно действие или ни одного: построить окоп, засыпать окоп, атаковать, взять гранату, бросить гранату, заменить открытые плитки.',
          en: 'After walking take one action or none: build, clear, attack, take a grenade, throw a grenade, replace the open tiles.',
        },
      ],
    },
    {
      id: 'BLN-4.4',
      title: { ru: 'Пополнение', en: 'Refill' },
      paragraphs: [
        {
          ru: 'Открытых плиток снова становится три.',
          en: 'The open tiles are brought back to three.',
        },
        {
          ru: 'Если стопка пуста, её обновляют: перемешивают сброс окопов и гранат. Если нет и его, открытых плиток останется меньше.',
          en: 'An empty stack is renewed by shuffling the discarded trenches and grenades. With none left the row stays short.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-4.5',
      title: { ru: 'Тревога', en: 'Alarm' },
      paragraphs: [
        {
          ru: 'Если плиток противника на поле меньше, чем игроков, игрок, закончивший ход, тянет одну плитку противника и бросает кубик: плитка встаёт в зону противника на полосе с выпавшим числом.',
          en: 'If there are fewer enemy tiles on the board than players, whoever has just moved draws one and rolls the die: the number is the lane whose zone it enters.',
        },
        {
          ru: 'Клетка занята противником — кубик бросают снова. На клетке флаг — вытянутая плитка выбывает из игры.',
          en: 'If an enemy is already there, roll again. If a flag stands there, the drawn tile leaves the game.',
        },
      ],
    },
    {
      id: 'BLN-4.6',
      title: { ru: 'Не больше одной плитки', en: 'One tile at most' },
      paragraphs: [
        {
          ru: 'За ход игрока противник получает не больше одной плитки; когда стопка пуста — ни одной.',
          en: 'No more than one enemy tile is drawn in a player’s turn, and none once the stack is empty.',
        },
      ],
    },
  ],
};
