import type { Chapter } from '@bridgehead/kernel';

export const goal: Chapter = {
  id: 'RUB-2',
  title: { ru: 'Победа и поражение', en: 'Victory and defeat' },
  clauses: [
    {
      id: 'RUB-2.1',
      title: { ru: 'Победа', en: 'Victory' },
      paragraphs: [
        {
          ru: 'Вы побеждаете в тот миг, когда свежие силы кончились, ни на одной огневой точке нет противника и удержаны хотя бы две точки.',
          en: 'You win the moment the fresh forces are empty, no enemy stands on any fire point, and at least two points are held.',
        },
      ],
    },
    {
      id: 'RUB-2.2',
      title: { ru: 'Поражение', en: 'Defeat' },
      paragraphs: [
        {
          ru: 'Захвачена третья огневая точка или уничтожены все подразделения: партия проиграна сразу.',
          en: 'The third fire point is captured, or all units are destroyed: the game is lost at once.',
        },
      ],
    },
    {
      id: 'RUB-2.3',
      title: { ru: 'Десять ходов без потерь', en: 'Ten turns without a loss' },
      paragraphs: [
        {
          ru: 'Десять ходов подряд никого не уничтожили и ничего не захватили — поражение, сколько бы карт ни оставалось в свежих силах.',
          en: 'Ten turns in succession without an enemy or unit destroyed or a point captured are a defeat, whatever the fresh forces hold.',
          ruling: true,
        },
      ],
    },
  ],
};
