import type { Chapter } from '@bridgehead/kernel';

export const events: Chapter = {
  id: 'RUB-10',
  title: { ru: 'События и задания', en: 'Events and tasks' },
  clauses: [
    {
      id: 'RUB-10.1',
      title: { ru: 'События', en: 'Events' },
      paragraphs: [
        {
          ru: 'Событий 26: примерно треть помогает, треть вредит, от остальных и польза, и вред. На каждом напечатаны подкрепления для точек 1–4, всего не больше шести карт.',
          en: 'There are 26 events: about a third help, a third hurt, the rest do both. Each prints reinforcements for points 1 to 4, never more than six cards together.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-10.2',
      title: { ru: 'Задания', en: 'Tasks' },
      paragraphs: [
        {
          ru: 'У каждого из пяти заданий своё условие на столе и эффект, который срабатывает один раз.',
          en: 'Each of the five tasks has a condition on the table and an effect that works once.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-10.3',
      title: { ru: 'Свой набор', en: 'Content packs' },
      paragraphs: [
        {
          ru: 'Карты — это данные: всё, что они делают, составлено из немногих слов, и текст карты получен из того же описания. Набор с новыми картами не требует программирования.',
          en: 'Cards are data: all they do is put together from a few words, and a card’s text is made from the same entry. A pack with new cards needs no programming.',
          ruling: true,
        },
      ],
    },
  ],
};
