import type { Chapter } from '@bridgehead/kernel';

export const end: Chapter = {
  id: 'POB-8',
  title: { ru: 'Конец игры', en: 'End of the game' },
  clauses: [
    {
      id: 'POB-8.1',
      title: { ru: 'Победа', en: 'Victory' },
      paragraphs: [
        {
          ru: 'Цвет, который первым набрал нужное число линий, побеждает немедленно. Остальные круг не доигрывают.',
          en: 'The first colour to reach the target number of lines wins at once. The round is not played out.',
        },
      ],
    },
    {
      id: 'POB-8.2',
      title: { ru: 'Карты кончились', en: 'Out of cards' },
      paragraphs: [
        {
          ru: 'Если нет карт ни в колоде, ни у игроков, побеждает цвет с наибольшим числом линий. Если больше всех линий сразу у нескольких цветов, между ними ничья.',
          en: 'When the deck and all hands are empty, the colour with the most lines wins. If several colours share the top number, it is a draw between them.',
        },
        {
          ru: 'Пример: у двух цветов по две линии, у третьего одна. Ничья у первых двух, третий проиграл.',
          en: 'Example: two colours have two lines each, the third has one. The first two draw and the third has lost.',
        },
      ],
    },
    {
      id: 'POB-8.3',
      title: { ru: 'Карты остались только в колоде', en: 'Cards left only in the deck' },
      paragraphs: [
        {
          ru: 'Игра кончается так же, если карт нет ни у кого на руках и никто уже не вправе добрать карту с опозданием. Это верно, даже если колода не пуста.',
          en: 'The game ends in the same way when nobody holds a card and nobody may still draw late. This is so even if the deck has cards left.',
          ruling: true,
        },
      ],
    },
  ],
};
