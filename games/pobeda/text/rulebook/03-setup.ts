import type { Chapter } from '@bridgehead/kernel';

export const setup: Chapter = {
  id: 'POB-3',
  title: { ru: 'Подготовка', en: 'Set-up' },
  clauses: [
    {
      id: 'POB-3.1',
      title: { ru: 'Раздача', en: 'The deal' },
      paragraphs: [
        {
          ru: 'Каждый получает шесть карт и никому их не показывает. Всё, что осталось, лежит рубашкой вверх и служит общей колодой.',
          en: 'Each player receives six cards and shows them to nobody. The rest lies face down and is the common deck.',
        },
        {
          ru: 'Сдающего выбирает случай.',
          en: 'The dealer is chosen at random.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-3.2',
      title: { ru: 'Первый ход', en: 'The first turn' },
      paragraphs: [
        {
          ru: 'Начинает сам сдающий.',
          en: 'The dealer moves first.',
          edition: '2019',
        },
        {
          ru: 'Начинает сосед сдающего слева.',
          en: 'The dealer’s left-hand neighbour moves first.',
          edition: 'classic',
        },
      ],
    },
    {
      id: 'POB-3.3',
      title: { ru: 'Порядок ходов', en: 'Order of play' },
      paragraphs: [
        {
          ru: 'Ходят по часовой стрелке, от соседа к соседу. Этот порядок не меняется всю игру.',
          en: 'Play goes round the table to the left, from neighbour to neighbour. This order never changes.',
        },
      ],
    },
    {
      id: 'POB-3.4',
      title: { ru: 'Сколько линий нужно', en: 'How many lines you need' },
      paragraphs: [
        {
          ru: 'Цель — одна линия победы. В режиме «Великая победа» нужны две линии или три: сколько именно, решают до начала игры.',
          en: 'The target is one line. In the “Great Victory” mode it is two lines or three: agree which before play begins.',
          edition: '2019',
        },
        {
          ru: 'Цель — три линии победы.',
          en: 'The target is three lines.',
          edition: 'classic',
        },
      ],
    },
  ],
};
