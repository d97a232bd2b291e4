import type { Chapter } from '@bridgehead/kernel';

export const setup: Chapter = {
  id: 'RUB-3',
  title: { ru: 'Подготовка', en: 'Setting up' },
  clauses: [
    {
      id: 'RUB-3.1',
      title: { ru: 'Огневые точки', en: 'Fire points' },
      paragraphs: [
        {
          ru: 'Четыре огневые точки сценария лежат в ряд по номерам.',
          en: 'The four fire points of the scenario lie in a row, by their numbers.',
        },
      ],
    },
    {
      id: 'RUB-3.2',
      title: { ru: 'Первый противник', en: 'The first enemies' },
      paragraphs: [
        {
          ru: 'Свежие силы перемешивают и бросают кубик: столько карт кладут по одной на точки 1, 2, 3, 4, снова 1 и так далее.',
          en: 'The fresh forces are shuffled and the die is rolled: that many cards are placed one by one on points 1, 2, 3, 4, then 1 again, and so on.',
        },
      ],
    },
    {
      id: 'RUB-3.3',
      title: { ru: 'Подразделения', en: 'Units' },
      paragraphs: [
        {
          ru: 'В игре всегда пять подразделений; игроки делят их между собой, одиночка командует всеми. Каждое начинает на огневой точке по выбору своего командира. Точки могут остаться пустыми.',
          en: 'There are always five units; the players share them out, and a single player commands them all. Each starts on a fire point of its commander’s choice. Points may stay empty.',
        },
      ],
    },
    {
      id: 'RUB-3.4',
      title: { ru: 'Колоды', en: 'Decks' },
      paragraphs: [
        {
          ru: 'Задания замешивают в колоду событий. Десять карт умений каждого подразделения — его собственная колода.',
          en: 'Tasks are shuffled into the event deck. The ten skill cards of each unit are its own deck.',
        },
      ],
    },
    {
      id: 'RUB-3.5',
      title: { ru: 'Порядок подготовки', en: 'The order of setting up' },
      paragraphs: [
        {
          ru: 'Противника выкладывают до того, как расставят подразделения; свойства, которые действуют по прибытии, при этом не работают. Жетонов в начале нет. Подразделения делят как можно ровнее, выбирают по порядку мест.',
          en: 'Enemies are dealt before units are placed; arrival properties ignore this deal. No tokens lie at the start. Units are shared out as evenly as possible, chosen in the order of seats.',
          ruling: true,
        },
      ],
    },
  ],
};
