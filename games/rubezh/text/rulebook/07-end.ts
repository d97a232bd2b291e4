import type { Chapter } from '@bridgehead/kernel';

export const end: Chapter = {
  id: 'RUB-7',
  title: { ru: 'Конец хода', en: 'End of the turn' },
  clauses: [
    {
      id: 'RUB-7.1',
      title: { ru: 'Захват', en: 'Capture' },
      paragraphs: [
        {
          ru: 'На каждой огневой точке с противником и без подразделений складывают очки захвата. Если их не меньше, чем указано на точке, она захвачена и выходит из игры, а её противников замешивают в свежие силы.',
          en: 'At each fire point with enemies and no unit the capture points are summed. At or above the point’s value it is captured and leaves the game, and its enemies are shuffled into the fresh forces.',
        },
        {
          ru: 'Сначала действуют свойства конца хода, есть на точке подразделения или нет; пехотные взводы считают на всех точках до первого вызова подмоги. Все точки проверяют до того, как уберут первую. Жетоны захваченной точки возвращаются в запас.',
          en: 'End-of-turn properties come first, with or without units there; numbers on all points are counted before the first call. All points are tested before any leaves. Tokens of a captured point return to the supply.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-7.2',
      title: { ru: 'Пределы', en: 'Limits' },
      paragraphs: [
        {
          ru: 'Бонусы «до конца хода» кончаются. На точке не бывает жетонов больше её предела, а всего их двенадцать.',
          en: 'Bonuses “until the end of the turn” end. A point never holds more tokens than its limit, and only twelve exist.',
        },
      ],
    },
  ],
};
