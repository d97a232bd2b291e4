import type { Chapter } from '@bridgehead/kernel';

export const round: Chapter = {
  id: 'BLN-3',
  title: { ru: 'Раунд', en: 'The round' },
  clauses: [
    {
      id: 'BLN-3.1',
      title: { ru: 'Порядок ходов', en: 'Order of turns' },
      paragraphs: [
        {
          ru: 'В раунде каждый игрок делает один ход, по часовой стрелке, а потом ходит противник. Начинает старший из игроков.',
          en: 'In a round every player takes one turn, clockwise, and then the enemy moves. The oldest player begins.',
        },
        {
          ru: 'За нашим столом первое место назначают до игры; если не назначить, начинает место 1.',
          en: 'At our table the first seat is named before the game; unless you name another it is seat 1.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-3.2',
      title: { ru: 'Где начинают солдаты', en: 'Where soldiers begin' },
      paragraphs: [
        {
          ru: 'Каждый игрок сам выбирает стартовую клетку для своего солдата. На одной клетке могут стоять несколько солдат — и в начале, и потом.',
          en: 'Each player chooses a start cell for their soldier. Several soldiers may share a cell, at the start and later.',
          ruling: true,
        },
      ],
    },
  ],
};
