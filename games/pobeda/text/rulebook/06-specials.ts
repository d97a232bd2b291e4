import type { Chapter } from '@bridgehead/kernel';

export const specials: Chapter = {
  id: 'POB-6',
  title: { ru: 'Специальные карты', en: 'Special cards' },
  clauses: [
    {
      id: 'POB-6.1',
      title: { ru: '«+1»: поставить', en: '“+1”: place' },
      paragraphs: [
        {
          ru: 'Выберите любую свободную клетку, кроме угла, и поставьте туда незакреплённую фишку своего цвета.',
          en: 'Choose any free cell except a corner and place a loose chip of your colour there.',
        },
        {
          ru: 'Если ваш запас пуст, сыграть эту карту нельзя.',
          en: 'You cannot play this card while your supply is empty.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-6.2',
      title: { ru: '«−1»: убрать', en: '“−1”: remove' },
      paragraphs: [
        {
          ru: 'Снимите с поля одну незакреплённую фишку другого цвета, любую на выбор. Она возвращается в запас своего цвета.',
          en: 'Take one loose chip of another colour off the board, whichever you like. It returns to the supply of its colour.',
        },
        {
          ru: 'Фишки своего цвета и закреплённые фишки эта карта не трогает.',
          en: 'This card never touches your own colour or a fixed chip.',
        },
      ],
    },
    {
      id: 'POB-6.3',
      title: { ru: '«−1/+1»: заменить', en: '“−1/+1”: replace' },
      paragraphs: [
        {
          ru: 'Снимите одну незакреплённую фишку другого цвета и на ту же клетку поставьте незакреплённую свою. Чужая фишка возвращается в запас своего цвета.',
          en: 'Take one loose chip of another colour off the board and place a loose chip of yours on the same cell. Theirs returns to the supply of its colour.',
        },
        {
          ru: 'Такая замена может завершить вашу линию.',
          en: 'The replacement can complete a line of yours.',
        },
        {
          ru: 'Если ваш запас пуст, сыграть эту карту нельзя.',
          en: 'You cannot play this card while your supply is empty.',
          ruling: true,
        },
      ],
    },
  ],
};
