import type { Chapter } from '@bridgehead/kernel';

export const board: Chapter = {
  id: 'POB-1',
  title: { ru: 'Поле, карты, фишки', en: 'Board, cards and chips' },
  clauses: [
    {
      id: 'POB-1.1',
      title: { ru: 'Поле', en: 'The board' },
      paragraphs: [
        {
          ru: 'Четыре угла поля универсальны, событий на них нет. На каждой из остальных 140 клеток — одно событие войны 1941–1945 годов.',
          en: 'The four corners of the board are universal and carry no event. Each of the other 140 cells carries one event of the war of 1941–1945.',
        },
        {
          ru: 'Поле — квадрат 12 × 12. Это 144 клетки: 140 событий и четыре угла.',
          en: 'The board is a square of 12 × 12. That makes 144 cells: 140 events and four corners.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-1.2',
      title: { ru: 'Карты событий', en: 'Event cards' },
      paragraphs: [
        {
          ru: 'У каждого события ровно одна карта. Название на карте и на клетке одно и то же: по нему вы и находите клетку.',
          en: 'Every event has exactly one card. The card and the cell carry the same title, and that is how you find the cell.',
        },
      ],
    },
    {
      id: 'POB-1.3',
      title: { ru: 'Специальные карты', en: 'Special cards' },
      paragraphs: [
        {
          ru: 'Специальных карт одиннадцать: четыре «+1», четыре «−1» и три «−1/+1». Что они делают, рассказано в главе «Специальные карты».',
          en: 'There are eleven special cards: four “+1”, four “−1” and three “−1/+1”. The chapter “Special cards” tells you what they do.',
        },
        {
          ru: 'Это издание называет только общее число, одиннадцать. Сколько каких карт, взято из классического издания.',
          en: 'This edition gives only the total, eleven. How many there are of each kind is taken from the classic edition.',
          edition: '2019',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-1.4',
      title: { ru: 'Колода', en: 'The deck' },
      paragraphs: [
        {
          ru: 'Играют 151 картой: 140 событий и 11 специальных.',
          en: 'You play with 151 cards: 140 events and 11 specials.',
        },
        {
          ru: 'В составе этого издания названы 152 карты. Но 140 + 11 = 151, поэтому 152-я карта не игровая.',
          en: 'The contents of this edition list 152 cards. But 140 + 11 = 151, so the 152nd is not a playing card.',
          edition: 'classic',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-1.5',
      title: { ru: 'Фишки', en: 'Chips' },
      paragraphs: [
        {
          ru: 'Фишки бывают трёх цветов. Фишка звездой вниз — незакреплённая: её ещё можно убрать или заменить. Фишка звездой вверх — закреплённая: она останется на месте до конца игры.',
          en: 'Chips come in three colours. A chip with its star down is loose: it can still be removed or replaced. A chip with its star up is fixed: it stays where it is until the game ends.',
        },
        {
          ru: 'Всего фишек 144, значит, по 48 каждого цвета.',
          en: 'There are 144 chips in all, so each colour has 48.',
          edition: '2019',
          ruling: true,
        },
        {
          ru: 'Всего фишек 216, значит, по 72 каждого цвета.',
          en: 'There are 216 chips in all, so each colour has 72.',
          edition: 'classic',
          ruling: true,
        },
        {
          ru: 'Фишка, снятая с поля, возвращается в запас своего цвета. Её можно поставить снова.',
          en: 'A chip taken off the board returns to the supply of its colour. It can be placed again.',
        },
        {
          ru: 'Если запас цвета пуст, этот цвет не ставит фишек, пока хотя бы одна не вернётся с поля.',
          en: 'While the supply of a colour is empty, that colour cannot place a chip. It has to wait until one returns from the board.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-1.6',
      title: { ru: 'Порядок событий на поле', en: 'The order of events on the board' },
      paragraphs: [
        {
          ru: 'События идут в хронологическом порядке, строка за строкой. Если читать поле как страницу, видно, как шла война.',
          en: 'Events lie in chronological order, row by row. Read the board like a page and you see how the war went.',
          ruling: true,
        },
        {
          ru: 'До начала игры можно выбрать перемешанное поле. Его расклад задаёт ключ раздачи: от него зависят все случайности партии. Один и тот же ключ даёт один и тот же расклад.',
          en: 'Before the game you may ask for a shuffled board. Its layout comes from the table’s seed, the number behind everything random in the game. The same seed gives the same layout.',
          ruling: true,
        },
      ],
    },
  ],
};
